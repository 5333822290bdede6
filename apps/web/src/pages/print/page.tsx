import '../../style/print.css';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Action } from '../../parts/action.tsx';
import { Choice } from '../../parts/choice.tsx';
import { PAPER_NAMES, PAPERS, type Paper } from '../../print/paper.ts';
import { BoardSheets } from './board-sheets.tsx';
import { Leaflet } from './leaflet.tsx';
import { createPageSize } from './page-size.ts';
import { words } from './words.ts';

const WHATS = ['board', 'rules'] as const;

/** Boards to scale, and the rules on a leaflet to fold. */
export default function PrintPage(_props: { readonly path: readonly string[] }): JSX.Element {
  const [what, setWhat] = createSignal<(typeof WHATS)[number]>('board');
  const [paper, setPaper] = createSignal<Paper>('a4');
  const setBoardSize = createPageSize();
  const landscape = createMemo(() => ({ width: PAPERS[paper()].height, height: PAPERS[paper()].width }));
  return (
    <div class="print">
      <div class="print-head">
        <p class="kicker">
          <a href="/learn">{words().back}</a>
        </p>
        <h1>{words().title}</h1>
        <p class="lead">{words().lead}</p>
        <div class="print-choices">
          <Choice
            label={words().what}
            values={WHATS}
            chosen={what()}
            words={words().whats}
            onChoose={setWhat}
          />
          <Choice
            label={words().paper}
            values={PAPER_NAMES}
            chosen={paper()}
            words={words().papers}
            onChoose={setPaper}
          />
        </div>
      </div>
      <Show
        when={what() === 'board'}
        fallback={<Leaflet size={landscape()} onSize={setBoardSize} action={<PrintButton />} />}
      >
        <BoardSheets paper={paper()} onSize={setBoardSize} action={<PrintButton />} />
      </Show>
    </div>
  );
}

function PrintButton(): JSX.Element {
  return <Action class="btn main" word={words().print} onPress={() => print()} />;
}

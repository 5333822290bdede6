import '../../style/print.css';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Choice } from '../../board/choice.tsx';
import { Press } from '../../board/press.tsx';
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
            name={words().what}
            values={WHATS}
            value={what()}
            wordOf={(value) => words().whats[value]}
            onChoose={setWhat}
          />
          <Choice
            name={words().paper}
            values={PAPER_NAMES}
            value={paper()}
            wordOf={(value) => words().papers[value]}
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
  return <Press class="btn main" word={words().print} onPress={() => print()} />;
}

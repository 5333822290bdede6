import '../../style/print.css';
import { printStrings } from '@halma/locales/print';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Action } from '../../parts/action.tsx';
import { Choice } from '../../parts/choice.tsx';
import { PAPER_NAMES, PAPERS, type Paper } from '../../print/paper.ts';
import { BoardSheets } from './board-sheets.tsx';
import { Leaflet } from './leaflet.tsx';
import { createPageSize } from './page-size.ts';

const PRINT_KINDS = ['board', 'rules'] as const;

/** Boards to print to scale, and the rules as a leaflet to fold. */
export default function PrintPage(_props: { readonly path: readonly string[] }): JSX.Element {
  const [printKind, setPrintKind] = createSignal<(typeof PRINT_KINDS)[number]>('board');
  const [paper, setPaper] = createSignal<Paper>('a4');
  const setPageSize = createPageSize();
  const landscapeSize = createMemo(() => ({ width: PAPERS[paper()].height, height: PAPERS[paper()].width }));
  return (
    <div class="print">
      <div class="print-head">
        <p class="kicker">
          <a href="/learn">{printStrings().back}</a>
        </p>
        <h1>{printStrings().title}</h1>
        <p class="lead">{printStrings().lead}</p>
        <div class="print-choices">
          <Choice
            label={printStrings().whatToPrint}
            values={PRINT_KINDS}
            selected={printKind()}
            labels={printStrings().printables}
            onSelect={setPrintKind}
          />
          <Choice
            label={printStrings().paper}
            values={PAPER_NAMES}
            selected={paper()}
            labels={printStrings().papers}
            onSelect={setPaper}
          />
        </div>
      </div>
      <Show
        when={printKind() === 'board'}
        fallback={<Leaflet size={landscapeSize()} onSize={setPageSize} action={<PrintButton />} />}
      >
        <BoardSheets paper={paper()} onSize={setPageSize} action={<PrintButton />} />
      </Show>
    </div>
  );
}

function PrintButton(): JSX.Element {
  return <Action class="btn main" label={printStrings().print} onPress={() => print()} />;
}

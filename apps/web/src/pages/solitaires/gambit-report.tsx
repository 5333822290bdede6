import { solitaireStrings } from '@halma/locales/solitaires';
import { For, type JSX, Show } from 'solid-js';
import { tenths } from '../../locale/decimal.ts';
import { Action } from '../../parts/action.tsx';
import type { GambitReport } from '../../solitaires/gambit.ts';
import type { StoredGambit } from '../../solitaires/stored-gambits.ts';

/** The evaluation of an opening. */
export function GambitReportList(props: { readonly report: GambitReport }): JSX.Element {
  return (
    <section aria-label={solitaireStrings().gambits.now}>
      <h2 class="key-title">{solitaireStrings().gambits.now}</h2>
      <dl class="gambit-facts">
        <dt>{solitaireStrings().gambits.meanAdvance}</dt>
        <dd>{solitaireStrings().gambits.squares(tenths(props.report.meanAdvance))}</dd>
        <dt>{solitaireStrings().gambits.lastMan}</dt>
        <dd>{solitaireStrings().gambits.toGo(props.report.lastMan)}</dd>
        <dt>{solitaireStrings().gambits.ladderGain}</dt>
        <dd>{solitaireStrings().gambits.squares(String(props.report.ladderGain))}</dd>
        <dt>{solitaireStrings().gambits.inCamp}</dt>
        <dd>{solitaireStrings().gambits.men(props.report.inYard)}</dd>
      </dl>
    </section>
  );
}

/** The openings stored on this device, for comparison. */
export function GambitTable(props: {
  readonly gambits: readonly StoredGambit[];
  readonly onShow: (gambit: StoredGambit) => void;
}): JSX.Element {
  return (
    <section class="side-table" aria-label={solitaireStrings().gambits.kept}>
      <h2 class="key-title">{solitaireStrings().gambits.kept}</h2>
      <Show
        when={props.gambits.length > 0}
        fallback={<p class="small quiet">{solitaireStrings().gambits.noneKept}</p>}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{solitaireStrings().gambits.meanAdvance}</th>
              <th scope="col">{solitaireStrings().gambits.lastMan}</th>
              <th scope="col">{solitaireStrings().gambits.ladderGain}</th>
              <th scope="col">{solitaireStrings().gambits.inCamp}</th>
              <th scope="col">
                <span class="vh">{solitaireStrings().gambits.show}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={props.gambits}>
              {(gambit) => (
                <tr>
                  <td>{tenths(gambit.meanAdvance)}</td>
                  <td>{gambit.lastMan}</td>
                  <td>{gambit.ladderGain}</td>
                  <td>{gambit.inYard}</td>
                  <td>
                    <Action
                      class="btn dense"
                      label={solitaireStrings().gambits.show}
                      onPress={() => props.onShow(gambit)}
                    />
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </section>
  );
}

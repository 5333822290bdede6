import { For, type JSX, Show } from 'solid-js';
import { Action } from '../../parts/action.tsx';
import { tenths } from '../../site/decimal.ts';
import type { GambitReport } from '../../solitaires/gambit.ts';
import type { KeptGambit } from '../../solitaires/kept-gambits.ts';
import { words } from './words.ts';

/** How an opening stands. */
export function ReportList(props: { readonly report: GambitReport }): JSX.Element {
  return (
    <section aria-label={words().gambits.now}>
      <h2 class="key-title">{words().gambits.now}</h2>
      <dl class="gambit-facts">
        <dt>{words().gambits.meanAdvance}</dt>
        <dd>{words().gambits.squares(tenths(props.report.meanAdvance))}</dd>
        <dt>{words().gambits.lastMan}</dt>
        <dd>{words().gambits.toGo(props.report.lastMan)}</dd>
        <dt>{words().gambits.ladderGain}</dt>
        <dd>{words().gambits.squares(String(props.report.ladderGain))}</dd>
        <dt>{words().gambits.inYard}</dt>
        <dd>{words().gambits.men(props.report.inYard)}</dd>
      </dl>
    </section>
  );
}

/** The openings kept on this device, to compare. */
export function GambitTable(props: {
  readonly kept: readonly KeptGambit[];
  readonly onShow: (gambit: KeptGambit) => void;
}): JSX.Element {
  return (
    <section class="kept" aria-label={words().gambits.kept}>
      <h2 class="key-title">{words().gambits.kept}</h2>
      <Show when={props.kept.length > 0} fallback={<p class="small quiet">{words().gambits.noneKept}</p>}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words().gambits.meanAdvance}</th>
              <th scope="col">{words().gambits.lastMan}</th>
              <th scope="col">{words().gambits.ladderGain}</th>
              <th scope="col">{words().gambits.inYard}</th>
              <th scope="col">
                <span class="vh">{words().gambits.show}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={props.kept}>
              {(gambit) => (
                <tr>
                  <td>{tenths(gambit.meanAdvance)}</td>
                  <td>{gambit.lastMan}</td>
                  <td>{gambit.ladderGain}</td>
                  <td>{gambit.inYard}</td>
                  <td>
                    <Action
                      class="btn dense"
                      word={words().gambits.show}
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

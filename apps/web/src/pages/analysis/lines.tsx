import { For, type JSX, Show } from 'solid-js';
import { type LineMove, lineMoves, signed } from '../../analysis/line-text.ts';
import { Switch } from '../../parts/switch.tsx';
import { analysisWords } from '../../words/analysis.ts';
import { leadWords } from './lead.ts';
import { useStudy } from './study-context.ts';

/** Moves of a line that are shown. */
const SHOWN = 4;

/** The best lines the computer has found. A press on one plays its first move. */
export function Lines(): JSX.Element {
  const { position, thinker, play } = useStudy();
  const lines = (): NonNullable<ReturnType<typeof thinker.found>>['lines'] => thinker.found()?.lines ?? [];
  const headline = (): string => {
    const [best] = lines();
    if (best !== undefined) return leadWords(position(), best);
    if (position().outcome !== null) return analysisWords().over;
    if (thinker.hasFailed()) return analysisWords().stopped;
    return thinker.isOn() ? analysisWords().thinking : analysisWords().lines;
  };
  return (
    <section class="card lines" aria-label={analysisWords().lines}>
      <div class="head">
        <span>{headline()}</span>
        <Show when={thinker.found()}>
          {(found) => <span class="quiet num depth">{analysisWords().depth(found().depth)}</span>}
        </Show>
      </div>
      <ol>
        <For each={lines()}>
          {(line) => {
            const [first, ...rest] = lineMoves(position(), line.moves, SHOWN);
            const move = line.moves[0];
            return (
              <li>
                <button
                  type="button"
                  class="line"
                  aria-label={`${signed(line.score)}: ${analysisWords().playLine(first?.text ?? '')}`}
                  onClick={() => move !== undefined && play(move)}
                >
                  <b class="num">{signed(line.score)}</b>
                  <span class="first">{first && <Moved move={first} />}</span>
                  <span class="quiet">
                    {rest.length > 0 && `${analysisWords().afterwards} `}
                    <For each={rest}>{(next) => <Moved move={next} />}</For>
                  </span>
                </button>
              </li>
            );
          }}
        </For>
      </ol>
      <Switch label={analysisWords().engine} on={thinker.isOn()} onChange={thinker.turn} />
    </section>
  );
}

function Moved(props: { move: LineMove }): JSX.Element {
  return (
    <span class="moved">
      {props.move.text}
      <Show when={props.move.jumps > 0}>
        <span class="hopn">{props.move.jumps}</span>
      </Show>{' '}
    </span>
  );
}

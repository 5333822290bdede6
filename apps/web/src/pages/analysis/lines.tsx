import { analysisWords } from '@halma/locales/analysis';
import { Index, type JSX, Show } from 'solid-js';
import { signedNumber } from '../../analysis/signed-number.ts';
import type { LineMove } from '../../game/line-moves.ts';
import { Switch } from '../../parts/switch.tsx';
import { leadText } from './lead.ts';
import { useStudy } from './study-context.ts';

/** The best lines the computer has found. Pressing one plays its first move. */
export function Lines(): JSX.Element {
  const { followedPosition: position, thinker, play } = useStudy();
  const lines = (): NonNullable<ReturnType<typeof thinker.found>>['lines'] => thinker.found()?.lines ?? [];
  const headline = (): string => {
    const [best] = lines();
    if (best !== undefined) return leadText(position(), best);
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
        <Index each={lines()}>
          {(line) => {
            const moves = (): readonly LineMove[] => line().shown;
            const playFirst = (): void => {
              const [move] = line().moves;
              if (move !== undefined) play(move);
            };
            return (
              <li>
                <button
                  type="button"
                  class="line"
                  aria-label={`${signedNumber(line().score)}: ${analysisWords().playLine(moves()[0]?.text ?? '')}`}
                  onClick={playFirst}
                >
                  <b class="num">{signedNumber(line().score)}</b>
                  <span class="first">
                    <Index each={moves().slice(0, 1)}>{(move) => <Moved move={move()} />}</Index>
                  </span>
                  <span class="quiet">
                    {moves().length > 1 && `${analysisWords().afterwards} `}
                    <Index each={moves().slice(1)}>{(move) => <Moved move={move()} />}</Index>
                  </span>
                </button>
              </li>
            );
          }}
        </Index>
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

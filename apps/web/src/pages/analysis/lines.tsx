import { analysisStrings } from '@halma/locales/analysis';
import { Index, type JSX, Show } from 'solid-js';
import { positiveSeats, signedLead } from '../../analysis/named-side.ts';
import { signedNumber } from '../../analysis/signed-number.ts';
import type { ShownLine } from '../../game/computer-messages.ts';
import type { LineMove } from '../../game/line-moves.ts';
import { JumpCount } from '../../game/parts/jump-count.tsx';
import { Switch } from '../../parts/switch.tsx';
import { describeLead, ownMoves } from './lead.ts';
import { sideName } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** The best lines that the engine has found for the side to move. Pressing a line plays its first move. */
export function Lines(): JSX.Element {
  const { paintedPosition: position, analysis, play, trial, nameOf } = useStudy();
  const lines = (): readonly ShownLine[] => analysis.result()?.lines ?? [];
  const headline = (): string => {
    const [best] = lines();
    if (best !== undefined) return describeLead(position(), best, nameOf);
    if (trial.positionBefore() !== null) return analysisStrings().hiddenLines;
    if (position().outcome !== null) return analysisStrings().over;
    if (!analysis.canAnalyse())
      return position().rules.seats.length > 1
        ? analysisStrings().sideWithoutMen
        : analysisStrings().nothingToCompare;
    if (analysis.hasFailed()) return analysisStrings().stopped;
    return analysis.isOn() ? analysisStrings().starting : analysisStrings().off;
  };
  /** Whether lines are expected. If so, the card reserves room for them. */
  const isWaiting = (): boolean =>
    lines().length === 0 &&
    analysis.isOn() &&
    analysis.canAnalyse() &&
    position().outcome === null &&
    trial.positionBefore() === null &&
    !analysis.hasFailed();
  const scoreText = ({ lead, proven }: ShownLine): string => {
    const signed = signedLead(position().rules, position().toMove, lead.moves);
    if (proven === undefined) return signedNumber(signed);
    return analysisStrings().winIn(signed > 0, ownMoves(position().rules, proven.plies));
  };
  return (
    <section class="card lines" classList={{ waiting: isWaiting() }} aria-label={analysisStrings().lines}>
      <div class="head">
        <span>{headline()}</span>
        <Show when={analysis.result()}>
          {(found) => <span class="quiet num depth">{analysisStrings().depth(found().depth)}</span>}
        </Show>
        <Switch label={analysisStrings().engine} on={analysis.isOn()} onChange={analysis.setOn} />
      </div>
      <ol>
        <Index each={lines()}>
          {(line) => {
            const moves = (): readonly LineMove[] => line().shownMoves;
            const playFirst = (): void => {
              const [move] = line().moves;
              if (move !== undefined) play(move);
            };
            return (
              <li>
                <button
                  type="button"
                  class="line"
                  title={analysisStrings().playLine(moves()[0]?.text ?? '')}
                  onClick={playFirst}
                >
                  <b class="num">{scoreText(line())}</b>
                  <span class="first">
                    <Index each={moves().slice(0, 1)}>{(move) => <LineMoveText move={move()} />}</Index>
                  </span>
                  <span class="quiet">
                    {moves().length > 1 && `${analysisStrings().afterwards} `}
                    <Index each={moves().slice(1)}>{(move) => <LineMoveText move={move()} />}</Index>
                  </span>
                </button>
              </li>
            );
          }}
        </Index>
      </ol>
      <Show when={lines().length > 0}>
        <p class="small quiet lead-note">
          <span>
            {analysisStrings().plusIsGood(
              sideName(nameOf, positiveSeats(position().rules, position().toMove)),
            )}
          </span>
          {/* Always rendered, so that the layout does not shift when the search ends. */}
          <button
            type="button"
            class="link"
            aria-disabled={!analysis.canGoDeeper()}
            onClick={analysis.goDeeper}
          >
            {analysisStrings().goDeeper}
          </button>
        </p>
      </Show>
    </section>
  );
}

function LineMoveText(props: { move: LineMove }): JSX.Element {
  return (
    <>
      <span class="line-move">
        {props.move.text}
        <JumpCount jumps={props.move.jumps} />
      </span>{' '}
    </>
  );
}

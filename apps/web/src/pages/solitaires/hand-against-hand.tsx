import { rulesStrings } from '@halma/locales/rules';
import { solitaireStrings } from '@halma/locales/solitaires';
import type { Outcome, Seat } from '@halma/rules';
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { setUp } from '../../board/set-up.ts';
import { upToTenths } from '../../locale/number-format.ts';
import { Switch } from '../../parts/switch.tsx';
import { handProgress } from '../../solitaires/hand-progress.ts';
import { SolitaireLayout } from './solitaire-layout.tsx';
import { StatusNote } from './status-note.tsx';
import { TakebackButtons } from './takeback-buttons.tsx';

/** The seats of the right and the left hand. The right hand moves first. */
const HANDS: readonly Seat[] = [1, 3];

/** Third exercise: one person plays both sides of a game. */
export function HandAgainstHand(): JSX.Element {
  const play = createFreePlay(setUp({ game: 'halma-2' }));
  const [isTurned, setTurned] = createSignal(false);
  const handName = (seat: Seat): string =>
    seat === 1 ? solitaireStrings().bothHands.right : solitaireStrings().bothHands.left;
  const describeOutcome = ({ tiers: [first = []] }: Outcome): string => {
    const [winner, ...others] = first.flat();
    return winner === undefined || others.length > 0
      ? solitaireStrings().bothHands.drawn
      : solitaireStrings().bothHands.won(handName(winner));
  };
  const status = createMemo(() => {
    const refusal = play.refusal();
    const { outcome, toMove } = play.position();
    if (refusal !== null) return rulesStrings().refusal(refusal);
    if (outcome !== null) return describeOutcome(outcome);
    return solitaireStrings().bothHands.toMove(handName(toMove));
  });
  return (
    <SolitaireLayout
      problem="both-hands"
      lead={solitaireStrings().bothHands.lead}
      more={solitaireStrings().bothHands.more}
      choices={<Switch label={solitaireStrings().bothHands.turn} on={isTurned()} onChange={setTurned} />}
      aside={
        <section class="side-table" aria-label={solitaireStrings().bothHands.bothHands}>
          <h2 class="key-title">{solitaireStrings().bothHands.bothHands}</h2>
          <table>
            <thead>
              <tr>
                <td />
                <For each={HANDS}>{(seat) => <th scope="col">{handName(seat)}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <TallyRow
                name={solitaireStrings().bothHands.moves}
                valueFor={(seat) => handProgress(play.position(), seat).moveCount}
              />
              <TallyRow
                name={solitaireStrings().bothHands.gained}
                valueFor={(seat) => handProgress(play.position(), seat).gainedSquares}
              />
              <TallyRow
                name={solitaireStrings().bothHands.perMove}
                valueFor={(seat) => {
                  const { gainedSquares, moveCount } = handProgress(play.position(), seat);
                  return moveCount === 0 ? 0 : gainedSquares / moveCount;
                }}
              />
            </tbody>
          </table>
        </section>
      }
    >
      <StatusNote isGood={play.position().outcome !== null}>
        <p>{status()}</p>
      </StatusNote>
      <Board
        label={solitaireStrings().board}
        position={play.position()}
        movable={HANDS}
        orientation={isTurned() ? play.position().toMove : 1}
        onMove={play.play}
        onRefuse={play.refuse}
      />
      <div class="leaf-tools">
        <TakebackButtons play={play} />
      </div>
    </SolitaireLayout>
  );
}

function TallyRow(props: { readonly name: string; readonly valueFor: (seat: Seat) => number }): JSX.Element {
  return (
    <tr>
      <th scope="row">{props.name}</th>
      <For each={HANDS}>{(seat) => <td class="num">{upToTenths(props.valueFor(seat))}</td>}</For>
    </tr>
  );
}

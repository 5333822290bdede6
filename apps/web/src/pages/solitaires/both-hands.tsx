import type { Seat } from '@halma/rules';
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { setUp } from '../../board/set-up.ts';
import { Switch } from '../../parts/switch.tsx';
import { upToTenths } from '../../site/decimal.ts';
import { tallyHand } from '../../solitaires/hands.ts';
import { rulesWords } from '../../words/rules.ts';
import { BackAndRestart } from './buttons.tsx';
import { Leaf } from './leaf.tsx';
import { Said } from './said.tsx';
import { words } from './words.ts';

/** The seats of the two hands. The right one begins. */
const HANDS: readonly Seat[] = [1, 3];

/** Third exercise: one person plays both sides of a game, without hints for either. */
export function BothHands(): JSX.Element {
  const play = createFreePlay(setUp({ game: 'halma-2' }));
  const [isTurned, setTurned] = createSignal(false);
  const handOf = (seat: Seat): string => (seat === 1 ? words().bothHands.right : words().bothHands.left);
  const said = createMemo(() => {
    const refusal = play.refusal();
    const { outcome, toMove, previous } = play.position();
    if (refusal !== null) return rulesWords().refusal(refusal);
    if (outcome !== null) return words().bothHands.won(handOf(previous?.toMove ?? toMove));
    return words().bothHands.toMove(handOf(toMove));
  });
  return (
    <Leaf
      problem="both-hands"
      lead={words().bothHands.lead}
      more={words().bothHands.more}
      choices={<Switch label={words().bothHands.turn} on={isTurned()} onChange={setTurned} />}
      aside={
        <section class="kept" aria-label={words().bothHands.tally}>
          <h2 class="key-title">{words().bothHands.tally}</h2>
          <table>
            <thead>
              <tr>
                <td />
                <For each={HANDS}>{(seat) => <th scope="col">{handOf(seat)}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <Row name={words().bothHands.made} of={(seat) => tallyHand(play.position(), seat).moves} />
              <Row name={words().bothHands.gained} of={(seat) => tallyHand(play.position(), seat).gained} />
              <Row
                name={words().bothHands.each}
                of={(seat) => {
                  const { gained, moves } = tallyHand(play.position(), seat);
                  return moves === 0 ? 0 : gained / moves;
                }}
              />
            </tbody>
          </table>
        </section>
      }
    >
      <Said isGood={play.position().outcome !== null}>
        <p>{said()}</p>
      </Said>
      <Board
        label={words().board}
        position={play.position()}
        movable={HANDS}
        orientation={isTurned() ? play.position().toMove : 1}
        onMove={play.play}
        onRefuse={play.refuse}
      />
      <div class="leaf-tools">
        <BackAndRestart play={play} />
      </div>
    </Leaf>
  );
}

function Row(props: { readonly name: string; readonly of: (seat: Seat) => number }): JSX.Element {
  return (
    <tr>
      <th scope="row">{props.name}</th>
      <For each={HANDS}>{(seat) => <td class="num">{upToTenths(props.of(seat))}</td>}</For>
    </tr>
  );
}

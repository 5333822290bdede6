import { seatLetter } from '@halma/rules';
import { type JSX, Show } from 'solid-js';
import { mayClaimDraw } from '../../../game/session.ts';
import { isAmong } from '../../../online/seats.ts';
import { Action } from '../../../parts/action.tsx';
import { onlineWords } from '../../../words/online.ts';
import { playWords } from '../../../words/play.ts';
import { hasComputer, isInPlay, isMoverAway, mayCallOff, turnToTakeBack } from './own-turns.ts';
import { useTable } from './table-context.ts';

/** What can be done in the game besides moving. Onlookers can turn the board. */
export function Actions(): JSX.Element {
  const { table, turnBoard, setResigning } = useTable();
  const isPlayer = (): boolean => {
    const [session, seat] = [table.session(), table.seat()];
    const isPlayed = table.view().standing.phase === 'playing';
    return isPlayed && session !== null && seat !== undefined && isInPlay(session.present, seat);
  };
  return (
    <div class="actions">
      <Show when={isPlayer()}>
        <TakeBack />
        <Show when={!hasComputer(table)}>
          <Action
            icon="draw"
            word={onlineWords().actions.draw}
            class="btn dense"
            unavailable={
              isAmong(table.view().standing.drawOffered, table.seat())
                ? onlineWords().actions.asked
                : undefined
            }
            onPress={() => table.command({ do: 'offer-draw' })}
          />
        </Show>
        <Show when={isYourTurn() && mayClaim()}>
          <Action
            icon="draw"
            word={playWords().actions.claim}
            class="btn dense"
            onPress={() => table.command({ do: 'claim-draw' })}
          />
        </Show>
        <Show
          when={mayCallOff(table)}
          fallback={
            <Action
              icon="flag"
              word={onlineWords().actions.resign}
              class="btn dense"
              onPress={() => setResigning(true)}
            />
          }
        >
          <Action
            icon="close"
            word={onlineWords().actions.abort}
            class="btn dense"
            onPress={() => table.command({ do: 'abort' })}
          />
        </Show>
        <Show when={!isYourTurn() || table.pending() !== undefined}>
          <Action
            icon="next"
            word={onlineWords().actions.inAdvance}
            class="btn dense"
            onPress={table.advance.begin}
          />
        </Show>
        <Show when={isMoverAway(table)}>
          {(seat) => (
            <Action
              icon="off"
              word={onlineWords().actions.claimLeft}
              class="btn dense"
              onPress={() => table.command({ do: 'claim-left', seat: seatLetter(seat()) })}
            />
          )}
        </Show>
      </Show>
      <Action icon="turn" word={onlineWords().actions.turn} class="btn dense" onPress={turnBoard} />
    </div>
  );

  function isYourTurn(): boolean {
    return table.session()?.present.toMove === table.seat();
  }

  function mayClaim(): boolean {
    const session = table.session();
    return session !== null && mayClaimDraw(session.present);
  }
}

function TakeBack(): JSX.Element {
  const { table } = useTable();
  const to = (): number | undefined => {
    const [session, seat] = [table.session(), table.seat()];
    return session === null || seat === undefined ? undefined : turnToTakeBack(session, seat);
  };
  const unavailable = (): string | undefined => {
    const asked = table.view().standing.takeBack;
    if (asked !== undefined)
      return onlineWords().actions[isAmong(asked.agreed, table.seat()) ? 'asked' : 'answerFirst'];
    return to() === undefined ? playWords().actions.nothingToTakeBack : undefined;
  };
  return (
    <Action
      icon="undo"
      word={onlineWords().actions.takeBack}
      class="btn dense"
      unavailable={unavailable()}
      onPress={() => table.command({ do: 'take-back', to: to() ?? 0 })}
    />
  );
}

import { homeStrings } from '@halma/locales/home';
import { peopleStrings } from '@halma/locales/people';
import type { GameListItem, SeatHolder } from '@halma/protocol';
import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { describeClock, onlineGameTitle } from '../../online/game-terms.ts';
import { holderName, holderNames } from '../../online/person-name.ts';
import { isPlayersTurn } from '../../online/players-turn.ts';
import { readPosition } from '../../online/read-position.ts';
import { runningGames } from '../../online/running-games.ts';
import { LazyMiniature } from '../../parts/lazy-miniature.tsx';

/** The player's running online games. Those that are waiting for the player's move come first. */
export default function OnlineGameCards(props: { readonly maxCount: number }): JSX.Element {
  return <For each={runningGames().slice(0, props.maxCount)}>{(row) => <OnlineGameCard row={row} />}</For>;
}

function OnlineGameCard(props: { readonly row: GameListItem }): JSX.Element {
  const [position] = createResource(() => readPosition(props.row));
  const otherHolders = createMemo(() =>
    Object.entries(props.row.seats).flatMap(([seat, holder]) => (seat === props.row.seat ? [] : [holder])),
  );
  const opponents = (): readonly SeatHolder[] => otherHolders().filter(({ kind }) => kind !== 'open');
  const openCount = (): number => otherHolders().length - opponents().length;
  const status = (): string => {
    const { phase, toMove, seats, people } = props.row;
    if (isPlayersTurn(props.row)) return homeStrings().yourMove;
    if (phase !== 'playing' || toMove === undefined)
      return phase === 'over' ? homeStrings().finished : peopleStrings().account.phaseNames[phase];
    return homeStrings().toMove(holderName(seats[toMove], people));
  };
  return (
    <li class="card your-game">
      <a href={`/online/game/${props.row.game}`}>
        <Show when={position.latest} fallback={<span class="your-game-board" />}>
          {(shown) => <LazyMiniature class="your-game-board" position={shown} />}
        </Show>
        <span class="card-text">
          <span class="status" classList={{ turn: isPlayersTurn(props.row) }}>
            {status()}
          </span>
          <strong>{onlineGameTitle(props.row.terms)}</strong>
          <span class="small quiet">
            {[
              ...(opponents().length > 0
                ? [homeStrings().against(holderNames(opponents(), props.row.people))]
                : []),
              ...(openCount() > 0 ? [peopleStrings().lobby.openSeats(openCount())] : []),
              describeClock(props.row.terms),
            ].join(' · ')}
          </span>
        </span>
      </a>
    </li>
  );
}

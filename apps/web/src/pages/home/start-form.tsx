import type { Level } from '@halma/engine';
import { homeStrings } from '@halma/locales/home';
import type { Seat } from '@halma/rules';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { newDeviceGame, toStoredGame } from '../../game/device-game.ts';
import { INITIAL_GAME, startGame } from '../../game/new-game.ts';
import type { Player } from '../../game/player.ts';
import { listStoredGames, newGameId, storeGame } from '../../game/stored-games.ts';
import { navigate } from '../../navigation/address.ts';
import { Choice } from '../../parts/choice.tsx';

const OPPONENTS = ['computer', 'person'] as const;

/** Four of the ten levels, from weak to strong. The new-game dialog offers all ten. */
const LEVELS = { '2': 2, '4': 4, '7': 7, '10': 10 } as const satisfies Record<string, Level>;
const LEVEL_NAMES = ['2', '4', '7', '10'] as const;

/** The title of the site, and a short form that starts a game of Halma for two. */
export function StartForm(): JSX.Element {
  const [opponent, setOpponent] = createSignal<(typeof OPPONENTS)[number]>('computer');
  const [level, setLevel] = createSignal<(typeof LEVEL_NAMES)[number]>('4');
  const unfinished = listStoredGames().find(({ isOver, turns }) => !isOver && turns.length > 0);
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    const opponentPlayer: Player = opponent() === 'computer' ? LEVELS[level()] : 'person';
    const players = new Map<Seat, Player>([
      [1, 'person'],
      [3, opponentPlayer],
    ]);
    const session = startGame({ ...INITIAL_GAME, players });
    if (!session.ok) throw new Error(`Halma for two cannot be set up: ${session.refusal.code}`);
    const game = newDeviceGame(newGameId(), session.value, null);
    storeGame(toStoredGame(game, Date.now()));
    navigate(`/play/${game.id}`);
  };
  return (
    <form class="start-form" onSubmit={start}>
      <h1>
        <For each={homeStrings().title}>{(line) => <span>{line} </span>}</For>
      </h1>
      <p class="lead">{homeStrings().lead}</p>
      <Choice
        label={homeStrings().opponent}
        values={OPPONENTS}
        labels={homeStrings().opponents}
        selected={opponent()}
        onSelect={setOpponent}
      />
      <Show when={opponent() === 'computer'}>
        <Choice
          label={homeStrings().level}
          values={LEVEL_NAMES}
          labels={homeStrings().levels}
          selected={level()}
          onSelect={setLevel}
        />
      </Show>
      <div class="row">
        <button type="submit" class="btn main">
          {homeStrings().start}
        </button>
        <Show when={unfinished}>
          {(game) => (
            <a class="btn" href={`/play/${game().id}`}>
              {homeStrings().resume}
            </a>
          )}
        </Show>
        <a class="btn bare" href="/play/new">
          {homeStrings().otherGames}
        </a>
      </div>
    </form>
  );
}

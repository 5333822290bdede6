import type { OnlineGameId } from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import type { DueWork } from '../log/aggregate.ts';
import { formatOf } from './formats/formats.ts';
import {
  isDecided,
  pairsAllAtOnce,
  type RoundGame,
  type TournamentState,
  unfinishedGames,
  unfinishedRounds,
} from './state.ts';

/** The name of tournament work in the queue that all kinds of aggregates share. */
export const TOURNAMENT_WORK = 'tournament';

/** The time after a pause for which a tournament in real time waits for players before it ends, in milliseconds. */
const MAX_WAIT_MS = 30 * 60_000;

/** The next step that a server takes for a tournament, and the earliest time for it. Both depend on the state alone. */
export type TournamentAction =
  /**
   * Starts or ends the tournament, or pairs its next round. If that round lacks players who may return, the tournament
   * ends at this time, and `roundAt` is the earliest time for the round.
   */
  | { readonly do: 'advance'; readonly at: number; readonly roundAt?: number }
  /** Creates games. */
  | { readonly do: 'open'; readonly at: number; readonly games: readonly RoundGame[] }
  /** Looks for results of games that are being played. */
  | { readonly do: 'collect'; readonly at: number; readonly games: readonly RoundGame[] }
  /** Does the same in an arena, and gives tables to the waiting players until the arena ends. */
  | { readonly do: 'wave'; readonly at: number; readonly games: readonly RoundGame[] };

/**
 * Returns the next step that a server takes for a tournament; null if the tournament is over or has been called off.
 */
export function nextAction(state: TournamentState): TournamentAction | null {
  const { phase, setup, changedAt, completeSince, rounds, roundCount } = state;
  if (phase === 'open') return { do: 'advance', at: setup.startsAt };
  if (phase !== 'running') return null;
  const isPaired = rounds.length === roundCount;
  if (!isPaired && pairsAllAtOnce(state)) return { do: 'advance', at: changedAt };
  const toOpen = gamesToOpen(state);
  if (toOpen.length > 0) return { do: 'open', at: changedAt, games: toOpen };
  const open = openGames(state);
  if (formatOf(state).pairsInWaves) return { do: 'wave', at: changedAt, games: open };
  if (open.length > 0) return { do: 'collect', at: changedAt, games: open };
  const format = formatOf(state);
  const hasPause = !isPaired && rounds.length > 0 && format.isRoundOver(state) && !format.isDecided(state);
  const roundAt = (completeSince ?? changedAt) + (hasPause ? setup.pause : 0);
  // A player who returns or enters late changes the state, and with it this step.
  return !isPaired && format.lacksPlayers(state)
    ? { do: 'advance', at: roundAt + maxWaitMs(setup), roundAt }
    : { do: 'advance', at: roundAt };
}

/** Returns how long a tournament waits for players after a pause: by correspondence, as long as a player may take for a move. */
function maxWaitMs({ clock }: TournamentState['setup']): number {
  return clock.kind === 'days' ? clock.days * DAY_MS : MAX_WAIT_MS;
}

/** Returns the work of a tournament as the store leases it. */
export function nextTournamentWork(state: TournamentState): DueWork | null {
  const action = nextAction(state);
  return action === null ? null : { kind: TOURNAMENT_WORK, at: action.at };
}

/** Returns the ids of games. */
export function idsOf(games: readonly RoundGame[]): OnlineGameId[] {
  return games.map(({ game }) => game);
}

/**
 * Returns the games that can begin now, some of which a node may already be creating. A meeting's games are played one
 * after another, so no player has two at a time.
 */
export function gamesToOpen(state: TournamentState): readonly RoundGame[] {
  return unfinishedRounds(state).flatMap(([, { tables }]) =>
    tables.flatMap(({ games }) => {
      const next = games.find((game) => !isDecided(game));
      return next !== undefined && !next.isOpen ? [next] : [];
    }),
  );
}

function openGames(state: TournamentState): readonly RoundGame[] {
  return unfinishedRounds(state).flatMap(([, round]) =>
    unfinishedGames(round).filter(({ isOpen }) => isOpen),
  );
}

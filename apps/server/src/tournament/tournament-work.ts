import { inBatches } from '../background/batches.ts';
import type { Games } from '../games/games.ts';
import type { LeasedWork } from '../log/log-store.ts';
import { logTime } from '../log/log-time.ts';
import type { Notices } from '../notices/notices.ts';
import type { ArenaQueueStore } from '../store/arena-queue-store.ts';
import type { JournalStore } from '../store/journal-store.ts';
import type { TournamentStore } from '../store/tournament-store.ts';
import { idsOf, nextAction, TOURNAMENT_WORK, type TournamentAction } from './due.ts';
import { roundNotices } from './round-notices.ts';
import { resultOf, seatedGame } from './seating.ts';
import { forfeitersOf, isForfeitedByOrganiser, type RoundGame, type TournamentState } from './state.ts';
import type { Tournaments } from './tournaments.ts';

/** The dependencies of `doTournamentWork`. */
interface TournamentWorkDependencies {
  readonly store: Pick<TournamentStore, 'leaseDue' | 'releaseDue'>;
  readonly arenaQueue: Pick<ArenaQueueStore, 'list'>;
  readonly journal: Pick<JournalStore, 'findFacts'>;
  readonly tournaments: Tournaments;
  readonly games: Games;
  readonly notices: Pick<Notices, 'notify'>;
  readonly now: () => number;
  /** Called when a piece of work throws. A node retries the work once the lease has expired. */
  readonly onError: (error: unknown) => void;
}

/** The length of a lease, in milliseconds. If a node dies, its work is delayed by up to this time. */
const LEASE_MS = 5_000;

/**
 * The maximum number of tournaments that a node serves at a time, and the maximum number of such batches in
 * one run.
 */
const BATCH_SIZE = 20;
const MAX_BATCHES = 10;

/** The maximum number of games in one event, and of games created at a time. */
const MAX_OPENED = { event: 100, batch: 10 } as const;

/** The delay before refused work is tried again, in milliseconds. */
const RETRY_DELAY_MS = 500;

/**
 * The interval at which a node looks for results, in milliseconds. The end of a game makes the work due
 * immediately, so this only finds results that were missed.
 */
const COLLECT_INTERVAL_MS = { 'real-time': 10_000, days: 60_000 } as const;

/** The intervals at which a node looks for waiting players, by the minimum number of players in the arena. */
const WAVE_INTERVALS = [
  { players: 500, ms: 1000 },
  { players: 50, ms: 2000 },
  { players: 0, ms: 5000 },
] as const;

/**
 * Does the tournament work that is due: starts tournaments, pairs rounds, creates games and enters results. Every step
 * can be repeated on any node: the ids of games derive from the tournament, and the ids of commands from its log. So
 * nothing is lost if a node dies halfway.
 *
 * @returns how many work items this node has taken; one tournament may account for several
 */
export async function doTournamentWork(dependencies: TournamentWorkDependencies): Promise<number> {
  const { store, now, onError } = dependencies;
  let servedCount = 0;
  // A run takes several batches of due work, so that tournaments at the end of the queue do not wait for tournaments that keep
  // returning to its front. A step often makes another due: a result ends a round, and the next one begins at once.
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const leased = await store.leaseDue(TOURNAMENT_WORK, now(), LEASE_MS, BATCH_SIZE);
    if (leased.length === 0) break;
    await Promise.all(leased.map((work) => serve(dependencies, work).catch(onError)));
    servedCount += leased.length;
  }
  return servedCount;
}

async function serve(dependencies: TournamentWorkDependencies, work: LeasedWork): Promise<void> {
  const { store, tournaments, now } = dependencies;
  const state = (await tournaments.log.find(work.id))?.state;
  const action = state === undefined ? null : nextAction(state);
  if (state === undefined || action === null) return;
  if (action.at > logTime(state, now())) return store.releaseDue(work, action.at);
  const delayMs = await perform(dependencies, state, action);
  if (delayMs !== undefined) await store.releaseDue(work, now() + delayMs);
}

/** Does one step. Returns the time to wait before trying again, in milliseconds; undefined if the log has grown. */
async function perform(
  dependencies: TournamentWorkDependencies,
  state: TournamentState,
  action: TournamentAction,
): Promise<number | undefined> {
  const { tournaments, games } = dependencies;
  const { tournament, lastSeq, setup } = state;
  if (action.do === 'advance') {
    const command = { by: 'server', command: { do: 'advance' } } as const;
    const advanced = await tournaments.execute(tournament, `advance-${lastSeq}`, command);
    return advanced.ok ? undefined : RETRY_DELAY_MS;
  }
  if (action.do === 'open') {
    const opened = action.games.slice(0, MAX_OPENED.event);
    await inBatches(opened, MAX_OPENED.batch, async (batch) => {
      await Promise.all(
        batch.map((game) => games.log.start(game.game, seatedGame(state, game), 'server:tournament')),
      );
    });
    const command = { do: 'open', games: idsOf(opened) } as const;
    const recorded = await tournaments.execute(tournament, `open-games-${lastSeq}`, {
      by: 'server',
      command,
    });
    if (!recorded.ok) return RETRY_DELAY_MS;
    // A notice may get lost; the round continues regardless.
    await dependencies.notices.notify(roundNotices(state, opened)).catch(dependencies.onError);
    return undefined;
  }
  if (await collect(dependencies, state, action.games)) return undefined;
  return action.do === 'wave' ? pairWaiting(dependencies, state) : COLLECT_INTERVAL_MS[setup.clock.kind];
}

/**
 * Gives tables to the waiting players in an arena, or ends it. Returns the time to wait before trying again, in
 * milliseconds; undefined if the log has grown.
 */
async function pairWaiting(
  { tournaments, arenaQueue, now }: TournamentWorkDependencies,
  state: TournamentState,
): Promise<number | undefined> {
  const { tournament, lastSeq, players, setup } = state;
  const waiting = await arenaQueue.list(tournament, setup.rated === true, now());
  const command = { do: 'wave', waiting } as const;
  const paired = await tournaments.execute(tournament, `wave-${lastSeq}`, { by: 'server', command });
  if (paired.ok) return undefined;
  return WAVE_INTERVALS.find((interval) => players.length >= interval.players)?.ms;
}

/**
 * Ends the games of players who have left, and enters the results of games that are over. Returns whether any
 * were over.
 */
async function collect(
  { tournaments, games, journal, onError }: TournamentWorkDependencies,
  state: TournamentState,
  openGames: readonly RoundGame[],
): Promise<boolean> {
  // A seat that is already out has nothing to resign. A client's id has no slash, so no player can have sent a command
  // with one of these ids.
  for (const game of openGames)
    for (const person of forfeitersOf(state, game))
      await (isForfeitedByOrganiser(state, game, person)
        ? games.execute(game.game, `tournament/forfeit-${person}`, {
            by: 'server',
            command: { do: 'forfeit', person },
          })
        : games.execute(game.game, 'tournament/forfeit', {
            by: 'person',
            person,
            command: { do: 'resign' },
          }));
  // The organiser enters the results that were refused.
  const expected = openGames.filter(({ refused }) => refused === undefined);
  const finished = await journal.findFacts(idsOf(expected));
  for (const game of expected) {
    const facts = finished.get(game.game);
    if (facts === undefined) continue;
    const command = resultOf(state, game, facts);
    const entered = await tournaments.execute(state.tournament, `result-${game.game}`, {
      by: 'server',
      command,
    });
    // Another node may have entered the result.
    if (entered.ok || entered.refusal.code === 'game-over') continue;
    const { code } = entered.refusal;
    onError(
      new Error(`tournament ${state.tournament}: the result of game ${game.game} was refused: ${code}`),
    );
    await tournaments.execute(state.tournament, `refused-${game.game}`, {
      by: 'server',
      command: { do: 'refuse', game: game.game, code },
    });
  }
  return finished.size > 0;
}

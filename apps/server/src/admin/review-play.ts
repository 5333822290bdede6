import { appendFile, readFile, truncate } from 'node:fs/promises';
import { accuracyOf, loadNetwork, type ReviewedPly, reviewGame } from '@halma/engine';
import { accept, type OnlineGameId, type Result } from '@halma/protocol';
import { type Position, positionsAfterMoves, type SeatLetter, seatLetter } from '@halma/rules';
import { evolve } from '../game/evolve.ts';
import { type GameState, gameSeats, hasStarted, personAt } from '../game/state.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { PeopleStore } from '../store/people-store.ts';
import { RatingStore } from '../store/rating-store.ts';
import { SqlGameStore } from '../store/sql-game-store.ts';
import { type ReviewedGame, type ReviewedSeat, readReviews, reportPlay } from './play-report.ts';
import { withDatabase } from './with-database.ts';

/** The maximum number of games that one call reviews, latest first. */
const MAX_GAMES = 40;

/** The maximum number of turns reviewed in one game, so that each game takes a bounded time. */
const MAX_TURNS = 300;

/** The number of nodes in each search: about as many as level 7 uses, which is stronger than most players. */
const NODES = 3000;

/**
 * Compares the moves in an account's latest games that count for the ratings with the engine's, and adds a line for each
 * game to a file. A game that has a line is not reviewed again, so a call after an interruption continues where the
 * earlier one stopped.
 *
 * @returns a report on all games in the file, as evidence for a person to judge
 */
export function reviewPlay(settings: Settings, name: string, file: string): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const account = await new PeopleStore(database).findByName(name);
    if (account === undefined) return { ok: false, refusal: `No account has the name "${name}".` };
    const savedLines = await readCompleteLines(file);
    const reviewed = readReviews(savedLines, account.person);
    if (!reviewed.ok) return { ok: false, refusal: `${file}: ${reviewed.refusal}` };
    const games = await new RatingStore(database).listLatestGames(account.person, MAX_GAMES);
    const reviews = [...reviewed.value];
    for (const game of games) {
      if (reviews.some((review) => review.game === game)) continue;
      const newReview = await reviewStoredGame(database, game);
      if (newReview === undefined) continue;
      const line = { person: account.person, ...newReview };
      await appendFile(file, `${JSON.stringify(line)}\n`);
      reviews.push(line);
    }
    return reviews.length === 0
      ? { ok: false, refusal: `The store contains no game of ${account.name} that counts for the ratings.` }
      : accept(reportPlay(account.name ?? '', account.person, reviews));
  });
}

/**
 * Returns the complete lines of a file, and removes the last line if an interrupted call left it incomplete.
 * Returns an empty string if there is no file.
 */
async function readCompleteLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete !== text) await truncate(file, Buffer.byteLength(complete));
  return complete;
}

/** Reviews a game. Returns undefined if its log is gone or it never started. */
async function reviewStoredGame(
  database: Database,
  game: OnlineGameId,
): Promise<Omit<ReviewedGame, 'person'> | undefined> {
  const positions: Position[] = [];
  const thinkingMs = new Map<SeatLetter, number[]>();
  let state: GameState | null = null;
  for (const logged of await new SqlGameStore(database).read(game, -1)) {
    const before: GameState | null = state;
    state = evolve(game, before, logged);
    if (state.position === null || positions.length > MAX_TURNS) continue;
    positions.push(state.position);
    if (logged.event.kind === 'moved' && before?.position != null) {
      const seat = seatLetter(before.position.toMove);
      thinkingMs.set(seat, [...(thinkingMs.get(seat) ?? []), logged.at - before.clock.turnStartedAt]);
    }
  }
  if (state === null || !hasStarted(state)) return undefined;
  const network = await loadNetwork(state.position.rules);
  const limits = { nodes: NODES, now: Date.now };
  const plies = [...reviewGame(positionsAfterMoves(distinct(positions)), limits, { network })];
  const changes = (await new RatingStore(database).findGame(game))?.changes ?? [];
  const isTimed = state.terms.clock.kind === 'real-time';
  const finished = state;
  const seats = gameSeats(finished).flatMap((seat): ReviewedSeat[] => {
    const ownPlies = plies.filter((ply) => seatLetter(ply.seat) === seat);
    const accuracy = accuracyOf(ownPlies);
    const person = personAt(finished, seat);
    if (accuracy === null || person === undefined) return [];
    const rating = changes.find((change) => change.seat === seat)?.before;
    return [
      {
        person,
        ...(rating === undefined ? {} : { rating: Math.round(rating / 100) }),
        turns: ownPlies.length,
        accuracy,
        bestShare: shareOfBest(ownPlies),
        ...(isTimed ? { seconds: (thinkingMs.get(seat) ?? []).map((ms) => Math.round(ms / 100) / 10) } : {}),
      },
    ];
  });
  return { game, endedAt: finished.changedAt, nodes: NODES, seats };
}

/** Omits each position that is the same as the one before it, since not every event changes it. */
function distinct(positions: readonly Position[]): readonly Position[] {
  return positions.filter((position, index) => position !== positions[index - 1]);
}

function shareOfBest(plies: readonly ReviewedPly[]): number {
  const assessed = plies.flatMap(({ assessment }) => assessment ?? []);
  return assessed.filter(({ judgement }) => judgement === 'best').length / Math.max(1, assessed.length);
}

import type { GameEvent, GameId, Holder, OwnGameFilter, PersonId, Terms } from '@halma/protocol';
import { type Outcome, resultText, type SeatLetter, seatOfLetter } from '@halma/rules';
import { turnEnds } from '../game/clock.ts';
import type { DueKind } from '../game/due.ts';
import { type BySeat, type GameState, personOn, seatsOf, seatToMove } from '../game/state.ts';
import { type Database, numberOf, placesFor, type Query, type Row, textOf } from './database.ts';
import type {
  Append,
  AppendResult,
  GameStore,
  GameSummary,
  Here,
  StoredEvent,
  TakenWork,
} from './game-store.ts';

/** Thrown within a transaction to undo what it has written so far. */
class Undo extends Error {
  readonly result: AppendResult;
  constructor(result: AppendResult) {
    super('undo');
    this.result = result;
  }
}

const SUMMARY = 'game, phase, terms, seats, by_person, result, created_at, changed_at, to_move, due_by';

/** Is it the person's turn whose id is the first value? */
const OWN_TURN = `EXISTS (
  SELECT 1 FROM players WHERE players.game = games.game AND players.seat = games.to_move AND players.person = $1)`;

/** How a person's games are chosen and ordered: all of them, or those that run. */
const LISTS = {
  all: { which: '', order: 'changed_at DESC' },
  running: {
    which: "AND phase IN ('waiting', 'readying', 'playing')",
    order: `CASE WHEN ${OWN_TURN} THEN 0 ELSE 1 END, coalesce(due_by, ${Number.MAX_SAFE_INTEGER}), changed_at DESC`,
  },
} as const;

/** The logs of all games, in SQL. */
export class SqlGameStore implements GameStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async append(appends: readonly [Append, ...Append[]]): Promise<AppendResult> {
    try {
      await this.#database.transaction(async (query) => {
        for (const append of appends) await write(query, append);
      });
      return { kind: 'committed' };
    } catch (error) {
      if (error instanceof Undo) return error.result;
      throw error;
    }
  }

  async read(game: GameId, after: number): Promise<readonly StoredEvent[]> {
    const rows = await this.#database.query(
      'SELECT seq, at, command, event FROM events WHERE game = $1 AND seq > $2 ORDER BY seq',
      [game, after],
    );
    return rows.map((row) => ({
      seq: numberOf(row, 'seq'),
      at: numberOf(row, 'at'),
      command: textOf(row, 'command'),
      event: JSON.parse(textOf(row, 'event')) as GameEvent,
    }));
  }

  async lastSeqs(games: readonly GameId[]): Promise<ReadonlyMap<GameId, number>> {
    if (games.length === 0) return new Map();
    // One step into the index for each game; grouping would read every event of it.
    const rows = await this.#database.query(
      `SELECT game, (SELECT max(seq) FROM events WHERE events.game = games.game) AS seq
       FROM games WHERE game IN (${placesFor(games)})`,
      games,
    );
    return new Map(rows.map((row) => [textOf(row, 'game'), numberOf(row, 'seq')]));
  }

  takeDue(kind: DueKind, now: number, lease: number, most: number): Promise<readonly TakenWork[]> {
    return this.#database.transaction(async (query) => {
      const rows = await query(
        `SELECT game, at FROM due WHERE kind = $1 AND at <= $2 AND taken_until <= $2
         ORDER BY at LIMIT ${Math.floor(most)} ${this.#database.skipLocked}`,
        [kind, now],
      );
      for (const row of rows) {
        await query('UPDATE due SET taken_until = $2 WHERE game = $1', [textOf(row, 'game'), now + lease]);
      }
      return rows.map((row) => ({ game: textOf(row, 'game'), kind, at: numberOf(row, 'at') }));
    });
  }

  async giveBack({ game, kind, at }: TakenWork, again: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE due SET taken_until = $4 WHERE game = $1 AND kind = $2 AND at = $3', [
        game,
        kind,
        at,
        again,
      ]),
    );
  }

  async runningGames(): Promise<readonly GameId[]> {
    const rows = await this.#database.query(
      `SELECT game FROM games WHERE phase = 'playing' AND terms LIKE '%"kind":"real-time"%'`,
    );
    return rows.map((row) => textOf(row, 'game'));
  }

  async lobby(most: number): Promise<readonly GameSummary[]> {
    const rows = await this.#database.query(
      `SELECT ${SUMMARY} FROM games WHERE phase = 'waiting' AND listed = 1
       ORDER BY created_at LIMIT ${Math.floor(most)}`,
    );
    return rows.map(summaryOf);
  }

  async gamesOf(
    person: PersonId,
    { game, phase, before, running }: OwnGameFilter,
    listedOnly: boolean,
    most: number,
  ): Promise<readonly GameSummary[]> {
    const { which, order } = LISTS[running === 'yes' ? 'running' : 'all'];
    const rows = await this.#database.query(
      `SELECT ${SUMMARY} FROM games WHERE game IN (
         SELECT game FROM players WHERE person = $1)
       AND changed_at < $2 AND ($3 = '' OR phase = $3) AND ($4 = '' OR terms LIKE $4) AND listed >= $5 ${which}
       ORDER BY ${order} LIMIT ${Math.floor(most)}`,
      [
        person,
        before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
        phase ?? '',
        game === undefined ? '' : `%"game":${JSON.stringify(game).replaceAll(/[%_]/g, '')}%`,
        listedOnly ? 1 : 0,
      ],
    );
    return rows.map(summaryOf);
  }

  async placesIn(game: GameId): Promise<ReadonlyMap<PersonId, number>> {
    const rows = await this.#database.query(
      'SELECT person, place FROM players WHERE game = $1 AND place IS NOT NULL',
      [game],
    );
    return new Map(rows.map((row) => [textOf(row, 'person'), numberOf(row, 'place')]));
  }

  async markHere(here: readonly Here[], at: number): Promise<void> {
    // In one order on every node, so that none waits for another in a circle.
    const ordered = here.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    await this.#database.transaction(async (query) => {
      for (const { game, person } of ordered) {
        await query(
          `INSERT INTO here (game, person, at) VALUES ($1, $2, $3)
           ON CONFLICT (game, person) DO UPDATE SET at = excluded.at WHERE here.at < excluded.at`,
          [game, person, at],
        );
      }
    });
  }

  async lastHere(games: readonly GameId[]): Promise<ReadonlyMap<GameId, ReadonlyMap<PersonId, number>>> {
    const byGame = new Map(games.map((game) => [game, new Map<PersonId, number>()]));
    if (games.length === 0) return byGame;
    const rows = await this.#database.query(
      `SELECT game, person, at FROM here WHERE game IN (${placesFor(games)})`,
      games,
    );
    for (const row of rows) byGame.get(textOf(row, 'game'))?.set(textOf(row, 'person'), numberOf(row, 'at'));
    return byGame;
  }
}

const keyOf = ({ game, person }: Here): string => `${game} ${person}`;

async function write(query: Query, { logged, command, state, due }: Append): Promise<void> {
  const { game } = state;
  const written = await query(
    `INSERT INTO events (game, seq, command, at, event) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING seq`,
    [game, logged.seq, command, logged.at, JSON.stringify(logged.event)],
  );
  if (written.length === 0) {
    const [earlier] = await query('SELECT seq FROM events WHERE game = $1 AND command = $2', [game, command]);
    throw new Undo(earlier ? { kind: 'repeated', seq: numberOf(earlier, 'seq') } : { kind: 'conflict' });
  }
  await writeSummary(query, state);
  if (changesPlayers(logged.event, state)) await writePlayers(query, state);
  if (due === null) await query('DELETE FROM due WHERE game = $1', [game]);
  else {
    await query(
      `INSERT INTO due (game, kind, at, taken_until) VALUES ($1, $2, $3, 0)
       ON CONFLICT (game) DO UPDATE SET kind = excluded.kind, at = excluded.at, taken_until = 0`,
      [game, due.kind, due.at],
    );
  }
}

async function writeSummary(query: Query, state: GameState): Promise<void> {
  await query(
    `INSERT INTO games (game, phase, listed, terms, seats, by_person, result, created_at, changed_at,
       to_move, due_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (game) DO UPDATE SET phase = excluded.phase, seats = excluded.seats, result = excluded.result,
       changed_at = excluded.changed_at, to_move = excluded.to_move, due_by = excluded.due_by`,
    [
      state.game,
      state.phase,
      state.terms.listed ? 1 : 0,
      JSON.stringify(state.terms),
      JSON.stringify(state.seats),
      state.by,
      resultText(state.outcome),
      state.createdAt,
      state.changedAt,
      seatToMove(state) ?? null,
      turnEnds(state) ?? null,
    ],
  );
}

/** Who plays, and where they came in: most turns change neither. */
function changesPlayers({ kind }: GameEvent, { phase }: GameState): boolean {
  return kind === 'created' || kind === 'joined' || kind === 'left' || phase === 'over';
}

async function writePlayers(query: Query, state: GameState): Promise<void> {
  for (const seat of seatsOf(state)) {
    const person = personOn(state, seat);
    if (person === undefined) {
      if (state.phase === 'waiting')
        await query('DELETE FROM players WHERE game = $1 AND seat = $2', [state.game, seat]);
      continue;
    }
    await query(
      `INSERT INTO players (game, seat, person, place) VALUES ($1, $2, $3, $4)
       ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person, place = excluded.place`,
      [state.game, seat, person, placeOf(state.outcome, seat)],
    );
  }
}

/** The place a seat came in on, 1 for the first; null while the game goes on. */
function placeOf(outcome: Outcome | null, letter: SeatLetter): number | null {
  const seat = seatOfLetter(letter) ?? 0;
  const tier = outcome?.tiers.findIndex((sides) => sides.some((side) => side.includes(seat))) ?? -1;
  return tier < 0 ? null : tier + 1;
}

function summaryOf(row: Row): GameSummary {
  return {
    game: textOf(row, 'game'),
    phase: textOf(row, 'phase') as GameState['phase'],
    terms: JSON.parse(textOf(row, 'terms')) as Terms,
    seats: JSON.parse(textOf(row, 'seats')) as BySeat<Holder>,
    by: textOf(row, 'by_person'),
    result: textOf(row, 'result'),
    createdAt: numberOf(row, 'created_at'),
    changedAt: numberOf(row, 'changed_at'),
    ...(row.to_move === null ? {} : { toMove: textOf(row, 'to_move') as SeatLetter }),
    ...(row.due_by === null ? {} : { dueBy: numberOf(row, 'due_by') }),
  };
}

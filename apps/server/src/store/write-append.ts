import type { GameEvent } from '@halma/protocol';
import { type Outcome, resultText, type SeatLetter, seatOfLetter } from '@halma/rules';
import { turnEnds } from '../game/clock.ts';
import { type GameState, personOn, seatsOf, seatToMove } from '../game/state.ts';
import { numberOf, type Query } from './database.ts';
import type { Append, AppendResult } from './game-store.ts';
import { termsKeyOf } from './waiting-tables.ts';

/** Thrown within a transaction to undo what it has written so far. */
export class NotAppended extends Error {
  readonly result: AppendResult;
  constructor(result: AppendResult) {
    super('not appended');
    this.result = result;
  }
}

/** Writes an event, and everything that is looked up of its game, within a transaction. Throws `NotAppended` where it was there already. */
export async function writeAppend(query: Query, { logged, command, state, due }: Append): Promise<void> {
  const { game } = state;
  const written = await query(
    `INSERT INTO events (game, seq, command, at, event) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING seq`,
    [game, logged.seq, command, logged.at, JSON.stringify(logged.event)],
  );
  if (written.length === 0) {
    const [earlier] = await query('SELECT seq FROM events WHERE game = $1 AND command = $2', [game, command]);
    throw new NotAppended(
      earlier ? { kind: 'repeated', seq: numberOf(earlier, 'seq') } : { kind: 'conflict' },
    );
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
       to_move, due_by, terms_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
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
      // A table that has begun never waits again, and turns are many.
      state.phase === 'waiting' ? termsKeyOf(state.terms) : null,
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

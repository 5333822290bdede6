import type { GameEvent } from '@halma/protocol';
import { formatResult, type Outcome, type SeatLetter, seatFromLetter } from '@halma/rules';
import { moveDeadline } from '../game/clock.ts';
import { type GameState, gameSeats, seatPerson, seatToMove } from '../game/state.ts';
import type { Query } from './database.ts';
import type { Append } from './game-store.ts';
import { termsKey } from './open-games.ts';

/** Writes a game's row for lists, and its players, after an event. */
export async function writeGame(query: Query, append: Append): Promise<void> {
  await writeSummary(query, append.state);
  if (changesPlayers(append)) await writePlayers(query, append);
}

async function writeSummary(query: Query, state: GameState): Promise<void> {
  await query(
    `INSERT INTO games (game, phase, listed, terms, seats, by_person, result, created_at, changed_at,
       to_move, due_by, terms_key, game_id, clock)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (game) DO UPDATE SET phase = excluded.phase, seats = excluded.seats, result = excluded.result,
       changed_at = excluded.changed_at, to_move = excluded.to_move, due_by = excluded.due_by,
       game_id = excluded.game_id, clock = excluded.clock`,
    [
      state.game,
      state.phase,
      state.terms.listed ? 1 : 0,
      JSON.stringify(state.terms),
      JSON.stringify(state.seats),
      state.creator,
      formatResult(state.outcome),
      state.createdAt,
      state.changedAt,
      seatToMove(state) ?? null,
      moveDeadline(state) ?? null,
      // Only waiting games are found by their terms; a game that has started never waits again.
      state.phase === 'waiting' ? termsKey(state.terms) : null,
      state.terms.rules.game,
      state.terms.clock.kind,
    ],
  );
}

/** Returns whether an event can change the players or their ranks. Most moves change neither. */
function changesPlayers({ logged, state }: Append): boolean {
  return takesSeat(logged.event) || logged.event.kind === 'left' || hasEnded(state);
}

function takesSeat({ kind }: GameEvent): boolean {
  return kind === 'created' || kind === 'joined';
}

function hasEnded({ phase }: GameState): boolean {
  return phase === 'over' || phase === 'aborted';
}

async function writePlayers(query: Query, { logged, commandId, state }: Append): Promise<void> {
  const ended = hasEnded(state)
    ? [state.changedAt, state.phase, state.terms.listed ? 1 : 0, state.terms.rules.game]
    : [null, null, null, null];
  for (const seat of gameSeats(state)) {
    const person = seatPerson(state, seat);
    if (person !== undefined) {
      // Command ids begin with the person who sent the command.
      const seatedBy = takesSeat(logged.event) && commandId.startsWith(`${person}:`) ? commandId : null;
      await query(
        `INSERT INTO players (game, seat, person, place, command, changed_at, phase, listed, game_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person, place = excluded.place,
           command = coalesce(excluded.command, players.command), changed_at = excluded.changed_at,
           phase = excluded.phase, listed = excluded.listed, game_id = excluded.game_id`,
        [state.game, seat, person, finishingRank(state.outcome, seat), seatedBy, ...ended],
      );
    } else if (state.phase === 'waiting')
      await query('DELETE FROM players WHERE game = $1 AND seat = $2', [state.game, seat]);
  }
}

/** Returns the rank of a seat, 1 for the first; null until the game is over. */
function finishingRank(outcome: Outcome | null, letter: SeatLetter): number | null {
  const seat = seatFromLetter(letter) ?? 0;
  const tier = outcome?.tiers.findIndex((sides) => sides.some((side) => side.includes(seat))) ?? -1;
  return tier < 0 ? null : tier + 1;
}

import type { GameEvent } from '@halma/protocol';
import { formatResult } from '@halma/rules';
import { moveDeadline } from '../game/clock.ts';
import { type GameState, gameSeats, personAt, seatToMove } from '../game/state.ts';
import type { Statement } from './database.ts';
import type { Append } from './game-store.ts';
import { termsKey } from './open-games.ts';

/** Returns the statements that write a game's row for lists, and its players, after an event. */
export function gameStatements(append: Append): readonly Statement[] {
  const { logged, state } = append;
  return [
    logged.seq === 0 ? insertSummary(state) : isPlainMove(append) ? updateTurn(state) : updateSummary(state),
    ...(changesPlayers(append) ? playerStatements(append) : []),
  ];
}

/** Returns whether an event is a move after which the game continues. */
function isPlainMove({ logged, state }: Append): boolean {
  return logged.event.kind === 'moved' && state.phase === 'playing';
}

function insertSummary(state: GameState): Statement {
  return {
    table: 'games',
    sql: `INSERT INTO games (game, changed_at, to_move, due_by, ply, phase, seats, result, game_id, clock,
        terms_key, listed, terms, by_person, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      ...changingColumns(state),
      // Only waiting games are found by their terms; a game that has started never waits again.
      state.phase === 'waiting' ? termsKey(state.terms) : null,
      state.terms.listed ? 1 : 0,
      JSON.stringify(state.terms),
      state.creator,
      state.createdAt,
    ],
  };
}

/**
 * Updates the columns that a move can change while the game continues. With a longer list, SQLite would also write to
 * the indexes of the other columns.
 */
function updateTurn(state: GameState): Statement {
  return {
    table: 'games',
    sql: 'UPDATE games SET changed_at = $2, to_move = $3, due_by = $4, ply = $5 WHERE game = $1',
    values: turnColumns(state),
  };
}

/** Updates the columns that an event can change, and those that nodes running an older version have left empty. */
function updateSummary(state: GameState): Statement {
  return {
    table: 'games',
    sql: `UPDATE games SET changed_at = $2, to_move = $3, due_by = $4, ply = $5, phase = $6, seats = $7, result = $8,
      game_id = $9, clock = $10 WHERE game = $1`,
    values: changingColumns(state),
  };
}

function turnColumns(state: GameState) {
  return [
    state.game,
    state.changedAt,
    seatToMove(state) ?? null,
    moveDeadline(state) ?? null,
    state.position?.ply ?? 0,
  ];
}

function changingColumns(state: GameState) {
  return [
    ...turnColumns(state),
    state.phase,
    JSON.stringify(state.seats),
    formatResult(state.outcome),
    state.terms.rules.game,
    state.terms.clock.kind,
  ];
}

/** Returns whether an event can change the players or end the game. Most moves do neither. */
function changesPlayers({ logged, state }: Append): boolean {
  return takesSeat(logged.event) || logged.event.kind === 'left' || hasEnded(state);
}

function takesSeat({ kind }: GameEvent): boolean {
  return kind === 'created' || kind === 'joined';
}

function hasEnded({ phase }: GameState): boolean {
  return phase === 'over' || phase === 'aborted';
}

function playerStatements({ logged, commandId, state }: Append): readonly Statement[] {
  const endColumns = hasEnded(state)
    ? [state.changedAt, state.phase, state.terms.listed ? 1 : 0, state.terms.rules.game]
    : [null, null, null, null];
  return gameSeats(state).flatMap((seat): Statement[] => {
    const person = personAt(state, seat);
    if (person === undefined)
      return state.phase === 'waiting'
        ? [{ sql: 'DELETE FROM players WHERE game = $1 AND seat = $2', values: [state.game, seat] }]
        : [];
    // Command ids begin with the person who sent the command.
    const seatedBy = takesSeat(logged.event) && commandId.startsWith(`${person}:`) ? commandId : null;
    return [
      {
        sql: `INSERT INTO players (game, seat, person, command, changed_at, phase, listed, game_id)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
          ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person,
            command = coalesce(excluded.command, players.command), changed_at = excluded.changed_at,
            phase = excluded.phase, listed = excluded.listed, game_id = excluded.game_id`,
        values: [state.game, seat, person, seatedBy, ...endColumns],
      },
    ];
  });
}

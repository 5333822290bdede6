import { cellName } from '../board/board.ts';
import { checkPosition, checkRules } from '../check-arguments.ts';
import { endParsedGameIfDecided } from '../ends/resolve-turn.ts';
import type { Draft, Position } from '../position/position.ts';
import { emptyMen, freshPosition } from '../position/start.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Rules, zeroForEachSeat } from '../rules/rules.ts';
import { type Seat, type SeatLetter, seatFromLetter, seatLetter, seatOf, VACANT } from '../seat.ts';
import { isSkipped } from '../turn/turn-order.ts';
import { formatHfn, type HfnFields, parseHfn } from './hfn.ts';

/** Returns the fields of a position string, without the flags that have no meaning under the game's options. */
function hfnFieldsOf(position: Position): HfnFields {
  const { rules, ranks } = position;
  const countsTurns =
    rules.options.homeLimit !== 0 && rules.seats.length > 2 && ranks.some((rank) => rank !== 0);
  return {
    board: rules.board.id,
    men: position.men.subarray(0, rules.board.cellCount),
    toMove: position.toMove,
    evacuated: ranks.map((_, seat) => (position.evacuated & (1 << seat)) !== 0),
    ranks,
    hands: position.hands,
    jumpDemanded: position.jumpDemanded,
    turnsPlayed: countsTurns
      ? position.turnsPlayed.map((turns, seat) => (isSkipped(position, seat) ? 0 : turns))
      : zeroForEachSeat(),
    ply: position.ply,
    round: position.round,
  };
}

/** Formats a position as a string without line breaks. */
export function formatPosition(position: Position): string {
  checkPosition(position);
  return formatHfn(hfnFieldsOf(position), position.rules.board);
}

/**
 * Parses a position of a game. Refuses men of seats that are not in the game, and a seat to move that the flags skip.
 * Accepts any number of men, as problems need. Does not test goals or limits: the game is over only if its flags decide
 * it.
 *
 * @param first the seat that moved first; computed from the ply by default
 */
export function parsePosition(rules: Rules, text: string, first?: SeatLetter): Result<Position> {
  checkRules(rules);
  const fields = parseHfn(text, rules.board);
  return fields.ok ? positionFromHfnFields(rules, fields.value, first) : fields;
}

/** Makes a position of a game from the fields of a position string. Refuses the same values as `parsePosition`. */
export function positionFromHfnFields(rules: Rules, fields: HfnFields, first?: SeatLetter): Result<Position> {
  checkRules(rules);
  const { board, seats } = rules;
  if (fields.board !== rules.board.id) return refuse('wrong-board', { at: 0, detail: fields.board });
  if (!seats.includes(fields.toMove)) return refuse('unknown-seat', { detail: seatLetter(fields.toMove) });
  const gameSeats = rules.game.seats;
  const foreignCell = fields.men.findIndex((man) => man !== VACANT && !gameSeats.includes(seatOf(man)));
  if (foreignCell >= 0) return refuse('unknown-seat', { at: cellName(board, foreignCell) });
  const invalidFlag = invalidFlagOf(rules, fields);
  if (invalidFlag !== null) return refuse('bad-flag', { detail: invalidFlag });
  const firstSeat = first === undefined ? firstSeatOf(rules, fields) : seatFromLetter(first);
  if (firstSeat === undefined || !seats.includes(firstSeat))
    return refuse('unknown-seat', { detail: first ?? '' });
  const men = emptyMen(rules);
  men.set(fields.men);
  const position: Draft = freshPosition(rules, men, {
    toMove: fields.toMove,
    firstSeat,
    ply: fields.ply,
    round: fields.round,
    ranks: fields.ranks,
    eliminated: eliminatedByRanks(rules, fields.ranks),
    evacuated: evacuatedBits(rules, fields),
    hands: fields.hands,
    jumpDemanded: fields.jumpDemanded,
    turnsPlayed: fields.turnsPlayed.some((turns) => turns > 0)
      ? fields.turnsPlayed
      : turnsByPly(rules, firstSeat, fields.ply),
  });
  endParsedGameIfDecided(position);
  const isSkippedSeat = position.outcome === null && isSkipped(position, fields.toMove);
  return isSkippedSeat ? refuse('bad-flag', { detail: `f${seatLetter(fields.toMove)}` }) : accept(position);
}

/**
 * Returns the first flag that is invalid in this game: for a seat that does not play, a rank beyond the number of seats
 * or a property that the game lacks. Returns null if there is none.
 */
function invalidFlagOf(rules: Rules, fields: HfnFields): string | null {
  const flags: readonly [string, readonly (number | boolean)[]][] = [
    ['v', fields.evacuated],
    ['f', fields.ranks],
    ['h', fields.hands],
    ['n', fields.turnsPlayed],
  ];
  for (const [letter, list] of flags) {
    const seat = list.findIndex((value, index) => Boolean(value) && !rules.seats.includes(index));
    if (seat >= 0) return `${letter}${seatLetter(seat)}`;
  }
  if (fields.ranks.some((rank) => rank > rules.seats.length)) return 'f';
  if (rules.handSize === 0 && fields.hands.some((hand) => hand > 0)) return 'h';
  return fields.jumpDemanded && !rules.game.allowsJumpDemand ? 'd' : null;
}

/** Returns the seat that moved first, assuming that no seat has been skipped. */
function firstSeatOf({ seats }: Rules, { toMove, ply }: HfnFields): Seat | undefined {
  return seats.at((seats.indexOf(toMove) - (ply % seats.length)) % seats.length);
}

/** Returns the number of turns of each seat after the given number of plies, assuming that no seat has been skipped. */
function turnsByPly({ seats }: Rules, firstSeat: Seat, ply: number): readonly number[] {
  const turns = zeroForEachSeat();
  const start = seats.indexOf(firstSeat);
  seats.forEach((seat, index) => {
    const offset = (index - start + seats.length) % seats.length;
    turns[seat] = Math.floor((ply + seats.length - 1 - offset) / seats.length);
  });
  return turns;
}

/** Returns the eliminated seats, as bits: those whose ranks come after the consecutive ranks that start at 1. */
function eliminatedByRanks({ seats }: Rules, ranks: readonly number[]): number {
  let top = 1;
  while (top <= seats.length && ranks.includes(top)) top += 1;
  return ranks.reduce((bits, rank, seat) => (rank > top ? bits | (1 << seat) : bits), 0);
}

function evacuatedBits({ options, directOpponents }: Rules, { evacuated }: HfnFields): number {
  if (options.evacuate === 'off') return 0;
  return evacuated.reduce(
    (bits, value, seat) => (value && directOpponents.includes(seat) ? bits | (1 << seat) : bits),
    0,
  );
}

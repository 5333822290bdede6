import { cellName } from '../board/board.ts';
import { decideByRanks } from '../ends/settle.ts';
import type { Draft, Position } from '../position/position.ts';
import { emptyMen, freshPosition } from '../position/start.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Rules, zeroForEachSeat } from '../rules/rules.ts';
import { type Seat, type SeatLetter, seatLetter, seatOf, seatOfLetter, VACANT } from '../seat.ts';
import { isSkipped } from '../turn/turn-order.ts';
import { formatHfn, type HfnFields, parseHfn } from './hfn.ts';

/** The fields of a position's text. Flags that the game's options give no meaning are left out. */
export function fieldsOfPosition(position: Position): HfnFields {
  const { rules, ranks } = position;
  const countsTurns =
    rules.options.homeLimit !== 0 && rules.seats.length > 2 && ranks.some((rank) => rank !== 0);
  return {
    board: rules.game.board,
    men: position.men.subarray(0, rules.board.cells),
    toMove: position.toMove,
    evacuated: ranks.map((_, seat) => (position.evacuated & (1 << seat)) !== 0),
    ranks,
    hands: position.hands,
    demand: position.demand,
    turns: countsTurns
      ? position.turns.map((made, seat) => (isSkipped(position, seat) ? 0 : made))
      : zeroForEachSeat(),
    ply: position.ply,
    round: position.round,
  };
}

/** Writes a position as its line of text. */
export function formatPosition(position: Position): string {
  return formatHfn(fieldsOfPosition(position));
}

/**
 * Reads a position of a game. Men of seats that do not play are refused, but any number of men is allowed: problems need
 * it. Nothing is tested on reading; only a game that its flags call decided is over, and a seat that its flags say is skipped
 * cannot be the one to move.
 *
 * @param first the seat that began; worked out from the ply when it is not named
 */
export function parsePosition(rules: Rules, text: string, first?: SeatLetter): Result<Position> {
  const fields = parseHfn(text);
  return fields.ok ? positionOfFields(rules, fields.value, first) : fields;
}

/** Makes a position of a game from the fields of its text; refuses as `parsePosition` does. */
export function positionOfFields(rules: Rules, fields: HfnFields, first?: SeatLetter): Result<Position> {
  const { board, seats } = rules;
  if (fields.board !== rules.game.board) return refuse('wrong-board', { at: 0, detail: fields.board });
  if (!seats.includes(fields.toMove)) return refuse('unknown-seat', { detail: seatLetter(fields.toMove) });
  const known = rules.game.seats;
  const stranger = fields.men.findIndex((man) => man !== VACANT && !known.includes(seatOf(man)));
  if (stranger >= 0) return refuse('unknown-seat', { at: cellName(board, stranger) });
  const flagged = faultyFlag(rules, fields);
  if (flagged !== null) return refuse('bad-flag', { detail: flagged });
  const beginner = first === undefined ? beginnerOf(rules, fields) : seatOfLetter(first);
  if (beginner === undefined || !seats.includes(beginner))
    return refuse('unknown-seat', { detail: first ?? '' });
  const men = emptyMen(rules);
  men.set(fields.men);
  const position: Draft = freshPosition(rules, men, {
    toMove: fields.toMove,
    first: beginner,
    ply: fields.ply,
    round: fields.round,
    ranks: fields.ranks,
    out: outByRanks(rules, fields.ranks),
    evacuated: evacuatedBits(rules, fields),
    hands: fields.hands,
    demand: fields.demand,
    turns: fields.turns.some((made) => made > 0) ? fields.turns : turnsByPly(rules, beginner, fields.ply),
  });
  decideByRanks(position);
  const stands = position.outcome === null && isSkipped(position, fields.toMove);
  return stands ? refuse('bad-flag', { detail: `f${seatLetter(fields.toMove)}` }) : accept(position);
}

/** A flag that names a seat that does not play, or says what this game has not. */
function faultyFlag(rules: Rules, fields: HfnFields): string | null {
  const stated: readonly [string, readonly (number | boolean)[]][] = [
    ['v', fields.evacuated],
    ['f', fields.ranks],
    ['h', fields.hands],
    ['n', fields.turns],
  ];
  for (const [letter, list] of stated) {
    const seat = list.findIndex((value, index) => Boolean(value) && !rules.seats.includes(index));
    if (seat >= 0) return `${letter}${seatLetter(seat)}`;
  }
  if (fields.ranks.some((rank) => rank > rules.seats.length)) return 'f';
  if (rules.hand === 0 && fields.hands.some((hand) => hand > 0)) return 'h';
  return fields.demand && !rules.game.demands ? 'd' : null;
}

/** The seat that would have begun if nobody had been skipped. */
function beginnerOf({ seats }: Rules, { toMove, ply }: HfnFields): Seat | undefined {
  return seats.at((seats.indexOf(toMove) - (ply % seats.length)) % seats.length);
}

/** Turns each seat has made after so many plies if nobody was skipped. */
function turnsByPly({ seats }: Rules, beginner: Seat, ply: number): readonly number[] {
  const turns = zeroForEachSeat();
  const start = seats.indexOf(beginner);
  seats.forEach((seat, index) => {
    const place = (index - start + seats.length) % seats.length;
    turns[seat] = Math.floor((ply + seats.length - 1 - place) / seats.length);
  });
  return turns;
}

/** Ranks that follow one another from the top are finishers'; any other belongs to a seat that is out. */
function outByRanks({ seats }: Rules, ranks: readonly number[]): number {
  let top = 1;
  while (top <= seats.length && ranks.includes(top)) top += 1;
  return ranks.reduce((bits, rank, seat) => (rank > top ? bits | (1 << seat) : bits), 0);
}

function evacuatedBits({ options, rivals }: Rules, { evacuated }: HfnFields): number {
  if (options.evacuate === 'off') return 0;
  return evacuated.reduce(
    (bits, value, seat) => (value && rivals.includes(seat) ? bits | (1 << seat) : bits),
    0,
  );
}

import {
  formatPosition,
  formatShortMove,
  legalMoves,
  type Position,
  parseMove,
  parsePosition,
  play,
  playUnchecked,
  positionFromHfnFields,
  type Rules,
  SEAT_SLOTS,
  seatLetter,
} from '@halma/rules';
import type { InputFile } from './input-file.ts';

/** The first line of a `playdata.txt` that this program wrote. */
const HEADING = 'halma 1';

/** Formats `playdata.txt`: the first known position of the game and every move since. */
export function formatPlaydata(position: Position): string {
  const moves: string[] = [];
  let start = position;
  for (; start.previous !== null && start.lastMove !== null; start = start.previous)
    moves.push(formatShortMove(start.rules.board, start.lastMove));
  return `${[HEADING, seatLetter(start.firstSeat), formatPosition(start), moves.reverse().join(' ')].join('\n')}\n`;
}

/**
 * Returns the position of an input with the moves that `playdata.txt` records; the opponent's last move is found by trying all
 * of them. Data that does not lead to the position, or cannot be read, is ignored.
 */
export function resumePosition(rules: Rules, input: InputFile, memory: string | undefined): Position {
  const remembered = memory === undefined ? undefined : parsePlaydata(rules, memory);
  return (remembered && continued(remembered, input)) ?? freshStart(rules, input);
}

function continued(remembered: Position, { men, toMove }: InputFile): Position | undefined {
  return legalMoves(remembered)
    .map((move) => playUnchecked(remembered, move))
    .find((after) => after.toMove === toMove && men.every((man, cell) => after.men[cell] === man));
}

function freshStart(rules: Rules, { men, toMove }: InputFile): Position {
  const zeros = new Array<number>(SEAT_SLOTS).fill(0);
  const fields = {
    board: rules.game.board,
    men,
    toMove,
    evacuated: zeros.map(() => false),
    ranks: zeros,
    hands: zeros,
    jumpDemanded: false,
    turnsPlayed: zeros,
    ply: 0,
    round: 1,
  };
  const position = positionFromHfnFields(rules, fields, seatLetter(toMove));
  if (!position.ok) throw new Error(`an input is no position: ${position.refusal.code}`);
  return position.value;
}

function parsePlaydata(rules: Rules, text: string): Position | undefined {
  const [heading, first = '', start = '', moves = ''] = text.split('\n');
  const seat = rules.seats.map(seatLetter).find((letter) => letter === first);
  if (heading !== HEADING || seat === undefined) return undefined;
  const read = parsePosition(rules, start, seat);
  let position = read.ok ? read.value : undefined;
  for (const word of moves.split(' ').filter((text) => text !== '')) {
    const move = position && parseMove(rules.board, word);
    const next = position && move?.ok === true ? play(position, move.value) : undefined;
    position = next?.ok === true ? next.value : undefined;
  }
  return position;
}

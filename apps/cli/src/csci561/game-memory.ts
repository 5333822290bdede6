import {
  formatPosition,
  formatShortMove,
  legalMoves,
  type Position,
  parseMove,
  parsePosition,
  play,
  playListed,
  positionOfFields,
  type Rules,
  SEAT_SLOTS,
  seatLetter,
} from '@halma/rules';
import type { InputFile } from './input-file.ts';

/** What a line of `playdata.txt` begins with that this program wrote. */
const HEADING = 'halma 1';

/** Writes `playdata.txt`: where the game was first seen, and every turn since then. */
export function writeMemory(position: Position): string {
  const moves: string[] = [];
  let start = position;
  for (; start.previous !== null && start.lastMove !== null; start = start.previous)
    moves.push(formatShortMove(start.rules.board, start.lastMove));
  return `${[HEADING, seatLetter(start.first), formatPosition(start), moves.reverse().join(' ')].join('\n')}\n`;
}

/**
 * The position of an input, with the turns that led to it as far as `playdata.txt` tells of them. The opponent's last turn is
 * found by trying. A memory that does not lead there, or cannot be read, is as good as none.
 */
export function recall(rules: Rules, input: InputFile, memory: string | undefined): Position {
  const remembered = memory === undefined ? undefined : readMemory(rules, memory);
  return (remembered && continued(remembered, input)) ?? freshStart(rules, input);
}

function continued(remembered: Position, { men, toMove }: InputFile): Position | undefined {
  return legalMoves(remembered)
    .map((move) => playListed(remembered, move))
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
    demand: false,
    turns: zeros,
    ply: 0,
    round: 1,
  };
  const position = positionOfFields(rules, fields, seatLetter(toMove));
  if (!position.ok) throw new Error(`an input is no position: ${position.refusal.code}`);
  return position.value;
}

function readMemory(rules: Rules, text: string): Position | undefined {
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

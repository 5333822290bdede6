import { accept, manOf, type Seat, VACANT } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';

/** The content of `input.txt`. */
export interface InputFile {
  /** Whether the program makes a single move, or one move in a whole game. */
  readonly kind: 'SINGLE' | 'GAME';
  readonly toMove: Seat;
  /** The remaining CPU time of the side to move, in seconds. */
  readonly seconds: number;
  /** The man on each cell. */
  readonly men: Uint8Array;
}

/**
 * The seats of the two sides. The protocol counts rows from the top, and Black starts in the top left corner. The game
 * is the same on a mirrored board, so the top row becomes row 1 and Black becomes A.
 */
const SEAT_OF_SIDE: Readonly<Record<string, Seat>> = { BLACK: 1, WHITE: 3 };

const MAN_OF_LETTER: Readonly<Record<string, number>> = { '.': VACANT, B: manOf(1, 0), W: manOf(3, 0) };

const SIDE = 16;
const HEADER_LINES = 3;
const MEN_PER_SIDE = 19;

/**
 * Parses `input.txt`: kind, side to move, remaining seconds and sixteen rows. If one line is invalid, the refusal states
 * its offset.
 */
export function parseInputFile(text: string): CommandResult<InputFile> {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
  const refuseLine = (index: number, message: string): CommandResult<never> =>
    refuse('bad-input', `Line ${index + 1} of input.txt ${message}.`, { at: offsetOfLine(text, index) });
  const [kind = '', side = '', seconds = ''] = lines;
  if (kind !== 'SINGLE' && kind !== 'GAME') return refuseLine(0, 'must be SINGLE or GAME');
  const toMove = Object.hasOwn(SEAT_OF_SIDE, side) ? SEAT_OF_SIDE[side] : undefined;
  if (toMove === undefined) return refuseLine(1, 'must be BLACK or WHITE');
  const remainingSeconds = /^\d*\.?\d+$/.test(seconds) || /^\d+\.$/.test(seconds) ? Number(seconds) : 0;
  if (remainingSeconds <= 0) return refuseLine(2, 'must be a number of seconds above 0');
  if (lines.length !== HEADER_LINES + SIDE)
    return refuse('bad-input', `input.txt has ${lines.length} lines instead of ${HEADER_LINES + SIDE}.`);
  const men = new Uint8Array(SIDE * SIDE);
  for (const [row, line] of lines.slice(HEADER_LINES).entries()) {
    if (!/^[BW.]{16}$/.test(line))
      return refuseLine(HEADER_LINES + row, `must consist of ${SIDE} characters B, W or .`);
    [...line].forEach((letter, column) => {
      men[SIDE * row + column] = MAN_OF_LETTER[letter] ?? VACANT;
    });
  }
  for (const [letter, man] of Object.entries(MAN_OF_LETTER)) {
    const count = men.reduce((sum, other) => sum + (other === man ? 1 : 0), 0);
    if (man !== VACANT && count !== MEN_PER_SIDE)
      return refuse('bad-input', `input.txt has ${count} ${letter} men instead of ${MEN_PER_SIDE}.`);
  }
  return accept({ kind, toMove, seconds: remainingSeconds, men });
}

/** Formats `input.txt` for a program that uses the file protocol. */
export function formatInputFile({ kind, toMove, seconds, men }: InputFile): string {
  const side = Object.keys(SEAT_OF_SIDE).find((name) => SEAT_OF_SIDE[name] === toMove) ?? '';
  const letterOf = (man: number): string =>
    Object.keys(MAN_OF_LETTER).find((letter) => MAN_OF_LETTER[letter] === man) ?? '.';
  const rows = Array.from({ length: SIDE }, (_, row) =>
    Array.from(men.subarray(SIDE * row, SIDE * (row + 1)), letterOf).join(''),
  );
  return `${[kind, side, `${seconds}`, ...rows].join('\n')}\n`;
}

function offsetOfLine(text: string, index: number): number {
  return text
    .split('\n')
    .slice(0, index)
    .reduce((sum, line) => sum + line.length + 1, 0);
}

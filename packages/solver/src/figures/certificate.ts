import { parseSquareName, squareName } from '../square-names.ts';
import type { FigureMove } from './figure.ts';

/**
 * The verdicts on a range of candidates by number. A certificate consists of blocks in any order. A candidate
 * of a block without a result is impossible.
 */
export interface CertificateBlock {
  /** The game whose camp it is. */
  readonly game: string;
  /** The number of all candidates. */
  readonly candidateCount: number;
  readonly first: number;
  readonly last: number;
  readonly notImpossible: readonly FigureResult[];
}

/** A candidate that is not impossible: its moves, or null if it is undecided. */
export interface FigureResult {
  readonly candidate: number;
  readonly moves: readonly FigureMove[] | null;
}

/** The number of candidates of a block by verdict. */
export interface VerdictCounts {
  readonly reachable: number;
  readonly impossible: number;
  readonly undecided: number;
}

/** Counts the verdicts of a block. */
export function countVerdicts({ first, last, notImpossible: results }: CertificateBlock): VerdictCounts {
  const undecided = results.filter(({ moves }) => moves === null).length;
  const reachable = results.length - undecided;
  return { reachable, impossible: last - first + 1 - results.length, undecided };
}

/**
 * Formats a block as lines:
 *
 *     figures <game> <candidates> <first> <last>
 *     <number> <move> <move> …            for each reachable candidate
 *     <number> ?                          for each undecided candidate
 *     <reachable> <impossible> <undecided> end
 */
export function formatCertificateBlock(side: number, block: CertificateBlock): string {
  const { game, candidateCount, first, last, notImpossible: results } = block;
  const { reachable, impossible, undecided } = countVerdicts(block);
  return [
    `figures ${game} ${candidateCount} ${first} ${last}`,
    ...results.map(
      ({ candidate, moves }) => `${candidate} ${moves === null ? '?' : formatFigureMoves(side, moves)}`,
    ),
    `${reachable} ${impossible} ${undecided} end`,
    '',
  ].join('\n');
}

/** Formats moves in short form, as in `d3-e4 b2-f6`. */
export function formatFigureMoves(side: number, moves: readonly FigureMove[]): string {
  return moves.map(({ from, to }) => `${squareName(side, from)}-${squareName(side, to)}`).join(' ');
}

/** A line that is not valid in its place. */
export interface InvalidLine {
  /** Counted from 1. */
  readonly line: number;
}

// A truncated file may be joined with the next one in the middle of a line.
const HEAD = /figures (\S+) (\d+) (\d+) (\d+)$/;
const END = /^(\d+) (\d+) (\d+) end$/;
const RESULT = /^(\d+) (\?|\S+-\S+(?: \S+-\S+)*)$/;

/** A block without its end so far. */
interface OpenBlock extends CertificateBlock {
  readonly notImpossible: FigureResult[];
}

/**
 * Reads the blocks of a certificate line by line. It ignores blank lines, and a block without an end, since
 * its writer was stopped.
 *
 * @param sideOf returns the side of a game's board, or undefined for an unknown game
 */
export class CertificateReader {
  readonly #sideOf: (game: string) => number | undefined;
  #line = 0;
  #block: OpenBlock | null = null;

  constructor(sideOf: (game: string) => number | undefined) {
    this.#sideOf = sideOf;
  }

  /** Reads a line. @returns the block that it ends, or null */
  readLine(text: string): CertificateBlock | InvalidLine | null {
    this.#line += 1;
    if (text.trim() === '') return null;
    const head = HEAD.exec(text);
    if (head !== null) {
      this.#begin(head);
      return null;
    }
    const end = END.exec(text);
    if (end !== null) return this.#end(end);
    const result = RESULT.exec(text);
    // The last line of a stopped writer may be truncated anywhere; its block has no end.
    if (result === null || this.#block === null || !this.#add(this.#block, result)) this.#block = null;
    return null;
  }

  #begin([, game = '', ...numbers]: readonly string[]): void {
    const [candidateCount = 0, first = 0, last = 0] = numbers.map(Number);
    this.#block = { game, candidateCount, first, last, notImpossible: [] };
  }

  #add(block: OpenBlock, [, candidate = '', text = '']: readonly string[]): boolean {
    const side = this.#sideOf(block.game) ?? 0;
    const moves = text === '?' ? null : readMoves(side, text);
    if (moves === undefined) return false;
    block.notImpossible.push({ candidate: Number(candidate), moves });
    return true;
  }

  #end([, ...numbers]: readonly string[]): CertificateBlock | InvalidLine {
    const block = this.#block;
    this.#block = null;
    if (block === null) return { line: this.#line };
    const { reachable, impossible, undecided } = countVerdicts(block);
    const [first, second, third] = numbers.map(Number);
    const isCounted = reachable === first && impossible === second && undecided === third;
    const isKnown = this.#sideOf(block.game) !== undefined;
    return isCounted && isKnown && isValid(block) ? block : { line: this.#line };
  }
}

/** Returns whether the block is within the candidates, and its results, in order, within the block. */
function isValid({ candidateCount, first, last, notImpossible: results }: CertificateBlock): boolean {
  const isInOrder = results.every(
    ({ candidate }, index) =>
      candidate >= first && candidate <= last && candidate > (results[index - 1]?.candidate ?? -1),
  );
  return first <= last && last < candidateCount && isInOrder;
}

/** Parses moves in short form. @returns undefined if a square is not on the board */
function readMoves(side: number, text: string): readonly FigureMove[] | undefined {
  const moves = text.split(' ').map((move) => {
    const [from = '', to = ''] = move.split('-');
    return { from: parseSquareName(side, from), to: parseSquareName(side, to) };
  });
  return moves.every(({ from, to }) => from >= 0 && to >= 0) ? moves : undefined;
}

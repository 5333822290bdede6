import { parseSquareName, squareName } from '../square-names.ts';
import type { FigureMove } from './figure.ts';

/**
 * The verdicts on a range of candidates. A certificate consists of blocks in any order. A candidate in the
 * range that has no result is impossible.
 */
export interface CertificateBlock {
  /** The id of the game whose camp the men leave. */
  readonly game: string;
  /** The total number of candidates for the camp. */
  readonly candidateCount: number;
  /** The first and the last candidate of the block, both included. */
  readonly first: number;
  readonly last: number;
  readonly results: readonly FigureResult[];
}

/** A reachable or undecided candidate: its moves, or null if it is undecided. */
export interface FigureResult {
  readonly candidate: number;
  readonly moves: readonly FigureMove[] | null;
}

/** The number of candidates with each verdict. */
export interface VerdictCounts {
  readonly reachable: number;
  readonly impossible: number;
  readonly undecided: number;
}

/** Counts the verdicts of a block. */
export function countVerdicts({ first, last, results }: CertificateBlock): VerdictCounts {
  const undecided = results.filter(({ moves }) => moves === null).length;
  const reachable = results.length - undecided;
  return { reachable, impossible: last - first + 1 - results.length, undecided };
}

/**
 * Formats a block as these lines:
 *
 *     figures <game> <candidates> <first> <last>
 *     <number> <move> <move> …            for each reachable candidate
 *     <number> ?                          for each undecided candidate
 *     <reachable> <impossible> <undecided> end
 */
export function formatCertificateBlock(side: number, block: CertificateBlock): string {
  const { game, candidateCount, first, last, results } = block;
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

/** A last line that does not fit its block, for example because a line of the block is invalid or missing. */
export interface InvalidLine {
  /** The number of the line, starting at 1. */
  readonly line: number;
}

// Not anchored to the start of the line: after a truncated file, the head of the next file may be in the middle of a
// line.
const HEAD = /figures (\S+) (\d+) (\d+) (\d+)$/;
const END = /^(\d+) (\d+) (\d+) end$/;
const RESULT = /^(\d+) (\?|\S+-\S+(?: \S+-\S+)*)$/;

/** A block whose last line has not been read yet. */
interface OpenBlock extends CertificateBlock {
  readonly results: FigureResult[];
}

/**
 * Reads the blocks of a certificate line by line. It ignores blank lines, and blocks without an end, which a stopped
 * writer leaves behind.
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

  /**
   * Reads a line.
   *
   * @returns the block that the line ends, or null if it ends none; if it is the last line of a block that is invalid or
   *   does not match its counts, the number of the line
   */
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
    // A stopped writer may leave a truncated line. Its block has no end, so the reader ignores the block.
    if (result === null || this.#block === null || !this.#add(this.#block, result)) this.#block = null;
    return null;
  }

  #begin([, game = '', ...numbers]: readonly string[]): void {
    const [candidateCount = 0, first = 0, last = 0] = numbers.map(Number);
    this.#block = { game, candidateCount, first, last, results: [] };
  }

  #add(block: OpenBlock, [, candidate = '', text = '']: readonly string[]): boolean {
    const side = this.#sideOf(block.game) ?? 0;
    const moves = text === '?' ? null : parseMoves(side, text);
    if (moves === undefined) return false;
    block.results.push({ candidate: Number(candidate), moves });
    return true;
  }

  #end([, ...numbers]: readonly string[]): CertificateBlock | InvalidLine {
    const block = this.#block;
    this.#block = null;
    if (block === null) return { line: this.#line };
    const { reachable, impossible, undecided } = countVerdicts(block);
    const [first, second, third] = numbers.map(Number);
    const countsMatch = reachable === first && impossible === second && undecided === third;
    const isKnown = this.#sideOf(block.game) !== undefined;
    return countsMatch && isKnown && isValid(block) ? block : { line: this.#line };
  }
}

/** Returns whether the block is within the candidates, and its results are in order and within the block. */
function isValid({ candidateCount, first, last, results }: CertificateBlock): boolean {
  const isInOrder = results.every(
    ({ candidate }, index) =>
      candidate >= first && candidate <= last && candidate > (results[index - 1]?.candidate ?? -1),
  );
  return first <= last && last < candidateCount && isInOrder;
}

/**
 * Parses moves in short form.
 *
 * @returns undefined if a square is not on the board
 */
function parseMoves(side: number, text: string): readonly FigureMove[] | undefined {
  const moves = text.split(' ').map((move) => {
    const [from = '', to = ''] = move.split('-');
    return { from: parseSquareName(side, from), to: parseSquareName(side, to) };
  });
  return moves.every(({ from, to }) => from >= 0 && to >= 0) ? moves : undefined;
}

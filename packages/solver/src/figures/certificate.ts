import { squareName, squareOfName } from '../square-names.ts';
import type { FigureMove } from './figure.ts';

/**
 * The verdicts on candidates first to last, by their numbers. A certificate is blocks in any order; of a candidate in a block
 * that is not among the found nothing more need be said: it is impossible.
 */
export interface Block {
  /** The game that names the yard. */
  readonly game: string;
  /** How many candidates there are in all. */
  readonly candidates: number;
  readonly first: number;
  readonly last: number;
  readonly found: readonly Finding[];
}

/** A candidate that is not impossible: its moves, or null where it is undecided. */
export interface Finding {
  readonly number: number;
  readonly moves: readonly FigureMove[] | null;
}

/** How many candidates of a block are what. */
export interface Counts {
  readonly reachable: number;
  readonly impossible: number;
  readonly undecided: number;
}

/** Counts the verdicts of a block. */
export function countsOf({ first, last, found }: Block): Counts {
  const undecided = found.filter(({ moves }) => moves === null).length;
  const reachable = found.length - undecided;
  return { reachable, impossible: last - first + 1 - found.length, undecided };
}

/**
 * Writes a block as lines:
 *
 *     figures <game> <candidates> <first> <last>
 *     <number> <move> <move> …            for each that can be reached
 *     <number> ?                          for each that is undecided
 *     <reachable> <impossible> <undecided> end
 */
export function formatBlock(side: number, block: Block): string {
  const { game, candidates, first, last, found } = block;
  const { reachable, impossible, undecided } = countsOf(block);
  return [
    `figures ${game} ${candidates} ${first} ${last}`,
    ...found.map(({ number, moves }) => `${number} ${moves === null ? '?' : movesText(side, moves)}`),
    `${reachable} ${impossible} ${undecided} end`,
    '',
  ].join('\n');
}

/** Moves in short form, as in `d3-e4 b2-f6`. */
export function movesText(side: number, moves: readonly FigureMove[]): string {
  return moves.map(({ from, to }) => `${squareName(side, from)}-${squareName(side, to)}`).join(' ');
}

/** What a line that cannot stand where it does says. */
export interface BadLine {
  /** Counted from 1. */
  readonly line: number;
}

// A file that was cut short may have been joined with the next one in the middle of a line.
const HEAD = /figures (\S+) (\d+) (\d+) (\d+)$/;
const END = /^(\d+) (\d+) (\d+) end$/;
const FINDING = /^(\d+) (\?|\S+-\S+(?: \S+-\S+)*)$/;

/** A block that has begun. */
interface OpenBlock extends Block {
  readonly found: Finding[];
}

/**
 * Reads the blocks of a certificate line by line. A block without an end was cut short when its writer was stopped: it is
 * passed over, as if it had never been begun. Blank lines are passed over too.
 *
 * @param sideOf the side of a game's board, or undefined when there is no such game
 */
export class CertificateReader {
  readonly #sideOf: (game: string) => number | undefined;
  #line = 0;
  #block: OpenBlock | null = null;

  constructor(sideOf: (game: string) => number | undefined) {
    this.#sideOf = sideOf;
  }

  /** Reads one more line. @returns a block that it ends, null when it ends none */
  read(text: string): Block | BadLine | null {
    this.#line += 1;
    if (text.trim() === '') return null;
    const head = HEAD.exec(text);
    if (head !== null) {
      this.#begin(head);
      return null;
    }
    const end = END.exec(text);
    if (end !== null) return this.#end(end);
    const finding = FINDING.exec(text);
    // The line at which a writer was stopped may be any beginning of one; what matters is that its block has no end.
    if (finding === null || this.#block === null || !this.#add(this.#block, finding)) this.#block = null;
    return null;
  }

  #begin([, game = '', ...numbers]: readonly string[]): void {
    const [candidates = 0, first = 0, last = 0] = numbers.map(Number);
    this.#block = { game, candidates, first, last, found: [] };
  }

  #add(block: OpenBlock, [, number = '', text = '']: readonly string[]): boolean {
    const side = this.#sideOf(block.game) ?? 0;
    const moves = text === '?' ? null : readMoves(side, text);
    if (moves === undefined) return false;
    block.found.push({ number: Number(number), moves });
    return true;
  }

  #end([, ...numbers]: readonly string[]): Block | BadLine {
    const block = this.#block;
    this.#block = null;
    if (block === null) return { line: this.#line };
    const { reachable, impossible, undecided } = countsOf(block);
    const [first, second, third] = numbers.map(Number);
    const isCounted = reachable === first && impossible === second && undecided === third;
    const isKnown = this.#sideOf(block.game) !== undefined;
    return isCounted && isKnown && isSound(block) ? block : { line: this.#line };
  }
}

/** Does the block lie within the candidates, and what was found, in order, within the block? */
function isSound({ candidates, first, last, found }: Block): boolean {
  const isInOrder = found.every(
    ({ number }, index) => number >= first && number <= last && number > (found[index - 1]?.number ?? -1),
  );
  return first <= last && last < candidates && isInOrder;
}

/** Reads moves in short form. @returns undefined when a square is not on the board */
function readMoves(side: number, text: string): readonly FigureMove[] | undefined {
  const moves = text.split(' ').map((move) => {
    const [from = '', to = ''] = move.split('-');
    return { from: squareOfName(side, from), to: squareOfName(side, to) };
  });
  return moves.every(({ from, to }) => from >= 0 && to >= 0) ? moves : undefined;
}

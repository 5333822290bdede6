import {
  type GameRecord,
  isRanked,
  type Position,
  type RecordedTurn,
  type Rules,
  type Seat,
  type SeatLetter,
  seatFromLetter,
} from '@halma/rules';
import { mustPass } from '../must-pass.ts';

/** The initial state of a game in the terminal. */
export interface InitialState {
  /** Every position so far, including the first and the current one. */
  readonly positions: readonly Position[];
  readonly computers: ReadonlySet<Seat>;
  /** Whether the game started from a position other than the usual start. */
  readonly hasCustomStart: boolean;
  /** The record that the game continues. */
  readonly record?: GameRecord;
  /** The file of that record. */
  readonly file?: { readonly path: string; readonly text: string };
}

/** A game in the terminal: its players and every position so far. */
export class TerminalGame {
  readonly computers: ReadonlySet<Seat>;
  readonly hasCustomStart: boolean;
  readonly record: GameRecord | undefined;
  /** The last position of the record. */
  readonly recordEndPosition: Position | undefined;
  /** The turns of the record, by the position that they led to. */
  readonly recordedTurns: ReadonlyMap<Position, RecordedTurn>;
  /** The contents of the files that this game was saved to or read from, by path. */
  readonly #files = new Map<string, string>();
  readonly #history: Position[];
  #saved: { readonly position: Position; readonly file: string } | null = null;

  constructor({ positions, computers, hasCustomStart, record, file }: InitialState) {
    this.#history = [...positions];
    this.computers = computers;
    this.hasCustomStart = hasCustomStart;
    this.record = record;
    this.recordEndPosition = record === undefined ? undefined : this.position;
    this.recordedTurns = new Map(
      (record?.turns ?? []).flatMap((turn, index) => {
        const after = positions[index + 1];
        return after === undefined ? [] : [[after, turn] as const];
      }),
    );
    if (file !== undefined) this.markSaved(file.path, file.text);
  }

  /** Every position so far, including the first and the current one. */
  get history(): readonly Position[] {
    return this.#history;
  }

  get position(): Position {
    const position = this.#history.at(-1);
    if (position === undefined) throw new Error('the game has no position');
    return position;
  }

  get rules(): Rules {
    return this.position.rules;
  }

  get isComputerToMove(): boolean {
    return this.position.outcome === null && this.computers.has(this.position.toMove);
  }

  /** The seats of people that have neither finished nor been eliminated. */
  get activeHumans(): readonly Seat[] {
    return this.rules.seats.filter((seat) => !this.computers.has(seat) && !isRanked(this.position, seat));
  }

  /** The file with the current state of the game, or null. */
  get savedFile(): string | null {
    return this.#saved?.position === this.position ? this.#saved.file : null;
  }

  /** Returns the name to show for a seat. */
  readonly nameOf = (letter: SeatLetter): string =>
    this.computers.has(seatFromLetter(letter) ?? 0) ? `${letter} (the computer)` : letter;

  /** Returns what this game last read from a file or saved to it, or null. */
  contentOf(file: string): string | null {
    return this.#files.get(file) ?? null;
  }

  markSaved(file: string, text: string): void {
    this.#files.set(file, text);
    this.#saved = { position: this.position, file };
  }

  advance(next: Position): void {
    this.#history.push(next);
  }

  /**
   * Undoes turns until a person is to move and can do more than pass.
   *
   * @returns the number of turns undone
   */
  undo(): number {
    let undoneTurnCount = 0;
    do {
      if (this.#history.length < 2) break;
      this.#history.pop();
      undoneTurnCount += 1;
    } while (this.isComputerToMove || mustPass(this.position));
    return undoneTurnCount;
  }
}

import {
  type GameRecord,
  isRanked,
  type Position,
  type RecordedTurn,
  type Rules,
  type Seat,
  type SeatLetter,
  seatOfLetter,
} from '@halma/rules';
import { hasToPass } from '../has-to-pass.ts';

/** How a game comes to the table. */
export interface Opening {
  /** Every position so far, the first and the present one included. */
  readonly positions: readonly Position[];
  readonly computers: ReadonlySet<Seat>;
  /** True when the game did not begin with its own start. */
  readonly fromPosition: boolean;
  /** The record it goes on from, and the file that holds it. */
  readonly record?: GameRecord;
  readonly file?: string;
}

/** A game in progress: who sits where, and every position so far. */
export class Table {
  readonly computers: ReadonlySet<Seat>;
  readonly fromPosition: boolean;
  readonly record: GameRecord | undefined;
  /** The last position of the record. */
  readonly recordEnd: Position | undefined;
  /** The turns of the record, by the position each led to. */
  readonly recorded: ReadonlyMap<Position, RecordedTurn>;
  /** The files this game was saved to. */
  readonly #files = new Set<string>();
  readonly #history: Position[];
  #saved: { readonly position: Position; readonly file: string } | null = null;

  constructor({ positions, computers, fromPosition, record, file }: Opening) {
    this.#history = [...positions];
    this.computers = computers;
    this.fromPosition = fromPosition;
    this.record = record;
    this.recordEnd = record === undefined ? undefined : this.position;
    this.recorded = new Map(
      (record?.turns ?? []).flatMap((turn, index) => {
        const after = positions[index + 1];
        return after === undefined ? [] : [[after, turn] as const];
      }),
    );
    if (file !== undefined) this.noteSaved(file);
  }

  /** Every position, the first and the present one included. */
  get history(): readonly Position[] {
    return this.#history;
  }

  get position(): Position {
    const position = this.#history.at(-1);
    if (position === undefined) throw new Error('a game without a position');
    return position;
  }

  get rules(): Rules {
    return this.position.rules;
  }

  get computerToMove(): boolean {
    return this.position.outcome === null && this.computers.has(this.position.toMove);
  }

  /** The people who have neither finished nor gone out. */
  get peopleInPlay(): readonly Seat[] {
    return this.rules.seats.filter((seat) => !this.computers.has(seat) && !isRanked(this.position, seat));
  }

  /** The file that holds the game as it stands now, or null. */
  get savedIn(): string | null {
    return this.#saved?.position === this.position ? this.#saved.file : null;
  }

  /** What to call a seat. */
  readonly nameOf = (letter: SeatLetter): string =>
    this.computers.has(seatOfLetter(letter) ?? 0) ? `${letter} (the computer)` : letter;

  /** Was this game saved to that file, or read from it? */
  isIn(file: string): boolean {
    return this.#files.has(file);
  }

  noteSaved(file: string): void {
    this.#files.add(file);
    this.#saved = { position: this.position, file };
  }

  advance(next: Position): void {
    this.#history.push(next);
  }

  /** Takes turns back until a person is to move who can do more than pass. @returns how many */
  takeBack(): number {
    let taken = 0;
    do {
      if (this.#history.length < 2) break;
      this.#history.pop();
      taken += 1;
    } while (this.computerToMove || hasToPass(this.position));
    return taken;
  }
}

import type { MoveCode } from './move.ts';

/**
 * Enough for every position on 256 cells: each of m men has at most one move to each of the 256 − m vacant cells and one
 * off the board, and m × (257 − m) is at most 128 × 129. The rest is a reserve.
 */
const CAPACITY = 128 * 129 + 256;

/** A reusable list of moves that never allocates after its creation. */
export class MoveList {
  readonly codes: Int32Array = new Int32Array(CAPACITY);
  count = 0;

  /** Removes the moves that fail the test, without changing the order of the others. */
  keep(test: (code: MoveCode) => boolean): void {
    let keptCount = 0;
    for (let index = 0; index < this.count; index += 1) {
      const code = this.at(index);
      if (test(code)) {
        this.codes[keptCount] = code;
        keptCount += 1;
      }
    }
    this.count = keptCount;
  }

  some(test: (code: MoveCode) => boolean): boolean {
    for (let index = 0; index < this.count; index += 1) if (test(this.at(index))) return true;
    return false;
  }

  includes(code: MoveCode): boolean {
    return this.codes.subarray(0, this.count).includes(code);
  }

  at(index: number): MoveCode {
    return this.codes[index] ?? -1;
  }

  add(code: MoveCode): void {
    this.codes[this.count] = code;
    this.count += 1;
  }
}

import type { Cell, Move, Position, Seat } from '@halma/rules';
import type { Selection } from '../contract.ts';
import { type Choices, choicesOf, NO_CHOICES, type Target, targetsFrom } from '../reading/targets.ts';

/** What the user has chosen so far on the way to a move. It knows the rules' moves and nothing of screens. */
export class Chooser {
  #position: Position | null = null;
  #choices: Choices = NO_CHOICES;
  #man: Cell | null = null;
  #targets: readonly Target[] = [];
  #preview: Target | null = null;

  /** Starts anew on a position. Nothing can be chosen when the seat to move is not among the movable ones. */
  open(position: Position | null, movable: readonly Seat[]): void {
    this.#position = position;
    const mayMove = position !== null && position.outcome === null && movable.includes(position.toMove);
    this.#choices = mayMove ? choicesOf(position) : NO_CHOICES;
    this.cancel();
  }

  get choices(): Choices {
    return this.#choices;
  }

  /** The cells of the men that can move. */
  get men(): readonly Cell[] {
    return [...this.#choices.moves.keys()];
  }

  /** The cell of the chosen man; null when none is, also while men are dropped from the hand. */
  get man(): Cell | null {
    return this.#man;
  }

  get targets(): readonly Target[] {
    return this.#targets;
  }

  get preview(): Target | null {
    return this.#preview;
  }

  get selection(): Selection | null {
    const from = this.#man ?? (this.#targets.length > 0 ? 'hand' : null);
    if (from === null) return null;
    return { from, to: this.#preview?.to ?? null, jumps: this.#preview?.jumps ?? 0 };
  }

  /** Takes the man on a cell. @returns false when there is none who can move */
  take(cell: Cell): boolean {
    const moves = this.#choices.moves.get(cell);
    if (moves === undefined || this.#position === null) return false;
    this.#man = cell;
    this.#targets = targetsFrom(this.#position, cell, moves);
    this.#preview = null;
    return true;
  }

  /** Previews the way to a target of the chosen man, or none. */
  look(target: Target | null): void {
    this.#preview = target;
  }

  /** Puts the man back. In the hand there is always the next man to drop. */
  cancel(): void {
    this.#man = null;
    this.#preview = null;
    this.#targets = this.#choices.drops;
  }

  /** The target on a cell, if the chosen man can go there. */
  targetOn(cell: Cell): Target | null {
    return this.#targets.find(({ to }) => to === cell) ?? null;
  }

  /** The move to a target; afterwards nothing is chosen any more. */
  moveTo(target: Target): Move {
    this.#man = null;
    this.#preview = null;
    this.#targets = [];
    return target.move;
  }
}

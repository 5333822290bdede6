import type { Cell, Move, Position, Seat } from '@halma/rules';
import type { Selection } from '../contract.ts';
import { chainTo, onFrom, waysTo } from '../reading/routes.ts';
import { type Choices, choicesOf, NO_CHOICES, type Target, targetsFrom } from '../reading/targets.ts';

/** What the user has chosen so far on the way to a move. It knows the rules' moves and nothing of screens. */
export class Chooser {
  #position: Position | null = null;
  #choices: Choices = NO_CHOICES;
  #man: Cell | null = null;
  #targets: readonly Target[] = [];
  /** The target that is looked at, and the way to it that is shown. */
  #aim: Target | null = null;
  #preview: Target | null = null;
  /** The ways to the target; found when somebody asks for them. */
  #ways: readonly Target[] | null = null;
  /** The chain of jumps the man has been walked along, his own cell first; empty while he stands where he stood. */
  #chain: readonly Cell[] = [];

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

  /** The target that is looked at, whichever way to it is shown. */
  get aim(): Target | null {
    return this.#aim;
  }

  /** The way that is shown: its move names the route where it is another than the usual one. */
  get preview(): Target | null {
    return this.#preview;
  }

  /** How many ways lead to the target that is looked at, and the number of the one shown; null where there is but one. */
  get ways(): { readonly at: number; readonly of: number } | null {
    const ways = this.#waysToAim();
    const at = ways.findIndex(({ move }) => sameRoute(move, this.#preview?.move));
    return ways.length < 2 ? null : { at: at + 1, of: ways.length };
  }

  get selection(): Selection | null {
    const from: Selection['from'] | null = this.#man ?? (this.#targets.length > 0 ? 'hand' : null);
    if (from === null) return null;
    const ways = this.ways;
    const chosen = { from, to: this.#preview?.to ?? null, jumps: this.#preview?.jumps ?? 0 };
    return ways === null ? chosen : { ...chosen, ways };
  }

  /** Takes the man on a cell. @returns false when there is none who can move */
  take(cell: Cell): boolean {
    const moves = this.#choices.moves.get(cell);
    if (moves === undefined || this.#position === null) return false;
    this.#man = cell;
    this.#targets = targetsFrom(this.#position, cell, moves);
    this.#chain = [];
    this.#aimAt(null);
    return true;
  }

  /** Previews the way to a target of the chosen man, or none: by the jumps he was walked along, if they lead there. */
  look(target: Target | null): void {
    if (target === this.#aim) return;
    this.#aimAt(target);
    if (target !== null && this.#position !== null) {
      this.#preview = onFrom(this.#position, target, this.#chain) ?? target;
    }
  }

  /** Walks the man as far as a target, from where another jump may lead on. */
  walk(target: Target): void {
    this.look(target);
    this.#standAtEnd();
  }

  /** Shows the next way to the target that is looked at. @returns false where there is no other */
  nextWay(): boolean {
    const ways = this.#waysToAim();
    if (ways.length < 2) return false;
    this.#preview = ways[(this.ways?.at ?? 0) % ways.length] ?? this.#preview;
    if (this.#chain.length > 0) this.#standAtEnd();
    return true;
  }

  /** Puts the man back. In the hand there is always the next man to drop. */
  cancel(): void {
    this.#man = null;
    this.#chain = [];
    this.#aimAt(null);
    this.#targets = this.#choices.drops;
  }

  /** The target on a cell, if the chosen man can go there. */
  targetOn(cell: Cell): Target | null {
    return this.#targets.find(({ to }) => to === cell) ?? null;
  }

  /** The move to a target, by the way that is shown; afterwards nothing is chosen any more. */
  moveTo(target: Target): Move {
    this.look(target);
    const { move } = this.#preview ?? target;
    this.#man = null;
    this.#chain = [];
    this.#aimAt(null);
    this.#targets = [];
    return move;
  }

  #standAtEnd(): void {
    const chain =
      this.#preview === null || this.#position === null ? null : chainTo(this.#position, this.#preview);
    this.#chain = chain ?? [];
  }

  #aimAt(target: Target | null): void {
    this.#aim = target;
    this.#preview = target;
    this.#ways = null;
  }

  #waysToAim(): readonly Target[] {
    if (this.#aim === null || this.#position === null) return [];
    this.#ways ??= withWalked(waysTo(this.#position, this.#aim), this.#preview);
    return this.#ways;
  }
}

/** The ways to a target, and the one the man was walked along, should it be none of them. */
function withWalked(ways: readonly Target[], walked: Target | null): readonly Target[] {
  if (walked === null || ways.some(({ move }) => sameRoute(move, walked.move))) return ways;
  return [...ways, walked];
}

function sameRoute(one: Move, other: Move | undefined): boolean {
  return routeOf(one)?.join() === routeOf(other)?.join();
}

function routeOf(move: Move | undefined): readonly Cell[] | undefined {
  return move !== undefined && 'route' in move ? move.route : undefined;
}

import type { Cell, Move, Position, Seat } from '@halma/rules';
import type { Selection } from '../api.ts';
import { extendedTarget, hopRoute, routeTargets } from '../queries/routes.ts';
import { type Choices, choicesOf, NO_CHOICES, type Target, targetsFrom } from '../queries/targets.ts';

/** The user's selection during a turn: a man, a target and a route. It depends on the rules only, not on the screen. */
export class MoveSelector {
  #position: Position | null = null;
  #choices: Choices = NO_CHOICES;
  #selectedMan: Cell | null = null;
  #targets: readonly Target[] = [];
  /** The previewed target, and the same target with the shown route. */
  #target: Target | null = null;
  #preview: Target | null = null;
  /** The routes to the target; computed on demand. */
  #routes: readonly Target[] | null = null;
  /** The cells of the jumps that the user has fixed so far, starting with the man's own cell; empty until a jump is fixed. */
  #route: readonly Cell[] = [];

  /**
   * Starts the turn in a position. Nothing can be selected unless the seat to move is among the movable ones.
   */
  startTurn(position: Position | null, movableSeats: readonly Seat[]): void {
    this.#position = position;
    const canMove = position !== null && position.outcome === null && movableSeats.includes(position.toMove);
    this.#choices = canMove ? choicesOf(position) : NO_CHOICES;
    this.cancel();
  }

  get choices(): Choices {
    return this.#choices;
  }

  /** The cells of the men that can move. */
  get movableMen(): readonly Cell[] {
    return [...this.#choices.moves.keys()];
  }

  /** The cell of the selected man; null if nothing is selected, and while men are dropped from the hand. */
  get selectedMan(): Cell | null {
    return this.#selectedMan;
  }

  get targets(): readonly Target[] {
    return this.#targets;
  }

  /** The previewed target, regardless of the route. */
  get target(): Target | null {
    return this.#target;
  }

  /** The previewed target with the shown route. Its move has a `route` unless the shown route is the canonical one. */
  get preview(): Target | null {
    return this.#preview;
  }

  /** The number of the shown route, starting at 1, and the number of routes; null if there is only one. */
  get routeChoice(): { readonly number: number; readonly count: number } | null {
    const routes = this.#findRoutes();
    const index = routes.findIndex(({ move }) => isSameRoute(move, this.#preview?.move));
    return routes.length < 2 ? null : { number: index + 1, count: routes.length };
  }

  get selection(): Selection | null {
    const from: Selection['from'] | null = this.#selectedMan ?? (this.#targets.length > 0 ? 'hand' : null);
    if (from === null) return null;
    const routes = this.routeChoice;
    const selection = { from, to: this.#preview?.to ?? null, jumps: this.#preview?.jumps ?? 0 };
    return routes === null ? selection : { ...selection, routes };
  }

  /**
   * Selects the man on a cell.
   *
   * @returns false unless a man that can move is there
   */
  selectMan(cell: Cell): boolean {
    const moves = this.#choices.moves.get(cell);
    if (moves === undefined || this.#position === null) return false;
    this.#selectedMan = cell;
    this.#targets = targetsFrom(this.#position, cell, moves);
    this.#route = [];
    this.#setTarget(null);
    return true;
  }

  /** Previews a target of the selected man, or none. The route continues the fixed jumps if they lead to the target. */
  previewTarget(target: Target | null): void {
    if (target === this.#target) return;
    this.#setTarget(target);
    if (target !== null && this.#position !== null) {
      this.#preview = extendedTarget(this.#position, target, this.#route) ?? target;
    }
  }

  /** Fixes the route up to a target, so that the user can add further jumps. */
  extendRoute(target: Target): void {
    this.previewTarget(target);
    this.#storeRoute();
  }

  /**
   * Shows the next route to the previewed target.
   *
   * @returns false if there is only one route
   */
  nextRoute(): boolean {
    const routes = this.#findRoutes();
    if (routes.length < 2) return false;
    this.#preview = routes[(this.routeChoice?.number ?? 0) % routes.length] ?? this.#preview;
    if (this.#route.length > 0) this.#storeRoute();
    return true;
  }

  /** Clears the selection. While men are dropped from the hand, the next man stays selected. */
  cancel(): void {
    this.#selectedMan = null;
    this.#route = [];
    this.#setTarget(null);
    this.#targets = this.#choices.drops;
  }

  /** The target on a cell, if the selected man can go there. */
  targetAt(cell: Cell): Target | null {
    return this.#targets.find(({ to }) => to === cell) ?? null;
  }

  /** Returns the move to a target along the shown route, and clears the selection. */
  finishMove(target: Target): Move {
    this.previewTarget(target);
    const { move } = this.#preview ?? target;
    this.#selectedMan = null;
    this.#route = [];
    this.#setTarget(null);
    this.#targets = [];
    return move;
  }

  #storeRoute(): void {
    const route =
      this.#preview === null || this.#position === null ? null : hopRoute(this.#position, this.#preview);
    this.#route = route ?? [];
  }

  #setTarget(target: Target | null): void {
    this.#target = target;
    this.#preview = target;
    this.#routes = null;
  }

  #findRoutes(): readonly Target[] {
    if (this.#target === null || this.#position === null) return [];
    this.#routes ??= withExtendedRoute(routeTargets(this.#position, this.#target), this.#preview);
    return this.#routes;
  }
}

/** Returns the routes to a target, including the one that the user built jump by jump. */
function withExtendedRoute(routes: readonly Target[], extended: Target | null): readonly Target[] {
  if (extended === null || routes.some(({ move }) => isSameRoute(move, extended.move))) return routes;
  return [...routes, extended];
}

function isSameRoute(one: Move, other: Move | undefined): boolean {
  return routeOf(one)?.join() === routeOf(other)?.join();
}

function routeOf(move: Move | undefined): readonly Cell[] | undefined {
  return move !== undefined && 'route' in move ? move.route : undefined;
}

import type { Cell, Position } from '@halma/rules';
import type { HelperMark } from '../contract.ts';
import type { Spot } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { Duty } from '../reading/duty.ts';
import type { Target } from '../reading/targets.ts';
import type { Way } from '../reading/way.ts';

/** Everything a board shows above its ground, as it stands. */
export interface Scene {
  readonly layout: Layout;
  readonly position: Position;
  /** The cell of the chosen man, or null. */
  readonly chosen: Cell | null;
  readonly targets: readonly Target[];
  /** The way that is previewed. */
  readonly preview: Target | null;
  /** The way of the last move, and whether its path is still to be drawn. */
  readonly last: Way | null;
  readonly showPath: boolean;
  /** A hop that was not shown moving: its arcs stay for a while. */
  readonly trace: Way | null;
  readonly duty: Duty | null;
  /** Men to be marked as able to move. */
  readonly movable: readonly Cell[];
  /** The man under the pointer, if he can be chosen. */
  readonly hover: Cell | null;
  /** Where the keyboard stands, while it is in use. */
  readonly focus: Spot | null;
  /** What a helper has drawn. */
  readonly helper: readonly HelperMark[];
  /** The cell of what was tried and is no move. */
  readonly refused: Cell | null;
}

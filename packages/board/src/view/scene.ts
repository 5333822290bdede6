import type { Cell, Position } from '@halma/rules';
import type { BoardMark, Drawing } from '../api.ts';
import type { Spot } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { MovePath } from '../queries/move-path.ts';
import type { RestrictedTurn } from '../queries/restricted-turn.ts';
import type { Target } from '../queries/targets.ts';

/** Everything that a board draws above its background. */
export interface Scene {
  readonly layout: Layout;
  readonly position: Position;
  /** The cell of the selected man. */
  readonly selectedMan: Cell | null;
  readonly targets: readonly Target[];
  /** The previewed target, with its route. */
  readonly preview: Target | null;
  /** The path of the last move. Its ends are marked; the path between them is drawn while `showsLastPath`. */
  readonly lastMovePath: MovePath | null;
  readonly showsLastPath: boolean;
  /** The path of a hop that was not animated: its arcs stay for a while. */
  readonly trace: MovePath | null;
  readonly restrictedTurn: RestrictedTurn | null;
  /** The men to mark as able to move. */
  readonly movableMen: readonly Cell[];
  /** The man under the pointer or the keyboard focus, if it can be selected. */
  readonly hoveredMan: Cell | null;
  /** The spot of the keyboard focus, while the keyboard is in use. */
  readonly focusSpot: Spot | null;
  /** The marks that the page has set. */
  readonly boardMarks: readonly BoardMark[];
  /** The user's arrows and circles. */
  readonly drawings: readonly Drawing[];
  /** The cell of the last illegal attempt. */
  readonly refusedCell: Cell | null;
}

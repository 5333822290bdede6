import type { Selection } from '../api.ts';
import type { Point } from '../geometry/geometry.ts';
import type { BoardStrings } from '../strings/board-strings.ts';

/** Half the width of the button, its height, and its height at an edge. The button stays inside the board. */
const HALF_WIDTH_PX = 64;
const HEIGHT_PX = 26;
const EDGE_HEIGHT_PX = 44;

/** The area of a target on the screen, in CSS pixels from the corner of the board. */
export interface TargetArea {
  readonly centre: Point;
  /** Half the width of a cell. */
  readonly halfCell: number;
  readonly board: { readonly width: number; readonly height: number };
  /** Whether the cells are smaller than a finger. */
  readonly isSmall: boolean;
}

/**
 * A button beside the previewed target that cycles through the routes to it, for the pointer; the keyboard has a key
 * for this. The button covers cells next to the target. If cells are small, it is at the opposite edge of the board,
 * away from the finger.
 */
export class RouteButton {
  readonly element: HTMLButtonElement;

  constructor(parent: Node, onPress: () => void) {
    this.element = document.createElement('button');
    this.element.type = 'button';
    this.element.className = 'route-button';
    this.element.tabIndex = -1;
    this.element.hidden = true;
    // Keeps the keyboard focus on the board.
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
    this.element.addEventListener('click', onPress);
    parent.appendChild(this.element);
  }

  /** Shows the number of the drawn route, or hides the button if there is only one route. */
  show(strings: BoardStrings, routes: Selection['routes'] | null, area: TargetArea | null): void {
    const isShown = routes !== undefined && routes !== null && area !== null;
    this.element.hidden = !isShown;
    if (!isShown) return;
    this.element.textContent = strings.routeNumber(routes.number, routes.count);
    const { left, top, isAtEdge } = buttonPosition(area);
    this.element.classList.toggle('edge', isAtEdge);
    this.element.style.left = `${left}px`;
    this.element.style.top = `${top}px`;
  }
}

/**
 * Returns the centre of the button's top edge: below the target, or above it at the bottom of the board. If cells are
 * small, the button is at the edge of the board that is farther from the target.
 */
export function buttonPosition({ centre, halfCell, board, isSmall }: TargetArea): {
  readonly left: number;
  readonly top: number;
  readonly isAtEdge: boolean;
} {
  if (isSmall) {
    const isAbove = centre.y < board.height / 2;
    return { left: board.width / 2, top: isAbove ? board.height - EDGE_HEIGHT_PX : 0, isAtEdge: true };
  }
  const below = centre.y + halfCell;
  const top = below + HEIGHT_PX <= board.height ? below : centre.y - halfCell - HEIGHT_PX;
  return {
    left: Math.min(Math.max(centre.x, HALF_WIDTH_PX), board.width - HALF_WIDTH_PX),
    top,
    isAtEdge: false,
  };
}

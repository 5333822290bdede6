import type { Selection } from '../contract.ts';
import type { Point } from '../geometry/geometry.ts';
import type { BoardWords } from '../words/board-words.ts';

/** Half the width kept free of the edge, and the height, in CSS pixels. */
const HALF = 64;
const HEIGHT = 26;

/** Where on the screen a target is drawn. */
export interface Place {
  /** Its middle, from the board's corner, in CSS pixels. */
  readonly middle: Point;
  /** Half a cell, in CSS pixels. */
  readonly half: number;
  readonly board: { readonly width: number; readonly height: number };
  /** Are the cells smaller than a finger? */
  readonly small: boolean;
}

/**
 * A button by the target that is looked at, which goes through the ways there. It is there for the pointer; the keyboard
 * has a key for it. It lies over cells next to the target, which no hop to it ends on; where cells are small it keeps to
 * the other edge of the board, clear of the finger.
 */
export class WaysButton {
  readonly element: HTMLButtonElement;

  constructor(parent: Node, onPress: () => void) {
    this.element = document.createElement('button');
    this.element.type = 'button';
    this.element.className = 'ways';
    this.element.tabIndex = -1;
    this.element.hidden = true;
    // the board keeps the focus, and its keys
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
    this.element.addEventListener('click', onPress);
    parent.appendChild(this.element);
  }

  /** Shows which of several ways is drawn; nothing where there is but one. */
  show(words: BoardWords, ways: Selection['ways'] | null, place: Place | null): void {
    const isShown = ways !== undefined && ways !== null && place !== null;
    this.element.hidden = !isShown;
    if (!isShown) return;
    this.element.textContent = words.wayOf(ways.at, ways.of);
    const { left, top, isAtEdge } = spotFor(place);
    this.element.classList.toggle('edge', isAtEdge);
    this.element.style.left = `${left}px`;
    this.element.style.top = `${top}px`;
  }
}

/** Below the target's cell, or above where there is no room; at the far edge where cells are small. */
export function spotFor({ middle, half, board, small }: Place): {
  readonly left: number;
  readonly top: number;
  readonly isAtEdge: boolean;
} {
  if (small) {
    const isAbove = middle.y < board.height / 2;
    return { left: board.width / 2, top: isAbove ? board.height - 44 : 0, isAtEdge: true };
  }
  const below = middle.y + half;
  const top = below + HEIGHT <= board.height ? below : middle.y - half - HEIGHT;
  return { left: Math.min(Math.max(middle.x, HALF), board.width - HALF), top, isAtEdge: false };
}

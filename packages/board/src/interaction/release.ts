import type { Cell } from '@halma/rules';
import type { Point } from '../geometry/geometry.ts';
import type { Target } from '../queries/targets.ts';
import type { Hit } from './hit-test.ts';

/** A press of the pointer, until its release. */
export interface Press {
  /** The thing that was under the pointer. */
  readonly hit: Hit;
  /** Whether the hit was selected or previewed before the press. */
  readonly isRepeated: boolean;
  readonly isDragged: boolean;
}

/** The circumstances of a release. */
export interface Release {
  /** The thing that is under the pointer now; for a dragged man, under the man. */
  readonly hit: Hit;
  readonly pointer: 'mouse' | 'finger';
  /** The distance that the pointer has moved since the press, in CSS pixels. */
  readonly offset: Point;
  /** Whether Shift is held, which fixes the route instead of playing the move. */
  readonly isShifted: boolean;
  /** Whether one tap on a target plays the move. */
  readonly isOnePress: boolean;
  /** Whether the finger rested long enough to open the magnifier. */
  readonly hasRested: boolean;
}

/** The effect of a release on the turn. */
export type ReleaseAction =
  | { readonly kind: 'none' | 'deselect' | 'clear-preview' }
  /** Play the move to a target. */
  | { readonly kind: 'play'; readonly target: Target }
  /** Keep the preview, with the route fixed up to a target. */
  | { readonly kind: 'fix'; readonly target: Target }
  /** Ask for the next position of the game, or the previous one. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  /** Explain why a dragged man cannot move to a cell. */
  | { readonly kind: 'refuse'; readonly from: Cell; readonly to: Cell }
  /** Explain why a press on a cell has no effect. */
  | { readonly kind: 'explain'; readonly cell: Cell };

/** The minimum length of a swipe, in CSS pixels. */
const SWIPE_PX = 48;

const NO_ACTION: ReleaseAction = { kind: 'none' };

/** Returns the effect of releasing the pointer. */
export function actionOfRelease(press: Press, release: Release): ReleaseAction {
  const { hit, isDragged, isRepeated } = press;
  if (hit.kind === 'man') {
    if (isDragged) return actionOfDrop(hit.cell, release.hit);
    return isRepeated ? { kind: 'deselect' } : NO_ACTION;
  }
  if (hit.kind === 'target') {
    const isSame = release.hit.kind === 'target' && release.hit.target === hit.target;
    return isSame ? actionOnTarget(hit.target, isRepeated, release) : { kind: 'clear-preview' };
  }
  if (isDragged) return actionOfSwipe(release);
  return hit.cell === null ? { kind: 'deselect' } : { kind: 'explain', cell: hit.cell };
}

/**
 * Returns the effect of a press on a target, which plays the move. No rule of the family depends on the route of a hop,
 * so the board plays the shortest one; the user can fix another with Shift, or by resting a finger on a landing.
 * If one-press moves are off, the first tap only previews the move.
 */
function actionOnTarget(target: Target, isRepeated: boolean, release: Release): ReleaseAction {
  const { pointer, isShifted, isOnePress, hasRested } = release;
  const plays = pointer === 'mouse' ? !isShifted : isRepeated || (isOnePress && !hasRested);
  return plays || target.kind === 'drop' ? { kind: 'play', target } : { kind: 'fix', target };
}

/** Returns the effect of a swipe. A swipe to the left shows the next position, like turning a page. */
function actionOfSwipe({ pointer, offset: { x, y } }: Release): ReleaseAction {
  const isSwipe = pointer === 'finger' && Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y);
  return isSwipe ? { kind: 'step', by: x < 0 ? 1 : -1 } : NO_ACTION;
}

/** Returns the effect of dropping a dragged man. */
function actionOfDrop(from: Cell, hit: Hit): ReleaseAction {
  if (hit.kind === 'target') return { kind: 'play', target: hit.target };
  if (hit.cell === null) return { kind: 'deselect' };
  return hit.cell === from ? NO_ACTION : { kind: 'refuse', from, to: hit.cell };
}

import { type Cell, type Position, VACANT } from '@halma/rules';
import { type BaseGeometry, cellAt, distanceBetween, type Point, pointOf } from '../geometry/geometry.ts';
import type { Target } from '../queries/targets.ts';
import type { MoveSelector } from './move-selector.ts';

/** An item that can be pressed, and the point at its centre. */
interface HitTarget<Item> {
  readonly item: Item;
  readonly point: Point;
}

/** The thing under the pointer. */
export type Hit =
  /** A man that can be selected. */
  | { readonly kind: 'man'; readonly cell: Cell }
  /** A target of the selected man, or of the man in hand. */
  | { readonly kind: 'target'; readonly target: Target }
  /**
   * A cell with nothing to select: its man cannot move, or it is vacant and not a target. Null outside the board.
   */
  | { readonly kind: 'other'; readonly cell: Cell | null };

/** The state of the board that decides what a press means. */
export interface HitContext {
  readonly geometry: BaseGeometry;
  readonly position: Pick<Position, 'men'>;
  readonly selector: Pick<MoveSelector, 'choices' | 'movableMen' | 'selectedMan' | 'targets'>;
  /** CSS pixels per unit of the drawing. */
  readonly scale: number;
  /** Whether the pointer is a finger, which may miss the intended cell. */
  readonly isFinger: boolean;
}

/** The distance, in CSS pixels, within which a finger hits an item even if cells are smaller than the finger. */
const FINGER_REACH_PX = 28;

/** The radius of a man as a fraction of the pitch. */
const MAN_RADIUS = 0.4;

/**
 * Returns what the user means to press at a point. The cell under the pointer decides. If that cell has nothing to
 * select, a finger also hits targets beside it and, without a selection, men beside it. A press on a man that cannot
 * move always means that man.
 */
export function hitAt(at: Point, context: HitContext): Hit {
  const { geometry, position, selector } = context;
  const cell = cellAt(geometry, at);
  if (cell !== null && selector.choices.moves.has(cell)) return { kind: 'man', cell };
  const target = targetNear(at, context);
  const isOnMan =
    cell !== null &&
    (position.men[cell] ?? VACANT) !== VACANT &&
    distanceBetween(at, pointOf(geometry, cell)) <= MAN_RADIUS * geometry.pitch;
  if (target !== null && !isOnMan) return { kind: 'target', target };
  if (isOnMan || selector.selectedMan !== null) return { kind: 'other', cell };
  const man = nearestItem(at, menOf(context), geometry.pitch, reachOf(context));
  return man === null ? { kind: 'other', cell } : { kind: 'man', cell: man };
}

/** Returns the target whose cell contains a point or, for a finger, the nearest target within reach. */
export function targetNear(at: Point, context: HitContext): Target | null {
  const { geometry, selector } = context;
  const targets = selector.targets.map((target) => ({ item: target, point: geometry.pointAt(target.spot) }));
  return nearestItem(at, targets, geometry.pitch, reachOf(context));
}

function menOf({ geometry, selector }: HitContext): readonly HitTarget<Cell>[] {
  return selector.movableMen.map((cell) => ({ item: cell, point: pointOf(geometry, cell) }));
}

/** The distance from an item's centre within which a press outside its cell hits it, in units. */
function reachOf({ scale, isFinger }: HitContext): number {
  return isFinger ? FINGER_REACH_PX / scale : 0;
}

/**
 * Returns the item nearest to a press; null if the press is in no item's cell and within reach of no item's
 * centre.
 *
 * @param pitch the distance between neighbouring cells, in units of the drawing
 * @param reach the distance from an item's centre within which a press hits the item, in units of the drawing
 */
function nearestItem<Item>(
  press: Point,
  items: Iterable<HitTarget<Item>>,
  pitch: number,
  reach: number,
): Item | null {
  let best: Item | null = null;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const { item, point } of items) {
    const distance = distanceBetween(press, point);
    const isInside = Math.max(Math.abs(press.x - point.x), Math.abs(press.y - point.y)) <= pitch / 2;
    if (distance < nearestDistance && (isInside || distance <= reach)) {
      best = item;
      nearestDistance = distance;
    }
  }
  return best;
}

import { manOf, seatOf, VACANT } from '@halma/rules';
import { exitMark } from '../draw/exit-mark.ts';
import { helperMarksOver, helperMarksUnder } from '../draw/helper-marks.ts';
import {
  bedShape,
  chosenRing,
  cornerTicks,
  crossedSquare,
  dutyArrow,
  dutyRing,
  focusSquare,
  hoverRing,
  lastPath,
  movableBar,
  openRing,
  solidDot,
} from '../draw/marks.ts';
import { lookOf, manShapes } from '../draw/men.ts';
import { countBadge, ghostShapes, routeLines } from '../draw/route-arcs.ts';
import { placed, type Shape } from '../draw/shape.ts';
import { type Point, placeOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { CELL } from '../geometry/square.ts';
import type { Target } from '../reading/targets.ts';
import { wayOf } from '../reading/way.ts';
import type { Scene } from './scene.ts';

/** The marks under the men: the last move, and the bed of the chosen man. */
export function marksUnder({ layout, last, showPath, chosen, helper }: Scene): readonly Shape[] {
  const { place } = layout.geometry;
  const shapes: Shape[] = [];
  if (last !== null) {
    const points = last.spots.map(place);
    shapes.push(...[points[0], points.at(-1)].filter(isNew).map(cornerTicks));
    if (showPath && points.length > 1) shapes.push(lastPath(points));
  }
  shapes.push(...helperMarksUnder(layout, helper));
  if (chosen !== null) shapes.push(bedShape(placeOf(layout.geometry, chosen)));
  return shapes;
}

/** Where a way has one spot only, its end is its start. */
function isNew(point: Point | undefined, index: number, all: readonly (Point | undefined)[]): point is Point {
  return point !== undefined && all.indexOf(point) === index;
}

/** The marks over the men, in order from the paper up. */
export function marksOver(scene: Scene): readonly Shape[] {
  const { layout, chosen, duty, hover, focus, refused, movable } = scene;
  const at = (cell: number): Point => placeOf(layout.geometry, cell);
  return [
    ...movable.map((cell) => movableBar(at(cell))),
    ...helperMarksOver(layout, scene.helper),
    ...traceShapes(scene),
    ...targetShapes(scene),
    ...(hover !== null && hover !== chosen ? [hoverRing(at(hover))] : []),
    ...[...(duty?.men ?? [])].filter((cell) => cell !== chosen).map((cell) => dutyRing(at(cell))),
    ...(chosen === null ? (duty?.waysOut ?? []) : []).map(([from, to]) => dutyArrow(at(from), at(to))),
    ...previewShapes(scene),
    ...(chosen === null ? [] : [chosenRing(at(chosen))]),
    ...(refused === null ? [] : [crossedSquare(at(refused))]),
    ...(focus === null ? [] : [focusSquare(layout.geometry.place(focus))]),
    ...badgeShapes(scene),
  ];
}

function traceShapes({ layout, trace }: Scene): readonly Shape[] {
  if (trace === null) return [];
  return routeLines({ points: trace.spots.map(layout.geometry.place), hops: true, small: layout.small });
}

/** Cells that can be reached, but those the previewed way already runs through. */
function targetShapes({ layout, targets, preview, position }: Scene): readonly Shape[] {
  const passed = preview === null ? [] : (wayOf(position, preview.move)?.spots ?? []);
  const isPassed = ({ at }: Target): boolean => passed.some((spot) => spot.x === at.x && spot.y === at.y);
  return targets.filter((target) => !isPassed(target)).map((target) => targetShape(layout, target));
}

function targetShape({ geometry, small }: Layout, { at, to, way }: Target): Shape {
  const point = geometry.place(at);
  if (to === 'off')
    return exitMark(point, centreOf(geometry.board.rows.length), way === 'hop' ? way : 'step');
  return way === 'hop' ? solidDot(point, small) : openRing(point, small);
}

function centreOf(side: number): Point {
  return { x: (side * CELL) / 2, y: (side * CELL) / 2 };
}

function previewShapes({ layout, position, preview, chosen }: Scene): readonly Shape[] {
  if (preview === null) return [];
  const { geometry, small, rules } = layout;
  const end = geometry.place(preview.at);
  const man = chosen === null ? VACANT : (position.men[chosen] ?? VACANT);
  const seat = seatOf(man) === 0 ? position.toMove : seatOf(man);
  const look = lookOf(rules, man === VACANT ? manOf(seat, 0) : man);
  const ghost = placed(end, ghostShapes(manShapes(look)));
  const way = wayOf(position, preview.move);
  if (way === null || way.spots.length < 2) return [ghost];
  const lines = routeLines({ points: way.spots.map(geometry.place), hops: way.hops, small });
  // off the board nobody stands: there the arrow stays
  return preview.to === 'off' ? [...lines, targetShape(layout, preview)] : [...lines, ghost];
}

/** How many jumps the previewed hop has: over all other marks. */
function badgeShapes({ layout, position, preview }: Scene): readonly Shape[] {
  const way = preview === null ? null : wayOf(position, preview.move);
  if (preview === null || way?.hops !== true) return [];
  return [countBadge(layout.geometry.place(preview.at), way.spots.length - 1, layout.small)];
}

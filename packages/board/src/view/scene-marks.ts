import { type Cell, manOf, seatOf, VACANT } from '@halma/rules';
import { boardMarksAboveMen, boardMarksBelowMen } from '../draw/board-marks.ts';
import { drawingShapes } from '../draw/drawings.ts';
import { exitMark } from '../draw/exit-mark.ts';
import { appearanceOf, manShapes } from '../draw/man-shapes.ts';
import {
  allowedManRing,
  cornerTicks,
  exitArrow,
  focusSquare,
  hoverRing,
  lastPath,
  movableBar,
  openRing,
  refusedCellMark,
  selectedCellDisc,
  selectionRing,
  solidDot,
} from '../draw/marks.ts';
import { countBadge, ghostShapes, routeLines } from '../draw/route-arcs.ts';
import { placed, type SvgNode } from '../draw/svg-node.ts';
import { type Point, pointOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { CELL_SIZE } from '../geometry/square.ts';
import { movePathOf } from '../queries/move-path.ts';
import type { Target } from '../queries/targets.ts';
import type { Scene } from './scene.ts';

/** Returns the marks below the men: the last move, ladders, and the disc under the selected man. */
export function marksBelowMen({
  layout,
  lastMovePath,
  showsLastPath,
  selectedMan,
  boardMarks,
}: Scene): readonly SvgNode[] {
  const { pointAt } = layout.geometry;
  const shapes: SvgNode[] = [];
  if (lastMovePath !== null) {
    const points = lastMovePath.spots.map(pointAt);
    shapes.push(...[points[0], points.at(-1)].filter(isFirstOccurrence).map((at) => cornerTicks(at)));
    if (showsLastPath && points.length > 1) shapes.push(lastPath(points));
  }
  shapes.push(...boardMarksBelowMen(layout, boardMarks));
  if (selectedMan !== null) shapes.push(selectedCellDisc(pointOf(layout.geometry, selectedMan)));
  return shapes;
}

/** Returns the cells with a mark. If such a cell is vacant, the mark replaces its coordinate. */
export function coveredCells({ targets, boardMarks, refusedCell }: Scene): ReadonlySet<Cell | 'off' | null> {
  const marked = boardMarks.flatMap((mark) => ('cells' in mark ? mark.cells : [mark.cell]));
  return new Set([...targets.map(({ to }) => to), ...marked, refusedCell]);
}

/** Filters out the end of a path with only one spot, which is also its start. */
function isFirstOccurrence(
  point: Point | undefined,
  index: number,
  all: readonly (Point | undefined)[],
): point is Point {
  return point !== undefined && all.indexOf(point) === index;
}

/** Returns the marks above the men, from the lowest to the highest. */
export function marksAboveMen(scene: Scene): readonly SvgNode[] {
  const { layout, selectedMan, restrictedTurn, hoveredMan, focusSpot, refusedCell, movableMen } = scene;
  const at = (cell: number): Point => pointOf(layout.geometry, cell);
  return [
    ...movableMen.map((cell) => movableBar(at(cell))),
    ...boardMarksAboveMen(layout, scene.boardMarks),
    ...drawingShapes(layout, scene.drawings),
    ...traceShapes(scene),
    ...targetShapes(scene),
    ...(hoveredMan !== null && hoveredMan !== selectedMan ? [hoverRing(at(hoveredMan))] : []),
    ...[...(restrictedTurn?.men ?? [])]
      .filter((cell) => cell !== selectedMan)
      .map((cell) => allowedManRing(at(cell))),
    ...(selectedMan === null ? (restrictedTurn?.exitMoves ?? []) : []).map(([from, to]) =>
      exitArrow(at(from), at(to)),
    ),
    ...previewShapes(scene),
    ...(selectedMan === null ? [] : [selectionRing(at(selectedMan))]),
    ...(refusedCell === null ? [] : [refusedCellMark(at(refusedCell))]),
    ...(focusSpot === null ? [] : [focusSquare(layout.geometry.pointAt(focusSpot))]),
    ...badgeShapes(scene),
  ];
}

function traceShapes({ layout, trace }: Scene): readonly SvgNode[] {
  if (trace === null) return [];
  return routeLines({
    points: trace.spots.map(layout.geometry.pointAt),
    isHop: true,
    isSmall: layout.isSmall,
  });
}

/** Returns the targets, except those that the previewed path passes through. */
function targetShapes({ layout, targets, preview, position }: Scene): readonly SvgNode[] {
  const passed = preview === null ? [] : (movePathOf(position, preview.move)?.spots ?? []);
  const isPassed = ({ spot }: Target): boolean => passed.some(({ x, y }) => x === spot.x && y === spot.y);
  return targets.filter((target) => !isPassed(target)).map((target) => targetShape(layout, target));
}

function targetShape({ geometry, isSmall }: Layout, { spot, to, kind }: Target): SvgNode {
  const point = geometry.pointAt(spot);
  if (to === 'off')
    return exitMark(point, centreOf(geometry.board.rows.length), kind === 'hop' ? kind : 'step');
  return kind === 'hop' ? solidDot(point, isSmall) : openRing(point, isSmall);
}

function centreOf(side: number): Point {
  return { x: (side * CELL_SIZE) / 2, y: (side * CELL_SIZE) / 2 };
}

function previewShapes({ layout, position, preview, selectedMan }: Scene): readonly SvgNode[] {
  if (preview === null) return [];
  const { geometry, isSmall, rules, colours } = layout;
  const end = geometry.pointAt(preview.spot);
  const man = selectedMan === null ? VACANT : (position.men[selectedMan] ?? VACANT);
  const seat = seatOf(man) === 0 ? position.toMove : seatOf(man);
  const appearance = appearanceOf(rules, man === VACANT ? manOf(seat, 0) : man, colours);
  const ghost = placed(end, ghostShapes(manShapes(appearance)));
  const path = movePathOf(position, preview.move);
  if (path === null || path.spots.length < 2) return [ghost];
  const lines = routeLines({ points: path.spots.map(geometry.pointAt), isHop: path.isHop, isSmall });
  // At an exit the man leaves the board, so the exit keeps its mark and shows no ghost.
  return preview.to === 'off' ? [...lines, targetShape(layout, preview)] : [...lines, ghost];
}

/** Returns the number of jumps in the previewed hop, above all other marks. */
function badgeShapes({ layout, position, preview }: Scene): readonly SvgNode[] {
  const path = preview === null ? null : movePathOf(position, preview.move);
  if (preview === null || path?.isHop !== true) return [];
  return [countBadge(layout.geometry.pointAt(preview.spot), path.spots.length - 1, layout.isSmall)];
}

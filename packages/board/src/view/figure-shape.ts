import { type Cell, type Position, VACANT } from '@halma/rules';
import { frameShapes, groundShapes } from '../draw/background.ts';
import { campShapes, markedTips } from '../draw/camps.ts';
import { cellLabelShapes, marginShapes } from '../draw/coordinates.ts';
import { appearanceOf, manShapes, pennant } from '../draw/man-shapes.ts';
import { placed, type SvgNode, serializeNode, svgNode } from '../draw/svg-node.ts';
import { pointOf } from '../geometry/geometry.ts';
import { type Layout, makeLayout } from '../geometry/layout.ts';
import { choicesOf, type Target, targetsFrom } from '../queries/targets.ts';
import type { Scene } from './scene.ts';
import { coveredCells, marksAboveMen, marksBelowMen } from './scene-marks.ts';

/** The contents of a figure other than the men. */
export interface FigureOptions {
  /** The selected man: the figure shows where it can go. */
  readonly from?: Cell;
  /** The previewed target of the selected man: the figure shows the route instead. */
  readonly to?: Cell | 'off';
  /** The corners of the part of the board that is shown. By default the figure shows the whole board. */
  readonly between?: readonly Cell[];
}

/**
 * Returns the markup of a figure, for documents that are written without a browser. It has the colours of the page's
 * theme, fills the width of its container, and is hidden from screen readers.
 */
export function figureMarkup(position: Position, options: FigureOptions = {}): string {
  return serializeNode(figureShape(position, options));
}

/** Returns the drawing of a figure as data. */
export function figureShape(position: Position, { from, to, between }: FigureOptions): SvgNode {
  const { rules } = position;
  const isPart = between !== undefined;
  const layout = makeLayout({
    rules,
    orientation: rules.seats[0] ?? 1,
    // Part of a board may not include the ends of the lines of holes, where the other labels are.
    coordinates: isPart && rules.board.surface === 'holes' ? 'all' : 'modern',
  });
  const targets = from === undefined ? choicesOf(position).drops : targetsOf(position, from);
  const preview = targets.find((target) => target.to === to) ?? null;
  const scene: Scene = {
    layout,
    position,
    selectedMan: from ?? null,
    targets: preview === null ? targets : [preview],
    preview,
    lastMovePath: null,
    showsLastPath: false,
    trace: null,
    restrictedTurn: null,
    movableMen: [],
    hoveredMan: null,
    focusSpot: null,
    boardMarks: [],
    drawings: [],
    refusedCell: null,
  };
  const covered = coveredCells(scene);
  const children = [
    ...groundShapes(layout),
    ...campShapes(layout, { fullCamps: [], tintedCamps: [] }),
    ...frameShapes(layout),
    ...marginShapes(layout),
    ...cellLabelShapes(layout, position, (cell) => covered.has(cell)),
    ...markedTips(layout).map(({ x, y }) => pennant({ x: x - 5, y: y + 2 }, true)),
    ...marksBelowMen(scene),
    ...menShapes(layout, position),
    ...marksAboveMen(scene),
  ];
  const viewBox = isPart ? boxAround(layout, between) : layout.geometry.viewBox;
  const box = viewBox.map((number) => Math.round(number * 10) / 10).join(' ');
  return svgNode('svg', { class: 'halma-figure', viewBox: box, 'aria-hidden': 'true' }, children);
}

function targetsOf(position: Position, from: Cell): readonly Target[] {
  return targetsFrom(position, from, choicesOf(position).moves.get(from) ?? []);
}

function menShapes({ rules, geometry }: Layout, { men }: Position): readonly SvgNode[] {
  return [...rules.board.names.keys()].flatMap((cell) => {
    const man = men[cell] ?? VACANT;
    return man === VACANT ? [] : [placed(pointOf(geometry, cell), manShapes(appearanceOf(rules, man)))];
  });
}

/** Returns the box around some cells. It includes the margin on each side on which it touches the edge of the board. */
function boxAround({ rules, geometry }: Layout, cells: readonly Cell[]): readonly number[] {
  const extent = (subset: readonly Cell[]) => {
    const points = subset.map((cell) => pointOf(geometry, cell));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  };
  const [left, top, right, bottom] = extent(cells);
  const [boardLeft, boardTop, boardRight, boardBottom] = extent([...rules.board.names.keys()]);
  const [x, y, width, height] = geometry.viewBox;
  const half = geometry.pitch / 2;
  const from = [left === boardLeft ? x : left - half, top === boardTop ? y : top - half] as const;
  const end = [
    right === boardRight ? x + width : right + half,
    bottom === boardBottom ? y + height : bottom + half,
  ] as const;
  return [...from, end[0] - from[0], end[1] - from[1]];
}

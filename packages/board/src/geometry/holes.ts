import type { Board, Cell } from '@halma/rules';
import { type BaseGeometry, type Point, type Spot, spotOf } from './geometry.ts';

/** Half the distance between neighbouring holes in a row, and the distance between rows, in units. */
export const HALF_PITCH = 21;
export const ROW_HEIGHT: number = HALF_PITCH * Math.sqrt(3);

/** The distance of the outline from the outermost holes, and the space outside it for the line, in units. */
export const OUTLINE_DISTANCE = 22;
const LINE_ROOM = 3;

/** The distance of a coordinate from the hole at the end of its line, and the space around it, in units. */
const LABEL_DISTANCE = 40;
const LABEL_ROOM = 9;

/** A line of holes with coordinates at its ends. */
export interface LabelledLine {
  readonly cells: readonly Cell[];
  /** The offset from a cell of the line to the next. */
  readonly step: Spot;
  /** The coordinate before the first cell. */
  readonly before: string;
  /**
   * The coordinate after the last cell; none if undefined. `all` is for boards that also have coordinates in their
   * holes.
   */
  readonly after: { readonly ends?: string; readonly all: string };
}

/** A coordinate outside the outline, and the point at its centre. */
interface EdgeLabel {
  readonly text: string;
  readonly at: Point;
}

/** A board of holes, with its centre at the origin. */
export interface HoleGeometry extends BaseGeometry {
  readonly surface: 'holes';
  /** The outline through the outermost holes, moved outward by a number of units. */
  readonly outline: (by: number) => readonly Point[];
  /** The coordinates outside the outline. */
  readonly edgeLabels: (style: 'ends' | 'all') => readonly EdgeLabel[];
  /** The coordinate inside a hole. */
  readonly cellLabel: (cell: Cell) => string;
}

export interface HoleLayout {
  /** The rotation, counterclockwise, in radians. */
  readonly angle: number;
  /**
   * The holes at the corners of the outline: an acute corner first, then wide and acute corners alternately. The wide
   * ones are obtuse on a rhombus and point inward on a star.
   */
  readonly corners: readonly Cell[];
  readonly lines: readonly LabelledLine[];
  readonly cellLabel: (cell: Cell) => string;
  /** Whether the drawing has room for coordinates outside the outline. */
  readonly hasEdgeLabels: boolean;
}

/** Lays out a board of holes. */
export function holeGeometry(
  board: Board,
  { angle, corners, lines, cellLabel, hasEdgeLabels }: HoleLayout,
): HoleGeometry {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pointAt = (spot: Spot): Point => {
    const onPage = board.toPagePoint(spot);
    const right = onPage.x * HALF_PITCH;
    const down = -onPage.y * ROW_HEIGHT;
    return { x: right * cos + down * sin, y: down * cos - right * sin };
  };
  // The sides move outward by the distance, so an acute corner moves by twice as much and a wide one by less than that.
  const outline = (by: number): readonly Point[] =>
    corners.map((cell, index) =>
      movedOutward(pointAt(spotOf(board, cell)), index % 2 === 0 ? 2 * by : by / Math.sin(Math.PI / 3)),
    );
  const labelBeyond = (
    text: string | undefined,
    cell: Cell | undefined,
    step: Spot,
    sign: 1 | -1,
  ): readonly EdgeLabel[] => {
    if (text === undefined || cell === undefined) return [];
    const spot = spotOf(board, cell);
    const from = pointAt(spot);
    const to = pointAt({ x: spot.x + sign * step.x, y: spot.y + sign * step.y });
    const share = LABEL_DISTANCE / (2 * HALF_PITCH);
    return [{ text, at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share } }];
  };
  const edgeLabels = (style: 'ends' | 'all'): readonly EdgeLabel[] =>
    lines.flatMap(({ cells, step, before, after }) => [
      ...labelBeyond(before, cells[0], step, -1),
      ...labelBeyond(after[style], cells.at(-1), step, 1),
    ]);
  const labels = hasEdgeLabels ? edgeLabels('all') : [];
  return {
    surface: 'holes',
    board,
    pitch: 2 * HALF_PITCH,
    viewBox: boxAround([
      ...outline(OUTLINE_DISTANCE).map((point) => ({ point, room: LINE_ROOM })),
      ...labels.map(({ at }) => ({ point: at, room: LABEL_ROOM })),
    ]),
    pointAt,
    outline,
    edgeLabels,
    cellLabel,
  };
}

/** Returns the smallest box around points with some space around them, centred on the origin. */
function boxAround(
  points: readonly { readonly point: Point; readonly room: number }[],
): readonly [number, number, number, number] {
  const half = (axis: 'x' | 'y'): number =>
    Math.max(...points.map(({ point, room }) => Math.abs(point[axis]) + room));
  const [width, height] = [half('x'), half('y')];
  return [-width, -height, 2 * width, 2 * height];
}

/** Returns a point moved outward from the origin by a number of units. */
export function movedOutward(point: Point, by: number): Point {
  const length = Math.hypot(point.x, point.y);
  return { x: point.x * (1 + by / length), y: point.y * (1 + by / length) };
}

import type { BoardId } from '@halma/rules';
import { drawBoard } from './boards.ts';
import type { Drawing } from './drawing.ts';
import { MARGIN, orientationsOf, type Paper, type SheetSize } from './paper.ts';

/** The part of a drawing that is printed on one sheet. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its column and row among the sheets, from 1, from the upper left. */
  readonly column: number;
  readonly row: number;
}

/** The layout of a drawing on sheets that are cut and joined. */
interface Sheets {
  readonly size: SheetSize;
  readonly tiles: readonly Tile[];
}

/** The smallest and the largest cells of a playable board, in millimetres. */
const SMALLEST = 6;
const LARGEST = 60;

/** Lays a drawing out on as few sheets as possible, in portrait or landscape. */
export function sheetsFor(drawing: Drawing, paper: Paper): Sheets {
  const [upright, across] = orientationsOf(paper).map(
    (size): Sheets => ({ size, tiles: tilesOn(drawing, size) }),
  );
  if (upright === undefined || across === undefined) throw new Error('a sheet has two orientations');
  return across.tiles.length < upright.tiles.length ? across : upright;
}

/** Returns the largest cell, to half a millimetre, with which a board fits on one sheet. */
export function cellToFit(id: BoardId, paper: Paper): number {
  for (let cell = LARGEST; cell > SMALLEST; cell -= 0.5) {
    if (sheetsFor(drawBoard(id, cell), paper).tiles.length === 1) return cell;
  }
  return SMALLEST;
}

function tilesOn(drawing: Drawing, size: SheetSize): readonly Tile[] {
  const columns = cuts(drawing.width, size.width - 2 * MARGIN, drawing.seams);
  const rows = cuts(drawing.height, size.height - 2 * MARGIN, drawing.seams);
  return rows.flatMap(([top, bottom], row) =>
    columns.map(([left, right], column) => ({
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      column: column + 1,
      row: row + 1,
    })),
  );
}

/** Cuts a length into even parts that each fit on a sheet, and only at seams if there are any. */
function cuts(
  length: number,
  most: number,
  seams: readonly number[] | null,
): readonly (readonly [number, number])[] {
  for (let count = Math.ceil(length / most); ; count += 1) {
    const ends = Array.from({ length: count - 1 }, (_, index) =>
      seamNear(((index + 1) * length) / count, seams),
    );
    const edges = [0, ...ends, length];
    const stretches = edges.slice(1).map((end, index): [number, number] => [edges[index] ?? 0, end]);
    if (stretches.every(([from, to]) => to - from <= most)) return stretches;
  }
}

function seamNear(at: number, seams: readonly number[] | null): number {
  if (seams === null) return at;
  return seams.reduce((best, seam) => (Math.abs(seam - at) < Math.abs(best - at) ? seam : best));
}

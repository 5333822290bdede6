import type { BoardId } from '@halma/rules';
import { drawBoard } from './boards.ts';
import type { Drawing } from './drawing.ts';
import { MARGIN_MM, orientationsOf, type Paper, type SheetSize } from './paper.ts';

/** The part of a drawing that is printed on one sheet. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The column and row of the sheet, numbered from 1 at the upper left. */
  readonly column: number;
  readonly row: number;
}

/** The layout of a drawing on sheets, which the user cuts and joins. */
interface Sheets {
  readonly size: SheetSize;
  readonly tiles: readonly Tile[];
}

/** The minimum and maximum cell size of a playable board, in millimetres. */
const MIN_CELL_MM = 6;
const MAX_CELL_MM = 60;

/** Lays out a drawing on as few sheets as possible, in portrait or landscape. */
export function sheetsFor(drawing: Drawing, paper: Paper): Sheets {
  const [portrait, landscape] = orientationsOf(paper).map(
    (size): Sheets => ({ size, tiles: tilesOn(drawing, size) }),
  );
  if (portrait === undefined || landscape === undefined) throw new Error('a sheet has two orientations');
  return landscape.tiles.length < portrait.tiles.length ? landscape : portrait;
}

/** Returns the largest cell size at which a board fits on one sheet, in steps of half a millimetre. */
export function cellToFit(id: BoardId, paper: Paper): number {
  for (let cellMm = MAX_CELL_MM; cellMm > MIN_CELL_MM; cellMm -= 0.5) {
    if (sheetsFor(drawBoard(id, cellMm), paper).tiles.length === 1) return cellMm;
  }
  return MIN_CELL_MM;
}

function tilesOn(drawing: Drawing, size: SheetSize): readonly Tile[] {
  const columns = cutEvenly(drawing.width, size.width - 2 * MARGIN_MM, drawing.seams);
  const rows = cutEvenly(drawing.height, size.height - 2 * MARGIN_MM, drawing.seams);
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

/**
 * Cuts a length into parts of about equal size, none longer than `maxLength`. If there are seams, cuts only
 * at seams.
 */
function cutEvenly(
  length: number,
  maxLength: number,
  seams: readonly number[] | null,
): readonly (readonly [number, number])[] {
  for (let count = Math.ceil(length / maxLength); ; count += 1) {
    const ends = Array.from({ length: count - 1 }, (_, index) =>
      seamNear(((index + 1) * length) / count, seams),
    );
    const edges = [0, ...ends, length];
    const parts = edges.slice(1).map((end, index): [number, number] => [edges[index] ?? 0, end]);
    if (parts.every(([from, to]) => to - from <= maxLength)) return parts;
  }
}

function seamNear(target: number, seams: readonly number[] | null): number {
  if (seams === null) return target;
  return seams.reduce((best, seam) => (Math.abs(seam - target) < Math.abs(best - target) ? seam : best));
}

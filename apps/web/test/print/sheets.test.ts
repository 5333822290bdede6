import { BOARD_IDS } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../../src/print/boards.ts';
import { MARGIN_MM, PAPER_NAMES } from '../../src/print/paper.ts';
import { cellToFit, sheetsFor } from '../../src/print/sheets.ts';

/** Counts the matches of a pattern in a path. */
const count = (path: string, pattern: RegExp): number => [...path.matchAll(pattern)].length;

describe('a printed board', () => {
  it.each([
    ['H16', 20, 326, 326],
    ['H10', 15, 156, 156],
    ['H8', 25, 206, 206],
    ['C9', 10, 96, 96],
    ['S121', 20, 270, 307.13],
  ] as const)('%s with cells of %d mm measures %d × %d mm', (id, cellSize, width, height) => {
    const drawing = drawBoard(id, cellSize);
    expect(drawing.width).toBeCloseTo(width, 1);
    expect(drawing.height).toBeCloseTo(height, 1);
  });

  it('has four dotted camps of thirteen men and two gold camps of nineteen on the 16 × 16 board', () => {
    const { parts } = drawBoard('H16', 10);
    expect(parts.filter(({ role }) => role === 'dots')).toHaveLength(4);
    expect(parts.filter(({ role }) => role === 'gold')).toHaveLength(2);
    const [dots] = parts.filter(({ role }) => role === 'dots');
    expect(count(dots?.path ?? '', /M/g)).toBe(8);
    const [gold] = parts.filter(({ role }) => role === 'gold');
    expect(count(gold?.path ?? '', /M/g)).toBe(10);
  });

  it('has the dark squares of a chessboard, or the holes and lines of a star', () => {
    const dark = (id: 'H16' | 'C9'): string =>
      drawBoard(id, 10).parts.find(({ role }) => role === 'dark')?.path ?? '';
    expect(count(dark('H16'), /M/g)).toBe(128);
    expect(count(dark('C9'), /M/g)).toBe(41);
    const star = drawBoard('S121', 10).parts;
    const subpathCount = (role: string): number =>
      count(star.find((part) => part.role === role)?.path ?? '', /M/g);
    expect([subpathCount('hole'), subpathCount('point'), subpathCount('grid')]).toEqual([61, 60, 312]);
  });
});

describe('sheets', () => {
  it('cover the whole drawing without overlap, each within the printable area', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOARD_IDS),
        fc.constantFrom(...PAPER_NAMES),
        fc.integer({ min: 6, max: 60 }),
        (id, paper, cellSize) => {
          const drawing = drawBoard(id, cellSize);
          const { size, tiles } = sheetsFor(drawing, paper);
          const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
          expect(area).toBeCloseTo(drawing.width * drawing.height, 3);
          for (const { width, height } of tiles) {
            expect(width).toBeLessThanOrEqual(size.width - 2 * MARGIN_MM);
            expect(height).toBeLessThanOrEqual(size.height - 2 * MARGIN_MM);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('begin at the edges of squares if the board is large', () => {
    const { tiles } = sheetsFor(drawBoard('H16', 25), 'a4');
    expect(tiles.length).toBeGreaterThan(1);
    for (const { x, y } of tiles) for (const edge of [x, y]) expect(edge === 0 ? 0 : (edge - 3) % 25).toBe(0);
  });

  it.each(BOARD_IDS)('%s fits on one sheet at the computed cell size, but not at a larger one', (id) => {
    for (const paper of PAPER_NAMES) {
      const cellSize = cellToFit(id, paper);
      expect(sheetsFor(drawBoard(id, cellSize), paper).tiles).toHaveLength(1);
      expect(sheetsFor(drawBoard(id, cellSize + 0.5), paper).tiles.length).toBeGreaterThan(1);
    }
  });
});

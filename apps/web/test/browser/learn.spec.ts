import { BOARDS, type Board, parseMove } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { setUp } from '../../src/board/set-up.ts';
import { LESSONS } from '../../src/learn/lessons.ts';

/** Returns the centre of a cell on the lesson's board, in pixels. */
async function centreOf(page: Page, cell: number): Promise<{ readonly x: number; readonly y: number }> {
  const cellElement = page.locator(`.learn-now halma-board #cell-${cell}`);
  await expect(cellElement).toBeVisible();
  const box = await cellElement.boundingBox();
  if (box === null) throw new Error(`cell ${cell} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks cells on the lesson's board. */
async function clickCells(page: Page, ...cells: readonly number[]): Promise<void> {
  for (const cell of cells) {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.click(x, y);
  }
}

/**
 * For each move in the lessons that leaves the board, the edge cell that the man crosses and the cell next to
 * it on the inside.
 */
const EXITS: Readonly<Record<string, readonly [edge: string, inside: string]>> = {
  'a6-off': ['a6', 'b6'],
  'a3-off': ['a3', 'b3'],
  'c13>e15>off': ['e16', 'e15'],
  'e16-off': ['e16', 'e15'],
};

/** Clicks a man and the exit beside the edge of the board. */
async function clickExit(page: Page, board: Board, text: string, from: number): Promise<void> {
  const [edge, inside] = (EXITS[text] ?? []).map((name) => board.cellByName.get(name) ?? -1);
  if (edge === undefined || inside === undefined) throw new Error(text);
  await clickCells(page, from);
  const [edgePoint, insidePoint] = [await centreOf(page, edge), await centreOf(page, inside)];
  await page.mouse.click(2 * edgePoint.x - insidePoint.x, 2 * edgePoint.y - insidePoint.y);
}

const task = (page: Page) => page.locator('.learn-now').getByRole('status').first();

test('all lessons can be completed in order', async ({ page }) => {
  await page.goto('/learn');
  for (const [index, lesson] of LESSONS.entries()) {
    const { board } = setUp(lesson.rules, lesson.position).rules;
    await expect(page.getByText(new RegExp(`^Fig\\. ${index + 1}\\.`))).toBeVisible();
    for (const text of lesson.solution) {
      const move = parseMove(board, text);
      if (!move.ok || move.value.kind === 'pass' || move.value.kind === 'drop') throw new Error(text);
      const { value } = move;
      if (value.kind === 'normal') await clickCells(page, value.from, value.to);
      else await clickExit(page, board, text, value.from);
    }
    const isLast = index === LESSONS.length - 1;
    const next = page.locator('.learn-now').getByRole('link', { name: isLast ? 'Play' : 'Next lesson' });
    await expect(next).toBeVisible();
    if (!isLast) await next.click();
  }
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Lessons' }).getByText(/\bDone$/)).toHaveCount(
    LESSONS.length,
  );
});

test('a lesson counts moves, explains illegal ones, takes moves back and shows the solution', async ({
  page,
}) => {
  await page.goto('/learn/false-jump');
  await expect(task(page)).toContainText('2 moves left.');
  const { cellByName } = BOARDS.H8;
  const cell = (name: string): number => cellByName.get(name) ?? -1;
  await clickCells(page, cell('c3'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(task(page)).toContainText('No move leads there.');
  // Choosing a man again dismisses the explanation.
  await clickCells(page, cell('c3'), cell('c3'));
  await expect(task(page)).toContainText('2 moves left.');
  await clickCells(page, cell('c4'));
  await expect(task(page)).toContainText('One move left.');
  await clickCells(page, cell('c4'), cell('c5'));
  await expect(task(page)).toContainText('the task is not done');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(task(page)).toContainText('One move left.');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(task(page)).toContainText('The hop kept the colour');
});

test('an unknown address under /learn links to the lessons', async ({ page }) => {
  await page.goto('/learn/nowhere');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText(/^Fig\. 1\./)).toBeVisible();
});

test('a lesson whose solution was only shown is not marked as done', async ({ page }) => {
  await page.goto('/learn/false-jump');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(task(page)).toContainText('The hop kept the colour', { timeout: 30_000 });
  const doneMarks = page.getByRole('navigation', { name: 'Lessons' }).getByText(/\bDone$/);
  await expect(doneMarks).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Fig\. /)).toBeVisible();
  await expect(doneMarks).toHaveCount(0);
});

import { AxeBuilder } from '@axe-core/playwright';
import { BOARDS, parseMove } from '@halma/rules';
import { expect, type Page, test } from '@playwright/test';
import { LESSONS } from '../../src/learn/lessons.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses squares of the lesson's board. */
async function press(page: Page, ...cells: readonly number[]): Promise<void> {
  for (const cell of cells) {
    const box = await page.locator(`.learn-now halma-board #cell-${cell}`).boundingBox();
    if (box === null) throw new Error(`cell ${cell} is not drawn`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

const task = (page: Page) => page.locator('.learn-now').getByRole('status').first();

test('the whole course is done, one lesson after another', async ({ page }) => {
  await page.goto('/learn');
  for (const [index, lesson] of LESSONS.entries()) {
    const board = lesson.position.startsWith('H10') ? BOARDS.H10 : BOARDS.H8;
    await expect(page.getByText(new RegExp(`^Fig\\. ${index + 1}\\.`))).toBeVisible();
    for (const text of lesson.solution) {
      const move = parseMove(board, text);
      if (!move.ok || move.value.kind !== 'walk') throw new Error(text);
      await press(page, move.value.from, move.value.to);
    }
    const isLast = index === LESSONS.length - 1;
    const next = page.locator('.learn-now').getByRole('link', { name: isLast ? 'Play' : 'Next lesson' });
    await expect(next).toBeVisible();
    if (!isLast) await next.click();
  }
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Lessons' }).getByText('Done')).toHaveCount(
    LESSONS.length,
  );
});

test('a lesson counts moves, explains what is none, takes back and shows the way', async ({ page }) => {
  await page.goto('/learn/false-jump');
  await expect(task(page)).toContainText('2 moves left.');
  const { numbers } = BOARDS.H8;
  const at = (name: string): number => numbers.get(name) ?? -1;
  await press(page, at('c3'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (let up = 0; up < 3; up += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(task(page)).toContainText('No move leads there.');
  await press(page, at('c4'));
  await expect(task(page)).toContainText('One move left.');
  await press(page, at('c4'), at('c5'));
  await expect(task(page)).toContainText('it is not done yet');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(task(page)).toContainText('One move left.');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(task(page)).toContainText('The hop kept the colour');
});

test('an address below the lessons that leads nowhere shows a way on', async ({ page }) => {
  await page.goto('/learn/nowhere');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText(/^Fig\. 1\./)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const address of ['/learn', '/learn/leave', '/learn/history', '/learn/books']) {
      test(`${address} is accessible`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      });
    }
  });
}

import { BOARDS } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { gameOf } from '../game/setup.ts';
import { makeMove, note, openStoredGame } from './board.ts';

const { cellByName } = BOARDS.H16;

/** Moves the man on one cell to another. */
const moveMan = (page: Page, from: string, to: string): Promise<void> =>
  makeMove(page, { kind: 'normal', from: cellByName.get(from) ?? -1, to: cellByName.get(to) ?? -1 });

/** The mark in front of each translated text. */
const MARK = '§';

/** The ways in which a translation can replace a text. */
const WAYS = ['replaces the text', 'is inserted before the text, which is then removed'] as const;

/**
 * Translates the page and all text that is added later, as Chrome does: nested `font` elements with the translation take
 * the place of each text node. The event `original` has the effect of Chrome's “Show original”.
 */
async function translate(page: Page, way: (typeof WAYS)[number]): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('late-parts')),
  );
  await page.evaluate(
    ([mark, replaces]) => {
      const originals = new Map<HTMLElement, Text>();
      const translateText = (text: Text): void => {
        if (!/\p{L}/u.test(text.data) || text.data.startsWith(mark) || text.parentElement === null) return;
        const inner = document.createElement('font');
        inner.textContent = mark + text.data;
        const outer = document.createElement('font');
        outer.append(inner);
        originals.set(outer, text);
        if (!replaces) text.before(outer);
        if (replaces) text.replaceWith(outer);
        else text.remove();
      };
      const translateAll = (node: Node): void => {
        if (node instanceof Text) translateText(node);
        else for (const child of [...node.childNodes]) translateAll(child);
      };
      const translator = new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          for (const node of target instanceof Text ? [target] : addedNodes)
            if (node.isConnected) translateAll(node);
      });
      translator.observe(document.body, { childList: true, characterData: true, subtree: true });
      translateAll(document.body);
      addEventListener('original', () => {
        translator.disconnect();
        for (const [translation, text] of originals)
          if (translation.isConnected) translation.replaceWith(text);
      });
    },
    [MARK, way === 'replaces the text'] as const,
  );
}

for (const way of WAYS) {
  test(`a page that the browser translates stays up to date if a translation ${way}`, async ({ page }) => {
    await openStoredGame(page, gameOf('halma-2', 'pp'));
    await expect(note(page)).toContainText('Black to move.');
    await translate(page, way);
    await expect(note(page)).toContainText(`${MARK}Black to move.`);
    await moveMan(page, 'd1', 'f1');
    await expect(note(page)).toContainText(`${MARK}Yellow to move.`);
    await expect(note(page)).not.toContainText('Black to move.');
    await expect(page.getByRole('table')).toContainText('d1–f1');

    await page.evaluate(() => dispatchEvent(new Event('original')));
    await expect(page.locator('main')).not.toContainText(MARK);
    await expect(note(page)).toContainText('Yellow to move.');
    await moveMan(page, 'm16', 'k16');
    await expect(note(page)).toContainText('Black to move.');
  });
}

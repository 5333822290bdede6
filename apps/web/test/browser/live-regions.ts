import { expect, type Page } from '@playwright/test';

/** The elements whose changes screen readers announce. */
const LIVE_REGIONS = '[role="status"], [role="alert"], [role="log"], [aria-live]';

/** The announcements on a page with a board. */
export interface Announcements {
  /** Checks that this is the only announcement since the last check, or that there is none if `text` is undefined. */
  readonly expectOnly: (text: RegExp | undefined) => Promise<void>;
}

/** The time in which a superfluous announcement would appear, in milliseconds. */
const REST_MS = 500;

/**
 * Collects what a page announces to screen readers, including the live regions inside its board, until the user
 * leaves the page.
 */
export async function collectAnnouncements(page: Page): Promise<Announcements> {
  const collected = await page.evaluateHandle(observeLiveRegions, LIVE_REGIONS);
  return {
    expectOnly: async (text) => {
      if (text !== undefined)
        await expect.poll(() => collected.evaluate(({ length }) => length)).toBeGreaterThan(0);
      await page.waitForTimeout(REST_MS);
      const announcements = await collected.evaluate((list) => list.splice(0));
      expect(announcements).toEqual(text === undefined ? [] : [expect.stringMatching(text)]);
    },
  };
}

/**
 * Returns a list to which each announcement is added: the text of a live region that changes, or only the added text if the
 * region is not atomic. Text in a region that has itself been added does not count, because not all screen readers
 * announce it. Playwright runs this function in the page.
 */
function observeLiveRegions(selector: string): string[] {
  const collected: string[] = [];
  const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const announce = (text: string): void => {
    if (text !== '') collected.push(text);
  };
  const isAtomic = ({ role, ariaAtomic }: Element): boolean => role !== 'log' && ariaAtomic !== 'false';
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const changedRegions = new Set<Element>();
    for (const { target, type, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(selector);
      if (region == null || region.ariaLive === 'off') continue;
      if (added.some((node) => node.contains(region)) || !region.checkVisibility()) continue;
      if (isAtomic(region)) changedRegions.add(region);
      else if (type === 'attributes') announce(textOf(region));
      else for (const node of addedNodes) announce(textOf(node));
    }
    for (const region of changedRegions) announce(textOf(region));
  });
  const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] };
  observer.observe(document.body, changes);
  const board = document.querySelector('halma-board')?.shadowRoot;
  if (board != null) observer.observe(board, changes);
  return collected;
}

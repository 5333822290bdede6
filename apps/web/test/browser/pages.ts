import { expect, type Page, type Request, type Worker } from '@playwright/test';
import { PROBLEMS, problemAddress } from '../../src/solitaires/problems.ts';

const MISSING_PAGE = '/nowhere';

/** The pages whose board is entirely visible without scrolling. */
export const PAGES_WITH_BOARD = ['/play', '/analysis', '/learn/hop'] as const;

/** All other pages that a new visitor can open. */
export const OTHER_PAGES: readonly string[] = [
  '/',
  '/games',
  '/games/chinese-checkers',
  '/games/top-secret',
  '/solitaires',
  ...PROBLEMS.map((problem) => problemAddress(problem)),
  '/online',
  '/online/new',
  '/online/account',
  '/online/recover',
  '/online/ranks',
  '/online/of/nobody',
  '/online/challenges',
  '/online/notices',
  '/online/watch',
  '/online/archive',
  '/online/tournaments',
  '/online/tournaments/nothing',
  '/online/game/nothing',
  '/learn',
  '/learn/history',
  '/learn/books',
  '/learn/glossary',
  '/solved',
  '/print',
  '/about',
  MISSING_PAGE,
];

/**
 * Returns the items of a list, alternating between its first and its second half. If pages are sorted by section,
 * few then follow a page of their own section, so `openByLink` rarely needs a page in between.
 */
export function interleaveHalves<Item>(items: readonly Item[]): readonly Item[] {
  const half = Math.ceil(items.length / 2);
  return items
    .slice(0, half)
    .flatMap((item, index) => [item, ...items.slice(half + index, half + index + 1)]);
}

/**
 * Opens a page through a link on an open page of the site, and waits until it has loaded its data. This takes
 * less than half the CPU time of loading the page.
 */
export async function openByLink(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, page.url());
  const [, section] = pathname.split('/');
  const [, openSection] = new URL(page.url()).pathname.split('/');
  const requests = new Set<Request>();
  const add = (request: Request): unknown => requests.add(request);
  const remove = (request: Request): unknown => requests.delete(request);
  // If a page is left while its worker loads a script, the browser never reports the end of that request.
  const forgetScripts = (): void => {
    for (const request of requests) if (request.resourceType() === 'script') requests.delete(request);
  };
  const watch = (worker: Worker): unknown => worker.once('close', forgetScripts);
  page.workers().forEach(watch);
  page.on('worker', watch).on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  // Pages of one section may have parts in common, so the open page must go first.
  if (section === openSection) await followLink(page, MISSING_PAGE);
  await followLink(page, address);
  await expect(page.locator('main :is(.loading, .loading-rows, .loading-boards)')).toHaveCount(0);
  await expect.poll(() => requests.size, { intervals: [20] }).toBe(0);
  page.off('worker', watch).off('request', add).off('requestfinished', remove).off('requestfailed', remove);
}

/** Follows a link to a page in another section of the site. */
async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector('main > *')?.setAttribute('data-left', '');
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await page.locator('main > [data-left]').waitFor({ state: 'detached' });
  await page.locator('main h1, .bar h1').first().waitFor({ state: 'attached' });
}

import { expect, test } from 'vitest';
import { EARLIER_SITE_PAGES, SITE_PAGES } from '../../../server/src/site/site.ts';
import { pathParts, toCurrentAddress } from '../../src/navigation/path.ts';
import { addressOfTab, ROUTES, routeOf, TABS } from '../../src/shell/routes.ts';
import { OTHER_PAGES, PAGES_WITH_BOARD } from '../browser/pages.ts';

test('the server knows the names of all pages', () => {
  expect([...SITE_PAGES].sort()).toEqual(
    ROUTES.map(({ name }) => name)
      .filter((name) => name !== '')
      .sort(),
  );
});

test.each(EARLIER_SITE_PAGES)('an address under /%s opens a page on the site', (name) => {
  const [currentName = ''] = pathParts(toCurrentAddress(new URL(`http://halma.test/${name}/account`)));
  expect(SITE_PAGES).toContain(currentName);
});

test.each(TABS)('the %s tab opens a page of that tab', (tab) => {
  expect(routeOf(addressOfTab(tab).split('/').filter(Boolean)).tab).toBe(tab);
});

test('an unknown address opens the page for missing addresses', () => {
  expect(routeOf(['nowhere']).title).toBe('missing');
});

test('the browser tests try every page on every screen', () => {
  const testedPages = [...PAGES_WITH_BOARD, ...OTHER_PAGES].map(
    (address) => pathParts(new URL(address, 'http://halma.test'))[0] ?? '',
  );
  const fullPages = ROUTES.filter(({ isEmbedded }) => isEmbedded !== true).map(({ name }) => name);
  expect(testedPages).toEqual(expect.arrayContaining(fullPages));
});

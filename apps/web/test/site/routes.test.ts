import { expect, test } from 'vitest';
import { PAGES } from '../../../server/src/site/site.ts';
import { addressOfTab, ROUTES, routeOf, TABS } from '../../src/site/routes.ts';

test('the server answers the pages the site has', () => {
  expect([...PAGES].sort()).toEqual(
    ROUTES.map(({ name }) => name)
      .filter((name) => name !== '')
      .sort(),
  );
});

test.each(TABS)('the tab %s leads to a page that is on it', (tab) => {
  expect(routeOf(addressOfTab(tab).split('/').filter(Boolean)).tab).toBe(tab);
});

test('an address without a page is not found', () => {
  expect(routeOf(['nowhere']).title).toBe('missing');
});

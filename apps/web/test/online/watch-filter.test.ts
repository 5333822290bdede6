import { expect, test } from 'vitest';
import {
  isSelective,
  parseWatchFilter,
  watchQuery,
  watchSearchString,
} from '../../src/online/watch-filter.ts';

test.each([
  ['', {}],
  ['?family=star&rated=yes', { family: 'star', rated: 'yes' }],
  [
    '?tempo=days&computers=yes&sort=spectators&page=3',
    { tempo: 'days', computers: 'yes', sort: 'spectators', page: '2' },
  ],
])('the URL query %j is parsed, written again and sent to the server', (search, query) => {
  const filter = parseWatchFilter(new URLSearchParams(search));
  expect(watchSearchString(filter)).toBe(search);
  expect(watchQuery(filter)).toEqual(query);
});

test.each([
  '?family=chess',
  '?tempo=',
  '?page=0',
  '?page=1',
  '?page=1e9',
  '?page=2.5',
  '?sort=rating',
  '?since=x.1',
])('the invalid URL query %s is ignored', (search) => {
  expect(watchSearchString(parseWatchFilter(new URLSearchParams(search)))).toBe('');
});

test.each([
  ['', false],
  ['?computers=yes&sort=spectators', false],
  ['?family=many', true],
  ['?tempo=quick', true],
  ['?rated=yes', true],
])('the URL query "%s" excludes games: %s', (search, selects) => {
  expect(isSelective(parseWatchFilter(new URLSearchParams(search)))).toBe(selects);
});

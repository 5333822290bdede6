import { expect, test } from 'vitest';
import { archiveSearchString, parseArchiveFilter } from '../../src/online/archive-filter.ts';

test.each([
  '',
  '?player=Ruth&opponent=Tomas&result=win',
  '?mine=yes&game=halma-2&termination=agreement&rated=no',
  '?minPlies=20&maxPlies=90&from=2026-11-01&to=2026-11-30&minRating=1500&maxRating=1800',
])('the query "%s" is parsed and written again unchanged', (search) => {
  expect(archiveSearchString(parseArchiveFilter(new URLSearchParams(search)))).toBe(search);
});

test('a result without a player is ignored, even if there is an opponent', () => {
  const parse = (search: string) => archiveSearchString(parseArchiveFilter(new URLSearchParams(search)));
  expect(parse('?opponent=Tomas&result=win&game=halma-2')).toBe('?opponent=Tomas&game=halma-2');
  expect(parse('?mine=yes&result=win')).toBe('?mine=yes&result=win');
});

test.each([
  '?player=9',
  '?mine=no',
  '?game=chess',
  '?result=first',
  '?result=win',
  '?termination=boredom',
  '?rated=maybe',
  '?minPlies=-1',
  '?maxPlies=1e9',
  '?from=2026-13-01',
  '?to=today',
  '?minRating=%20',
  '?before=1.2',
])('the invalid query %s searches all games', (search) => {
  expect(archiveSearchString(parseArchiveFilter(new URLSearchParams(search)))).toBe('');
});

import { describe, expect, test } from 'vitest';
import { type FullWatchedGame, type PageFrame, PageVersions } from '../../src/watch/page-versions.ts';

const FRAME: PageFrame = { running: 2, selected: 2, games: ['one', 'two'], pages: 1 };
const SETUP: FullWatchedGame['setup'] = {
  terms: {
    rules: { game: 'halma-2', preset: 'standard', options: {} },
    clock: { kind: 'none' },
    listed: true,
    spectatorsBehind: 0,
  },
  seats: {},
  people: [],
  ratings: {},
};

function game(id: string, ply: number, setup = SETUP): FullWatchedGame {
  return { game: id, before: '', moves: [], ply, spectators: 0, setup };
}

function newPage() {
  const versions = new PageVersions();
  let count = 0;
  const add = (frame: PageFrame, games: readonly FullWatchedGame[]): void =>
    versions.add(frame, games, () => `node.${++count}`);
  return { versions, add };
}

describe('a caller gets', () => {
  const [one, two] = [game('one', 1), game('two', 1)];
  const later = game('two', 2);
  const renamed = game('two', 2, { ...SETUP });

  test.each([
    ['the whole page if they send no version', undefined, [one, later]],
    ['the whole page if their version is from another node', 'other.1', [one, later]],
    ['the games that have changed, without their setups', 'node.1', [{ ...later, setup: undefined }]],
    ['nothing new if they have the latest version', 'node.2', []],
  ])('%s', (_, since, changed) => {
    const { versions, add } = newPage();
    add(FRAME, [one, two]);
    add(FRAME, [one, later]);
    expect(versions.respond(since)).toEqual({ version: 'node.2', ...FRAME, changed });
  });

  test('the setup of a game whose setup has changed or that is new on the page', () => {
    const { versions, add } = newPage();
    add({ ...FRAME, games: ['two'] }, [two]);
    add(FRAME, [one, renamed]);
    expect(versions.respond('node.1').changed).toEqual([one, renamed]);
  });

  test('the same object as others with the same version', () => {
    const { versions, add } = newPage();
    add(FRAME, [one, two]);
    add(FRAME, [one, later]);
    expect(versions.respond('node.1')).toBe(versions.respond('node.1'));
    expect(versions.respond(undefined)).toBe(versions.respond('unknown.7'));
  });
});

test('an unchanged page is not a new version, and old versions are deleted', () => {
  const { versions, add } = newPage();
  const one = game('one', 1);
  add(FRAME, [one]);
  add({ ...FRAME }, [one]);
  expect(versions.respond(undefined).version).toBe('node.1');
  for (let ply = 2; ply < 20; ply += 1) add(FRAME, [game('one', ply)]);
  expect(versions.respond('node.1').changed[0]?.setup).toBeDefined();
  expect(versions.respond('node.18').changed[0]?.setup).toBeUndefined();
});

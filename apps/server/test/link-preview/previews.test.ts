import { gameNames } from '@halma/locales/game-names';
import { formatPosition, isGameId } from '@halma/rules';
import { expect, test } from 'vitest';
import { analysisPositionPreview } from '../../src/link-preview/analysis-position.ts';
import { onlineGamePreviews } from '../../src/link-preview/online-game.ts';
import { linkPreviewRoutes } from '../../src/link-preview/preview-routes.ts';
import { sitePagePreviews } from '../../src/link-preview/site-pages.ts';
import type { Services } from '../../src/services.ts';
import { createSiteFile } from '../../src/site/read-site.ts';
import type { Site } from '../../src/site/site.ts';
import { GAME_ID, gameSetup, PlayedGame, personFor, REAL_TIME } from '../game/played-game.ts';

const pageUrl = (path: string): URL => new URL(path, 'https://halma.example');

/** Returns the previews on a node that has one game, between Ruth and Tomas. */
function previewsFor(game: PlayedGame) {
  const games = {
    log: {
      find: async (id: string) => (id === GAME_ID ? { state: game.state } : undefined),
    },
  };
  const names = {
    lookUp: async (people: readonly string[]) =>
      people.map((id) => ({
        id,
        name: id === personFor('A') ? 'Ruth' : id === personFor('C') ? 'Tomas' : '',
        guest: true,
      })),
  };
  return onlineGamePreviews({ games, names } as unknown as Pick<Services, 'games' | 'names'>);
}

function startedGame(overrides: Parameters<typeof gameSetup>[1] = {}, game = 'halma-2'): PlayedGame {
  return new PlayedGame(gameSetup(game, overrides)).seatPlayers();
}

test.each<[name: string, game: () => PlayedGame, title: string, description: RegExp]>([
  [
    'an open game',
    () => new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })),
    'Join a game of Halma for two',
    /^Ruth is waiting for players\. 1\u00a0min\u00a0\+\u00a00\u00a0s\.$/,
  ],
  ['a game in progress', startedGame, 'Ruth – Tomas · Halma for two', /^Move 1\. (Ruth|Tomas) to move\.$/],
  [
    'a game for three',
    () => startedGame({}, 'star-3'),
    'Ruth, Tomas and Guest eeee · Chinese checkers for three',
    /^Move 1\. .+ to move\.$/,
  ],
  [
    'a resigned game',
    () => {
      const game = startedGame();
      game.makeMove();
      game.makeMove();
      game.send('A', { do: 'resign' });
      return game;
    },
    'Ruth – Tomas · Halma for two',
    /^Tomas won\. After 2 moves\.$/,
  ],
  [
    'an aborted game',
    () => {
      const game = startedGame();
      game.send('A', { do: 'abort' });
      return game;
    },
    'Ruth – Tomas · Halma for two',
    /^The game was aborted\.$/,
  ],
])('the preview of %s has the right title and description', async (_, createGame, title, description) => {
  const preview = await previewsFor(createGame())(pageUrl(`/online/game/${GAME_ID}`), 'en');
  expect(preview?.title).toBe(title);
  expect(preview?.description).toMatch(description);
  const id = preview?.board?.position.rules.game.id ?? '';
  expect(title).toContain(isGameId(id) ? gameNames.english.titles[id] : 'the title of a game');
});

test('the preview of a game that spectators see with a delay hides the latest moves', async () => {
  const game = startedGame({ spectatorsBehind: 3 });
  for (let move = 0; move < 5; move += 1) game.makeMove(0, move);
  const preview = await previewsFor(game)(pageUrl(`/online/game/${GAME_ID}`), 'de');
  expect(game.state.position?.ply).toBe(5);
  expect(preview?.board?.position.ply).toBe(2);
  expect(preview?.description).toMatch(/^Zug 2\. .+ ist am Zug\.$/);
});

test('an address that does not belong to a game has no preview', async () => {
  const previews = previewsFor(startedGame());
  for (const path of [
    '/online',
    '/online/game/zzzzzzzzzzzz',
    `/online/game/${GAME_ID}/x`,
    `/play/${GAME_ID}`,
  ])
    expect(await previews(pageUrl(path), 'en')).toBeUndefined();
});

const MELEE = 'H8:5CCC/6CC/7C/8/1C1A4/1CAA4/AA6/A1A5 A - 10 6';

test.each<[name: string, query: Record<string, string>, title: string | undefined]>([
  ['a position of a game', { game: 'grasshopper-8', position: MELEE }, 'A position in Grasshopper 8 × 8'],
  ['a position for which no game is given', { position: MELEE }, 'A position in Grasshopper 8 × 8'],
  ['a position on another board', { game: 'star-2', position: MELEE }, undefined],
  ['an unknown game', { game: 'chess', position: MELEE }, undefined],
  ['no position', { game: 'halma-2' }, undefined],
  ['nonsense', { position: 'hello' }, undefined],
  ['a position that is too long', { position: `H8:${'8/'.repeat(300)}` }, undefined],
])('the preview of an analysis of %s has the right title and position', async (_, query, title) => {
  const url = pageUrl(`/analysis?${new URLSearchParams(query)}`);
  const preview = await analysisPositionPreview(url, 'en');
  expect(preview?.title).toBe(title);
  if (title === undefined) return;
  expect(preview?.description).toBe('Black to move. Study it on the analysis board.');
  expect(preview?.board && formatPosition(preview.board.position)).toBe(MELEE);
});

function siteWith(previews: unknown): Site {
  const body = new TextEncoder().encode(JSON.stringify(previews));
  const file = createSiteFile({ contentType: 'application/json', cacheControl: 'no-cache' }, body);
  return new Map([['/link-previews.json', file]]);
}

const LEARN = {
  title: { en: 'Learn', de: 'Lernen' },
  description: { en: 'Lessons.' },
  board: { game: 'grasshopper-8', position: MELEE },
};

test.each([
  ['/learn', 'de', 'Lernen'],
  ['/learn/unknown', 'en', 'Learn'],
] as const)('the page %s in %s has the title %s', async (path, language, title) => {
  const preview = await sitePagePreviews(siteWith({ '/learn': LEARN }))(pageUrl(path), language);
  expect(preview?.title).toBe(title);
  expect(preview?.description).toBe('Lessons.');
  expect(preview?.board && formatPosition(preview.board.position)).toBe(MELEE);
});

test.each(['/learner', '/'])('the page %s has no preview from the file of the site', async (path) => {
  const preview = await sitePagePreviews(siteWith({ '/learn': LEARN }))(pageUrl(path), 'en');
  expect(preview).toBeUndefined();
});

test.each([
  ['no file', new Map()],
  ['a file with a different structure', siteWith({ '/learn': { title: 'Learn' } })],
])('a site with %s has no previews', async (_, site) => {
  expect(await sitePagePreviews(site)(pageUrl('/learn'), 'en')).toBeUndefined();
});

test.each([
  [0, 200],
  [1, 429],
])(
  'the rate limit counts a picture as a search: a wait of %i ms causes the status %i',
  async (waitMs, status) => {
    const limited: string[] = [];
    const limit = (name: string): number => {
      limited.push(name);
      return waitMs;
    };
    const publicAccess = { publicOrigin: undefined, behindProxy: false };
    const services = { limit, publicAccess } as unknown as Parameters<typeof linkPreviewRoutes>[0];
    const painter = { paint: async () => new Uint8Array(1), close: async () => undefined };
    const page = `/analysis?${new URLSearchParams({ position: MELEE })}`;
    const routes = linkPreviewRoutes(services, new Map(), painter);
    const response = await routes.request(`/link-preview.png?${new URLSearchParams({ page })}`);
    expect([response.status, limited]).toEqual([status, ['search']]);
  },
);

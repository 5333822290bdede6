import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import {
  cellName,
  formatPosition,
  formatResult,
  gameById,
  makeRules,
  type Seat,
  seatLetter,
} from '@halma/rules';
import { describe, expect, test, vi } from 'vitest';
import { fixtureData } from '../../../test/earlier-versions/fixtures.ts';
import { studyAt } from '../src/analysis/study-address.ts';
import { boardSettings } from '../src/board/board-settings.ts';
import { recordText } from '../src/game/record-text.ts';
import { listStoredGames, loadGame } from '../src/game/stored-games.ts';
import { readThinkTime } from '../src/game/think-time.ts';
import { findLesson } from '../src/learn/lessons.ts';
import { completedLessons } from '../src/learn/progress.ts';
import { changeLanguage, language, startLanguage } from '../src/locale/language.ts';
import { pathParts, toCurrentAddress } from '../src/navigation/path.ts';
import { isOnlineGameId } from '../src/online/game-id.ts';
import { createPremoves } from '../src/pages/game/online/premoves.ts';
import { createOnline } from '../src/pages/online/online-context.ts';
import { isModernNotation } from '../src/pages/solitaires/notation-setting.ts';
import { requestPendingTurns } from '../src/shell/pending-turns-request.ts';
import { routeOf } from '../src/shell/routes.ts';
import { bestCrossing } from '../src/solitaires/crossing-record.ts';
import { FIGURES } from '../src/solitaires/key-names.ts';
import { forcedHop, parseArrangement } from '../src/solitaires/long-hop.ts';
import { findProblem } from '../src/solitaires/problems.ts';
import { SPREADS, scatterMen } from '../src/solitaires/scatter.ts';
import { storedGambits } from '../src/solitaires/stored-gambits.ts';

/** A browser's storage as version 0.1 wrote it. It exists before the site's modules read it. */
const { storage } = await vi.hoisted(async () => {
  const { fixtureData } = await import('../../../test/earlier-versions/fixtures.ts');
  const { storage } = fixtureData<{ storage: Record<string, string> }>('storage.data.json');
  const methods = {
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, text: string) => Reflect.set(storage, name, text),
    removeItem: (name: string) => Reflect.deleteProperty(storage, name),
  };
  const stub = (name: string, value: unknown) => Reflect.set(globalThis, name, value);
  stub(
    'localStorage',
    new Proxy(storage, { get: (target, name) => Reflect.get(methods, name) ?? Reflect.get(target, name) }),
  );
  stub('location', new URL('https://halma.example/'));
  stub('document', {
    documentElement: { dataset: {} },
    getElementById: () => null,
    addEventListener: () => undefined,
  });
  stub('addEventListener', () => undefined);
  class Inert {
    replaceSync(): void {}
    close(): void {}
  }
  for (const name of ['HTMLElement', 'CSSStyleSheet', 'WebSocket']) stub(name, Inert);
  stub('customElements', { define: () => undefined, get: () => undefined });
  return { storage };
});

interface ExpectedGame {
  readonly game: string;
  readonly preset: string;
  readonly position: string;
  readonly turns: number;
  readonly result: string;
  readonly termination: string | null;
  readonly players: Readonly<Record<string, unknown>>;
  readonly clock: object | null;
  readonly score: object | null;
  readonly changed: number;
  readonly isOver: boolean;
  readonly record: string;
}

interface ExpectedCommand {
  readonly person: string;
}

interface ExpectedStorage {
  readonly games: Readonly<Record<string, ExpectedGame>>;
  readonly order: readonly string[];
  readonly lessons: readonly string[];
  readonly gambits: Readonly<Record<string, readonly object[]>>;
  readonly crossing: { readonly moves: number; readonly position: string };
  readonly commands: readonly ExpectedCommand[];
  readonly advance: { readonly game: string; readonly moves: readonly string[] };
  readonly settings: {
    readonly board: { readonly onePress: boolean };
    readonly language: string;
    readonly theme: string;
    readonly scheme: string;
  };
}

const { expected } = fixtureData<{ readonly expected: ExpectedStorage }>('storage.data.json');

const bySeat = (values: ReadonlyMap<Seat, unknown>): object =>
  Object.fromEntries([...values].map(([seat, value]) => [seatLetter(seat), value]));

describe('the storage of version 0.1', () => {
  test.each(Object.entries(expected.games))('restores the game "%s" unchanged', (id, expectedGame) => {
    const table = loadGame(id);
    if (table === undefined) throw new Error(`the game ${id} cannot be read`);
    const { session, clock, score } = table;
    const { rules, present, players, turns } = session;
    const listed = listStoredGames().find((game) => game.id === id);
    const strings = { event: 'Kept', nameOf: (_: unknown, seat: Seat) => `${seat}` };
    expect({
      game: rules.game.id,
      preset: rules.preset,
      position: formatPosition(present),
      plies: present.ply,
      turns: turns.length,
      result: formatResult(present.outcome),
      termination: present.outcome?.termination ?? null,
      players: bySeat(players),
      clock: clock && { ...clock, left: bySeat(clock.left) },
      score: score && bySeat(score),
      changed: listed?.changed,
      isOver: listed?.isOver,
      record: recordText(session, strings, new Date(2026, 10, 22)),
    }).toEqual(expectedGame);
  });

  test('lists the games, most recently played first, including one without levels', () => {
    expect(listStoredGames().map(({ id }) => id)).toEqual(expected.order);
    expect(bySeat(loadGame('older')?.session.players ?? new Map())).toEqual({
      A: 'person',
      B: 3,
      C: 10,
      D: 'person',
    });
  });

  test('has the completed lessons, the gambits and the best crossing', () => {
    expect([...completedLessons()]).toEqual(expected.lessons);
    for (const [game, gambits] of Object.entries(expected.gambits))
      expect(storedGambits(game)).toEqual(gambits);
    const crossing = bestCrossing();
    expect(crossing && { moves: crossing.ply, position: formatPosition(crossing) }).toEqual(
      expected.crossing,
    );
  });

  test('has the unacknowledged commands and the premoves', () => {
    const id = expected.commands[0]?.person ?? '';
    const online = createOnline({
      person: { id, name: 'Cleo', guest: false },
      hasPassword: true,
      isHost: false,
      limits: [],
    });
    expect(online.pendingCommands()).toEqual(expected.commands);
    const { game, moves } = expected.advance;
    const premoves = createPremoves({
      game,
      ply: () => 0,
      expectedPosition: () => null,
      seat: () => undefined,
      canMoveNow: () => false,
      sendMove: () => undefined,
    });
    expect(premoves.moves()).toEqual(moves);
  });

  test('has the settings', async () => {
    const { board, language: chosenLanguage, theme, scheme } = expected.settings;
    // The first versions always waited for a second tap unless `onePress` was set; `confirmsMoves` has replaced it.
    const { onePress: _, ...otherSettings } = board;
    expect(boardSettings()).toMatchObject({ ...otherSettings, confirmsMoves: false });
    expect(isModernNotation()).toBe(true);
    await startLanguage();
    expect(language()).toBe(chosenLanguage);
    await changeLanguage('en');
    const dataset = {};
    const script = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');
    runInNewContext(script, {
      document: { documentElement: { dataset } },
      localStorage: { getItem: (name: string) => storage[name] ?? null },
      matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    });
    expect(dataset).toMatchObject({ theme, scheme });
  });

  test('records that online games were in progress, so that the site requests them', async () => {
    const fetch = vi.fn(async () => Response.json({ refusal: { code: 'no-session' } }, { status: 401 }));
    vi.stubGlobal('fetch', fetch);
    requestPendingTurns();
    await expect.poll(() => fetch.mock.calls.length).toBeGreaterThan(0);
    vi.unstubAllGlobals();
  });
});

/** The pages of version 0.1 and their names on the current site. */
const PAGES = {
  home: 'home',
  play: 'play',
  solitaires: 'solitaires',
  analysis: 'analysis',
  learn: 'learn',
  print: 'print',
  people: 'online',
  missing: 'missing',
} as const;

interface Link {
  readonly address: string;
  readonly page: keyof typeof PAGES;
  readonly newGame?: string;
  readonly keptGame?: string;
  readonly think?: number;
  readonly problem?: string;
  readonly figure?: string;
  readonly men?: string;
  readonly jumps?: number;
  readonly packing?: string;
  readonly lesson?: string;
  readonly study?: { readonly game: string; readonly nodes: number; readonly last: string };
  readonly onlineGame?: string;
  readonly person?: string;
}

const { links } = fixtureData<{ readonly links: readonly Link[] }>('links.data.json');

/** Returns the content that the current site reads from a URL, in the form of the fixture. */
async function contentAt(url: URL, wanted: Link): Promise<object> {
  const [, part = '', name = ''] = pathParts(url);
  const query = url.searchParams;
  const readers: { [Key in keyof Link]?: () => unknown } = {
    newGame: () => gameById(name)?.id,
    keptGame: () => loadGame(part)?.id,
    think: () => readThinkTime(url.search).searchMs,
    problem: () => findProblem(part),
    figure: () => FIGURES.find((figure) => figure === name),
    men: () => namesOf(parseArrangement(query.get('position') ?? '')),
    jumps: () => (forcedHop(parseArrangement(query.get('position') ?? '') ?? [])?.length ?? 0) - 1,
    packing: () => {
      const spread = SPREADS.find((value) => value === query.get('spread'));
      return spread && formatPosition(scatterMen(Number(query.get('seed')), spread));
    },
    lesson: () => findLesson(part)?.id,
    onlineGame: () => (part === 'game' && isOnlineGameId(name) ? wanted.onlineGame : undefined),
    person: () => (part === 'of' ? name : undefined),
  };
  const study = wanted.study && (await studyIn(url));
  const entries = Object.entries(readers).filter(([key]) => key in wanted);
  return { ...Object.fromEntries(entries.map(([key, read]) => [key, read()])), ...(study && { study }) };
}

async function studyIn(url: URL): Promise<Link['study']> {
  const study = await studyAt(url);
  const last = study?.ok ? study.value.nodes.at(-1)?.position : undefined;
  if (!study?.ok || last === undefined) return undefined;
  return { game: last.rules.game.id, nodes: study.value.nodes.length, last: formatPosition(last) };
}

function namesOf(cells: readonly number[] | undefined): string | undefined {
  const rules = makeRules({ game: 'halma-2' });
  if (!rules.ok) return undefined;
  return cells?.map((cell) => cellName(rules.value.board, cell)).join(' ');
}

test.each(links.map((link) => [link.address, link] as const))(
  'the address %s of version 0.1 opens the same page',
  async (_, link) => {
    const { address, page, ...content } = link;
    const url = new URL(address, 'https://halma.example');
    expect(routeOf(pathParts(toCurrentAddress(url))).title).toBe(PAGES[page]);
    expect(await contentAt(url, link)).toEqual(content);
  },
);

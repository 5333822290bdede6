import type { NewTournament, TournamentRound } from '@halma/protocol';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { ContextPool, pageOf } from '../../../../../test/browser/context-pool.ts';
import { newId, openAs } from './people.ts';

/** The password of the organisers' accounts. */
export const PASSWORD = 'hops and ladders 1885';

/** Creates an account in a separate browser context. Returns the context's page, which is still blank. */
export async function newOrganiser(browser: Browser): Promise<Page> {
  const context = await ContextPool.of(browser).take();
  await context.request.post('/api/session');
  const name = `Org${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
  const created = await context.request.post('/api/account', {
    data: { name, password: PASSWORD },
  });
  expect(created.ok()).toBe(true);
  return pageOf(context);
}

/** Announces a tournament with a request and returns the tournament's URL. */
export async function announce(page: Page, overrides: Partial<NewTournament> = {}): Promise<string> {
  const setup: NewTournament = {
    name: 'Autumn cup',
    format: 'swiss',
    rules: { game: 'rhombus-5-three', preset: 'standard', options: {} },
    clock: { kind: 'real-time', main: 600_000, increment: 5000, delay: 0 },
    entry: 'open',
    games: 1,
    odd: 'bye',
    level: 1,
    turns: 'within-one',
    startsAt: Date.now() + 3_600_000,
    pause: 0,
    text: 'Tea is at six.',
    listed: false,
    ...overrides,
  };
  const response = await page.request.post('/api/tournaments', { data: { id: newId(), setup } });
  const { tournament } = (await response.json()) as { tournament: string };
  return `/online/tournaments/${tournament}`;
}

/** A guest who sends requests without needing a page. */
export class Guest {
  readonly #context: BrowserContext;
  id = '';

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  get #request(): APIRequestContext {
    return this.#context.request;
  }

  /** Opens a page as this guest. */
  async openPage(address: string): Promise<Page> {
    return openAs(this.#context, address);
  }

  /** Returns the guest whose page this is. */
  static async of(page: Page): Promise<Guest> {
    const guest = new Guest(page.context());
    guest.id = (
      (await (await page.request.get('/api/session')).json()) as { person: { id: string } }
    ).person.id;
    return guest;
  }

  /** Starts a new guest's session in a separate browser context. */
  static async open(browser: Browser): Promise<Guest> {
    const context = await ContextPool.of(browser).take();
    const guest = new Guest(context);
    const response = await context.request.post('/api/session');
    guest.id = ((await response.json()) as { person: { id: string } }).person.id;
    return guest;
  }

  /** Sends a command to the game or tournament at the given API path and expects the server to accept it. */
  async send(path: string, command: object): Promise<void> {
    const response = await this.#request.post(`${path}/commands`, { data: { id: newId(), command } });
    expect(response.ok(), await response.text()).toBe(true);
  }

  /** Resigns a game, which may have ended in the meantime. */
  async resign(game: string): Promise<void> {
    await this.#request.post(`/api/games/${game}/commands`, {
      data: { id: newId(), command: { do: 'resign' } },
    });
  }

  /** Returns the response to a GET request. */
  async get<Value>(path: string): Promise<Value> {
    return (await (await this.#request.get(path)).json()) as Value;
  }
}

/** Converts the URL of a tournament’s page to the path of the tournament’s API routes. */
export const apiOf = (address: string): string => address.replace('/online/', '/api/');

/** Enters new guests in a tournament without opening pages. */
export async function enterGuests(
  browser: Browser,
  address: string,
  count: number,
): Promise<readonly Guest[]> {
  const guests: Guest[] = [];
  for (let index = 0; index < count; index += 1) {
    const guest = await Guest.open(browser);
    await guest.send(apiOf(address), { do: 'enter' });
    guests.push(guest);
  }
  return guests;
}

/**
 * Makes the guests resign all games in a round. At a table with only guests, the guest who entered first does
 * not resign.
 */
export async function resignAll(guests: readonly Guest[], address: string, round: number): Promise<void> {
  const [first] = guests;
  if (first === undefined) throw new Error('there are no guests');
  const path = `${apiOf(address)}/rounds/${round}`;
  await expect
    .poll(async () => {
      const { tables } = await first.get<Partial<TournamentRound>>(path);
      return tables?.every(({ games }) => games.every(({ opened }) => opened));
    })
    .toBe(true);
  const { tables } = await first.get<TournamentRound>(path);
  for (const { sides, game } of tables.flatMap(({ games }) => games)) {
    const players = guests.filter(({ id }) => sides.flat().includes(id));
    const losers = players.length === sides.length ? players.slice(1) : players;
    for (const loser of losers) await loser.send(`/api/games/${game}`, { do: 'resign' });
  }
}

/**
 * Plays all games in a round. The guest who entered first wins, and a person who is not a guest beats all
 * guests.
 */
export async function playRound(guests: readonly Guest[], address: string, round: number): Promise<void> {
  const [first] = guests;
  if (first === undefined) throw new Error('there are no guests');
  await expect(async () => {
    const { tables } = await first.get<TournamentRound>(`${apiOf(address)}/rounds/${round}`);
    const openGames = tables.flatMap(({ games }) => games).filter(({ places }) => places === undefined);
    for (const { sides, game } of openGames.filter(({ opened }) => opened)) {
      const players = guests.filter(({ id }) => sides.flat().includes(id));
      for (const loser of players.length === sides.length ? players.slice(1) : players)
        await loser.resign(game);
    }
    expect(openGames).toHaveLength(0);
  }).toPass({ timeout: 90_000, intervals: [300] });
}

/** Starts a tournament from its organiser's page. */
export async function startNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start now' }).click();
}

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  AccountView,
  AuditView,
  GameListItem,
  GameView,
  Me,
  Person,
  ReportView,
  SeatHolder,
  Seek,
} from '@halma/protocol';
import { formatShortMove, legalMoves, parseRecord } from '@halma/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileWorkspaces } from '../../../test/compile-workspaces.ts';
import { fixtureBytes, fixtureData } from '../../../test/earlier-versions/fixtures.ts';
import { readSettings } from '../src/settings.ts';
import { createDataFolder } from './data-folder.ts';
import { Client, newId } from './online/client.ts';
import { runOperatorCommand } from './run-operator-command.ts';
import { type SampleSite, writeSampleSite } from './sample-site.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A game as version 0.1 reported it, in the fixture's format. */
interface GameFixture {
  readonly id: string;
  /** A person with a seat. */
  readonly player: string;
  readonly asPlayer: object;
  /** Present if spectators see less than players. */
  readonly asSpectator?: object;
  /** The record, or the HTTP status of the refusal. */
  readonly record: string;
}

interface PersonFixture {
  readonly id: string;
  readonly token: string;
  readonly password?: string;
  readonly isClosed?: true;
}

interface ListsFixture {
  readonly me: Me;
  readonly games: readonly string[];
  readonly running: readonly string[];
  readonly blocks: readonly string[];
  readonly sessions: number;
  readonly passkeys?: number;
  readonly listed?: readonly string[];
}

interface DatabaseFixture {
  /** The time of the recorded responses, in milliseconds since 1970. */
  readonly at: number;
  readonly people: Readonly<Record<string, PersonFixture>>;
  readonly games: Readonly<Record<string, GameFixture>>;
  readonly lobby: readonly object[];
  /** All chat lines that each person may read. */
  readonly chat: Readonly<Record<string, readonly string[]>>;
  readonly lists: Readonly<Record<string, ListsFixture>>;
  readonly moderation: { readonly accounts: object; readonly reports: object; readonly log: object };
}

const fixture = fixtureData<DatabaseFixture>('database/expected.data.json');
const people = Object.entries(fixture.people).filter(([, { isClosed }]) => isClosed !== true);
const peopleWithPassword = Object.entries(fixture.people).filter(
  ([, { password }]) => password !== undefined,
);

// The functions below convert current responses to the fixture's format.

const seatsToFixture = (seats: Readonly<Record<string, SeatHolder>>) =>
  Object.fromEntries(Object.entries(seats).map(([seat, holder]) => [seat, holderToFixture(holder)]));

function holderToFixture(holder: SeatHolder): string {
  if (holder.kind === 'person') return `person ${holder.person}`;
  return holder.kind === 'level' ? `level ${holder.level}` : 'open';
}

const gameToFixture = ({ standing, terms, score, ...view }: GameView): object => ({
  phase: standing.phase,
  setBy: view.by,
  createdAt: view.createdAt,
  rules: terms.rules,
  clock: terms.clock,
  isListed: terms.listed,
  spectatorsBehind: terms.spectatorsBehind,
  seats: seatsToFixture(standing.seats),
  ready: standing.ready,
  first: standing.first,
  toMove: standing.toMove,
  ply: standing.ply,
  left: standing.left,
  turnBegan: standing.turnBegan,
  dueBy: standing.dueBy,
  drawOffered: standing.drawOffered,
  takeBack: standing.takeBack,
  rematch: standing.rematch,
  next: standing.next,
  result: standing.result,
  termination: standing.termination,
  position: view.position,
  turns: score.map((entry) => ('move' in entry ? entry.move : `${entry.out} out: ${entry.why}`)).join(' '),
  names: view.people.map(({ id, guest, name }) => `${id} ${guest ? 'guest' : name}`).sort(),
});

const seekToFixture = ({ game, terms, by, seats }: Seek): object => ({
  game,
  rules: terms.rules,
  clock: terms.clock,
  setBy: by,
  seats: seatsToFixture(seats),
});

const listItemToFixture = ({ game, seat, phase, result }: GameListItem): string =>
  `${game} ${seat ?? '-'} ${phase} ${result}`;

const accountToFixture = ({ person, role, mutedUntil, createdAt }: AccountView): object => ({
  name: person.name,
  role,
  mutedUntil,
  createdAt,
});

// The fixture is from a version that did not report `conflict`.
const reportToFixture = ({ by, about, conflict: _, ...report }: ReportView): object => ({
  ...report,
  by: by.id,
  about: about.person.id,
});

const auditEntryToFixture = ({ entry: _, deed: action, ...rest }: AuditView): object => ({ ...rest, action });

/** Returns the settings for an operator command on a data folder. */
function settingsFor(folder: string) {
  const read = readSettings({ DATA_DIR: folder });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

/** The ways to load data from version 0.1 into an empty folder. */
const SOURCES: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  folder: (folder) => writeFile(join(folder, 'halma.db'), fixtureBytes('database/halma.db.gz')),
  backup: async (folder) => {
    const file = join(folder, 'halma.backup');
    await writeFile(file, fixtureBytes('database/halma.backup.gz'));
    const restored = await runOperatorCommand(['restore', file], settingsFor(folder), fixture.at);
    if (!restored.ok) throw new Error(restored.refusal);
  },
};

describe.each(Object.keys(SOURCES))('a server with a %s from version 0.1', (source) => {
  let site: SampleSite;
  let folder: string;
  let server: ServerProcess;
  let address: string;
  const clients: Client[] = [];

  beforeAll(async () => {
    compileWorkspaces();
    site = await writeSampleSite();
    folder = await createDataFolder();
    await SOURCES[source]?.(folder);
    server = startServer({
      PORT: '0',
      HOST: '127.0.0.1',
      SITE: site.folder,
      DATA_DIR: folder,
      // The engine's moves would change the games.
      LEVEL_THREADS: '0',
      LIMIT_SCALE: '1000',
      // The clock is stopped at the time of the recorded responses, so that no session, open game or clock
      // expires, and the server deletes no old data.
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`Date.now=()=>${fixture.at}`)}`,
    });
    address = ((await server.address) ?? '').replace('localhost', '127.0.0.1');
    if (address === '') throw new Error(server.output());
  }, 90_000);
  afterAll(async () => {
    for (const client of clients) client.close();
    server.child.kill('SIGTERM');
    await server.ended;
    await site.remove();
    await rm(folder, { recursive: true });
  });

  /** Returns a client that has a person's session from the fixture, or no session. */
  function clientFor(name?: string): Client {
    const client = new Client(address);
    client.token = (name === undefined ? undefined : fixture.people[name]?.token) ?? '';
    clients.push(client);
    return client;
  }

  const read = <Value>(name: string | undefined, path: string): Promise<Value> =>
    clientFor(name).fetchJson<Value>('GET', path);

  test.each(Object.entries(fixture.games))('shows the game "%s" unchanged', async (_, game) => {
    const { id, player, asPlayer, asSpectator = asPlayer, record } = game;
    expect(gameToFixture(await read(player, `/api/games/${id}`))).toEqual(asPlayer);
    // Version 0.1 also sent the deadline of a move to spectators who see moves late.
    const isSeenLate = asSpectator !== asPlayer;
    expect(gameToFixture(await read(undefined, `/api/games/${id}`))).toEqual(
      isSeenLate ? { ...asSpectator, dueBy: undefined } : asSpectator,
    );
    const response = await clientFor(player).fetch('GET', `/api/games/${id}/record`);
    expect(response.status === 200 ? await response.text() : `${response.status}`).toBe(record);
    if (response.status === 200) expect(parseRecord(record).ok).toBe(true);
  });

  test('lists the open games', async () => {
    const lobby = await read<Seek[]>(undefined, '/api/lobby');
    expect(lobby.map(seekToFixture)).toEqual(fixture.lobby);
  });

  test.each(people)('keeps the session of %s, with the games, blocks and other sessions', async (name) => {
    const count = async (path: string) => (await read<unknown[]>(name, path)).length;
    const isGuest = fixture.lists[name]?.me.person.guest;
    const games = await read<GameListItem[]>(name, '/api/games');
    const running = await read<GameListItem[]>(name, '/api/games?running=yes');
    const blocks = await read<Person[]>(name, '/api/blocks');
    const listed = isGuest ? [] : await read<GameListItem[]>(undefined, `/api/people/${name}/games`);
    // That version's sessions had no `limits` property.
    const { limits: _, ...me } = await read<Me>(name, '/api/session');
    expect({
      me,
      games: games.map(listItemToFixture),
      running: running.map(({ game }) => game),
      blocks: blocks.map(({ id }) => id).sort(),
      sessions: await count('/api/sessions'),
      ...(isGuest ? {} : { passkeys: await count('/api/passkeys'), listed: listed.map(({ game }) => game) }),
    }).toEqual(fixture.lists[name]);
  });

  test('shows a moderator the accounts, the reports and the audit log', async () => {
    const { accounts, reports, log } = fixture.moderation;
    expect((await read<AccountView[]>('Anna', '/api/host/people')).map(accountToFixture)).toEqual(accounts);
    expect((await read<ReportView[]>('Anna', '/api/host/reports')).map(reportToFixture)).toEqual(reports);
    expect((await read<AuditView[]>('Anna', '/api/host/log')).map(auditEntryToFixture)).toEqual(log);
  });

  test.each(people)('sends %s the chat that they may read', async (name) => {
    const client = clientFor(name);
    await client.connect();
    for (const { id } of Object.values(fixture.games)) await client.watch(id);
    const lines = () =>
      client.received
        .flatMap((message) => (message.say === 'talk' ? message.lines : []))
        .map(({ game, line, seat = '-', channel, person, text }) =>
          [game, line, seat, channel, person.id, text].join(' '),
        )
        .sort();
    await expect.poll(lines).toEqual(fixture.chat[name]);
  });

  const signIn = (name: string, password: string): Promise<Response> =>
    clientFor().fetch('POST', '/api/account/sign-in', { name, password });

  test.each(peopleWithPassword)(
    'accepts the password of %s, unless the account is closed',
    async (name, { id, password = '', isClosed }) => {
      const response = await signIn(name.toLowerCase(), password);
      expect(response.ok).toBe(isClosed !== true);
      if (response.ok) expect(await response.json()).toMatchObject({ person: { id, name } });
    },
  );

  // One account is enough: all hashes have the same form, and checking a password takes a quarter of a second of CPU
  // time.
  test('refuses a wrong password', async () => {
    expect((await signIn('Anna', 'not the password')).status).toBe(401);
  });

  test('responds at the addresses of version 0.1', async () => {
    const { links } = fixtureData<{ readonly links: readonly { address: string; page: string }[] }>(
      'links.data.json',
    );
    for (const { address: link, page } of links) {
      const { status } = await clientFor().fetch('GET', link);
      expect(status, link).toBe(page === 'missing' ? 404 : 200);
    }
  });

  test('accepts moves, offers, new players and chat in the old games', async () => {
    const { days, offers, lobby, resigned } = fixture.games;
    if (!days || !offers || !lobby || !resigned) throw new Error('a game is missing');
    const record = parseRecord(days.record);
    if (!record.ok) throw new Error(record.refusal.code);
    const { end } = record.value;
    const [move] = legalMoves(end);
    if (move === undefined) throw new Error('no move');
    const sendCommand = async (name: string, game: string, command: object) => {
      const body = { id: newId(), command };
      return (await clientFor(name).fetch('POST', `/api/games/${game}/commands`, body)).status;
    };
    const text = formatShortMove(end.rules.board, move);
    expect(await sendCommand('Cleo', days.id, { do: 'move', ply: end.ply, move: text })).toBe(200);
    expect(await sendCommand('Anna', offers.id, { do: 'decline-draw' })).toBe(200);
    expect(await sendCommand('Bert', offers.id, { do: 'take-back', to: 4 })).toBe(200);
    expect(await sendCommand('Cleo', lobby.id, { do: 'join', seat: 'B' })).toBe(200);
    expect(gameToFixture(await read('Anna', `/api/games/${offers.id}`))).toMatchObject({
      ply: 4,
      drawOffered: [],
    });
    const anna = clientFor('Anna');
    await anna.connect();
    anna.send({ say: 'talk', id: newId(), game: resigned.id, channel: 'table', text: 'Years later.' });
    anna.send({ say: 'watch', game: resigned.id });
    await anna.waitForMessage(
      (message) => message.say === 'talk' && message.lines.some(({ line }) => line === 3),
    );
  });
});

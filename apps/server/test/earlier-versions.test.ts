import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
import { fixtureBytes, fixtureData } from '../../../test/earlier-versions/fixtures.ts';
import { runOperatorCommand } from '../src/admin/operator-command.ts';
import { readSettings } from '../src/settings.ts';
import { Client, newId } from './online/client.ts';
import { type SampleSite, writeSampleSite } from './sample-site.ts';
import { buildServer, type ServerProcess, startServer } from './server-process.ts';

/** A game as version 0.1 reported it, in words of the fixture. */
interface WrittenGame {
  readonly id: string;
  /** A person with a seat. */
  readonly player: string;
  readonly asPlayer: object;
  /** Where spectators see less. */
  readonly asSpectator?: object;
  /** The record, or the status of its refusal. */
  readonly record: string;
}

interface WrittenPerson {
  readonly id: string;
  readonly token: string;
  readonly password?: string;
  readonly isClosed?: true;
}

interface WrittenLists {
  readonly me: Me;
  readonly games: readonly string[];
  readonly running: readonly string[];
  readonly blocks: readonly string[];
  readonly sessions: number;
  readonly passkeys?: number;
  readonly listed?: readonly string[];
}

interface Written {
  /** The instant of the answers, in milliseconds since 1970. */
  readonly at: number;
  readonly people: Readonly<Record<string, WrittenPerson>>;
  readonly games: Readonly<Record<string, WrittenGame>>;
  readonly lobby: readonly object[];
  /** By person, every line of chat the person may read. */
  readonly chat: Readonly<Record<string, readonly string[]>>;
  readonly lists: Readonly<Record<string, WrittenLists>>;
  readonly moderation: { readonly accounts: object; readonly reports: object; readonly log: object };
}

const written = fixtureData<Written>('database/expected.data.json');
const people = Object.entries(written.people).filter(([, { isClosed }]) => isClosed !== true);

// Translates the present answers into the words of the fixture.

const seatsIn = (seats: Readonly<Record<string, SeatHolder>>) =>
  Object.fromEntries(Object.entries(seats).map(([seat, holder]) => [seat, holderIn(holder)]));

function holderIn(holder: SeatHolder): string {
  if (holder.kind === 'person') return `person ${holder.person}`;
  return holder.kind === 'level' ? `level ${holder.level}` : 'open';
}

const gameIn = ({ standing, terms, score, ...view }: GameView): object => ({
  phase: standing.phase,
  setBy: view.by,
  createdAt: view.createdAt,
  rules: terms.rules,
  clock: terms.clock,
  isListed: terms.listed,
  spectatorsBehind: terms.spectatorsBehind,
  seats: seatsIn(standing.seats),
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

const lobbyRowIn = ({ game, terms, by, seats }: Seek): object => ({
  game,
  rules: terms.rules,
  clock: terms.clock,
  setBy: by,
  seats: seatsIn(seats),
});

const rowIn = ({ game, seat, phase, result }: GameListItem): string =>
  `${game} ${seat ?? '-'} ${phase} ${result}`;

const accountIn = ({ person, role, mutedUntil, createdAt }: AccountView): object => ({
  name: person.name,
  role,
  mutedUntil,
  createdAt,
});

const reportIn = ({ by, about, ...report }: ReportView): object => ({
  ...report,
  by: by.id,
  about: about.person.id,
});

const logEntryIn = ({ deed, ...entry }: AuditView): object => ({ ...entry, action: deed });

/** Settings with which a command of the operator works on a folder. */
function settingsOf(folder: string) {
  const read = readSettings({ DATA_DIR: folder });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

/** The ways to put the data of version 0.1 into an empty folder. */
const SOURCES: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  folder: (folder) => writeFile(join(folder, 'halma.db'), fixtureBytes('database/halma.db.gz')),
  backup: async (folder) => {
    const file = join(folder, 'halma.backup');
    await writeFile(file, fixtureBytes('database/halma.backup.gz'));
    const answer = await runOperatorCommand(['restore', file], settingsOf(folder), written.at);
    if (!answer.ok) throw new Error(answer.refusal);
  },
};

describe.each(Object.keys(SOURCES))('a %s of version 0.1', (source) => {
  let site: SampleSite;
  let folder: string;
  let server: ServerProcess;
  let address: string;
  const clients: Client[] = [];

  beforeAll(async () => {
    buildServer();
    site = await writeSampleSite();
    folder = await mkdtemp(join(tmpdir(), 'halma-data-'));
    await SOURCES[source]?.(folder);
    server = startServer({
      PORT: '0',
      HOST: '127.0.0.1',
      SITE: site.folder,
      DATA_DIR: folder,
      // Moves of the engine would change the games.
      LEVEL_THREADS: '0',
      LIMIT_SCALE: '1000',
      // The time stands still at the instant of the stored answers: sessions, open games and clocks expire by it.
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`Date.now=()=>${written.at}`)}`,
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

  /** A client with the session that a person had, or without one. */
  function clientOf(name?: string): Client {
    const client = new Client(address);
    client.token = (name === undefined ? undefined : written.people[name]?.token) ?? '';
    clients.push(client);
    return client;
  }

  const read = <Value>(name: string | undefined, path: string): Promise<Value> =>
    clientOf(name).ask<Value>('GET', path);

  test.each(Object.entries(written.games))('has the game "%s" as it was', async (_, game) => {
    const { id, player, asPlayer, asSpectator = asPlayer, record } = game;
    expect(gameIn(await read(player, `/api/games/${id}`))).toEqual(asPlayer);
    expect(gameIn(await read(undefined, `/api/games/${id}`))).toEqual(asSpectator);
    const answer = await clientOf(player).fetch('GET', `/api/games/${id}/record`);
    expect(answer.status === 200 ? await answer.text() : `${answer.status}`).toBe(record);
    if (answer.status === 200) expect(parseRecord(record).ok).toBe(true);
  });

  test('has the open games', async () => {
    const lobby = await read<Seek[]>(undefined, '/api/lobby');
    expect(lobby.map(lobbyRowIn)).toEqual(written.lobby);
  });

  test.each(people)('keeps the session of %s, with games, blocks and sessions', async (name) => {
    const count = async (path: string) => (await read<unknown[]>(name, path)).length;
    const isGuest = written.lists[name]?.me.person.guest;
    const games = await read<GameListItem[]>(name, '/api/games');
    const running = await read<GameListItem[]>(name, '/api/games?running=yes');
    const blocks = await read<Person[]>(name, '/api/blocks');
    const listed = isGuest ? [] : await read<GameListItem[]>(undefined, `/api/people/${name}/games`);
    expect({
      me: await read<Me>(name, '/api/session'),
      games: games.map(rowIn),
      running: running.map(({ game }) => game),
      blocks: blocks.map(({ id }) => id).sort(),
      sessions: await count('/api/sessions'),
      ...(isGuest ? {} : { passkeys: await count('/api/passkeys'), listed: listed.map(({ game }) => game) }),
    }).toEqual(written.lists[name]);
  });

  test('has the accounts, the reports and the log for a moderator', async () => {
    const { accounts, reports, log } = written.moderation;
    expect((await read<AccountView[]>('Anna', '/api/host/people')).map(accountIn)).toEqual(accounts);
    expect((await read<ReportView[]>('Anna', '/api/host/reports')).map(reportIn)).toEqual(reports);
    expect((await read<AuditView[]>('Anna', '/api/host/log')).map(logEntryIn)).toEqual(log);
  });

  test.each(people)('has the chat that %s may read', async (name) => {
    const client = clientOf(name);
    await client.open();
    for (const { id } of Object.values(written.games)) await client.watch(id);
    const lines = () =>
      client.received
        .flatMap((message) => (message.say === 'talk' ? message.lines : []))
        .map(({ game, line, seat = '-', channel, person, text }) =>
          [game, line, seat, channel, person.id, text].join(' '),
        )
        .sort();
    await expect.poll(lines).toEqual(written.chat[name]);
  });

  test.each(Object.entries(written.people))('checks the password of %s', async (name, person) => {
    if (person.password === undefined) return;
    const client = clientOf();
    const wrong = await client.fetch('POST', '/api/account/sign-in', { name, password: 'not the password' });
    expect(wrong.ok).toBe(false);
    const { password } = person;
    const right = await client.fetch('POST', '/api/account/sign-in', { name: name.toLowerCase(), password });
    expect(right.ok).toBe(person.isClosed !== true);
    if (right.ok) expect(await right.json()).toMatchObject({ person: { id: person.id, name } });
  });

  test('answers the addresses of version 0.1', async () => {
    const { links } = fixtureData<{ readonly links: readonly { address: string; page: string }[] }>(
      'links.data.json',
    );
    for (const { address: link, page } of links) {
      const { status } = await clientOf().fetch('GET', link);
      expect(status, link).toBe(page === 'missing' ? 404 : 200);
    }
  });

  test('goes on: moves, offers, seats and chat are accepted', async () => {
    const { days, offers, lobby, resigned } = written.games;
    if (!days || !offers || !lobby || !resigned) throw new Error('a game is missing');
    const record = parseRecord(days.record);
    if (!record.ok) throw new Error(record.refusal.code);
    const { end } = record.value;
    const [move] = legalMoves(end);
    if (move === undefined) throw new Error('no move');
    const command = async (name: string, game: string, what: object) => {
      const body = { id: newId(), command: what };
      return (await clientOf(name).fetch('POST', `/api/games/${game}/commands`, body)).status;
    };
    const text = formatShortMove(end.rules.board, move);
    expect(await command('Cleo', days.id, { do: 'move', ply: end.ply, move: text })).toBe(200);
    expect(await command('Anna', offers.id, { do: 'decline-draw' })).toBe(200);
    expect(await command('Bert', offers.id, { do: 'take-back', to: 4 })).toBe(200);
    expect(await command('other', lobby.id, { do: 'join', seat: 'B' })).toBe(200);
    expect(gameIn(await read('Anna', `/api/games/${offers.id}`))).toMatchObject({ ply: 4, drawOffered: [] });
    const anna = clientOf('Anna');
    await anna.open();
    anna.say({ say: 'talk', id: newId(), game: resigned.id, channel: 'table', text: 'Years later.' });
    anna.say({ say: 'watch', game: resigned.id });
    const isNext = (line: number) => line === 3;
    await anna.until((heard) => heard.say === 'talk' && heard.lines.some(({ line }) => isNext(line)));
  });
});

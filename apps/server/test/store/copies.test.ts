import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { replay } from '../../src/game/evolve.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { planOf } from '../game/played.ts';

const folder = await mkdtemp(join(tmpdir(), 'halma-copies-'));
afterAll(() => rm(folder, { recursive: true }));

async function opened(name: string): Promise<Store> {
  const store = await openStore({ folder: join(folder, name) });
  if (store === undefined) throw new Error('the folder is taken');
  return store;
}

test('invariant 15: a copy made while people play restores every game up to one moment', async () => {
  const store = await opened('original');
  const tables = new Tables({ games: store.games, bus: openLocalBus(), now: Date.now, random: Math.random });
  const chatter = Promise.all(
    Array.from({ length: 20 }, (_, index) => offerAndDecline(tables, `person-${index}`)),
  );
  await mkdir(join(folder, 'restored'));
  await store.nodes.beat('before', 1);
  const copier = new Sqlite(join(folder, 'original', 'halma.db'));
  copier.exec(`VACUUM INTO '${join(folder, 'restored', 'halma.db')}'`);
  copier.close();
  const games = await chatter;
  const restored = await opened('restored');
  for (const game of games) {
    const [whole, kept] = [await store.games.read(game, -1), await restored.games.read(game, -1)];
    expect(kept).toEqual(whole.slice(0, kept.length));
    const [row] =
      kept.length === 0
        ? []
        : await restored.games.gamesOf(kept[0]?.command.split(':')[0] ?? '', {}, false, 1);
    expect(row?.phase).toBe(replay(game, kept)?.phase);
  }
  await store.close();
  await restored.close();
});

/** A game in which much is said and little happens; its events are what matters here. */
async function offerAndDecline(tables: Tables, person: string): Promise<string> {
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const created = await tables.create(planOf('halma-2', { seats }), person, 'set-the-table');
  if (!created.ok) throw new Error(created.refusal.code);
  const game = created.value;
  await tables.command(game, 'join', { by: 'person', person: `${person}-rival`, command: { do: 'join' } });
  for (let count = 0; count < 20; count += 1) {
    await tables.command(game, `offer-${count}`, { by: 'person', person, command: { do: 'offer-draw' } });
    await tables.command(game, `decline-${count}`, { by: 'person', person, command: { do: 'decline-draw' } });
  }
  return game;
}

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ArchivedGame, validateAs } from '@halma/protocol';
import { makeRules, parseMove, parseRecord, play, startPosition } from '@halma/rules';
import { afterAll, describe, expect } from 'vitest';
import { archiveMonth } from '../../src/admin/archive-month.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { gameSetup, PlayedGame } from '../game/played-game.ts';
import { appendAll, appendsOf, locationsForTests, newGameId, storeContract } from '../store/stores.ts';

const { kinds } = await locationsForTests();
const folder = await mkdtemp(join(tmpdir(), 'halma-month-'));
afterAll(() => rm(folder, { recursive: true }));

/** Returns a game that ends at a given time, after a few moves. */
function gameEndedAt(at: number, game: string, listed = true): PlayedGame {
  const played = new PlayedGame(gameSetup(game, { listed })).seatPlayers();
  played.now = at;
  for (let ply = 0; ply < 9; ply += 1) played.makeMove(0, ply * 7);
  played.send('A', { do: 'resign' });
  return played;
}

/** Replays a game under the rules. Returns its number of moves. */
function replay({ rules, first, score }: ArchivedGame): number {
  const madeRules = makeRules({ game: rules.game, preset: rules.preset });
  const start = madeRules.ok ? startPosition(madeRules.value, first) : madeRules;
  if (!start.ok) throw new Error(start.refusal.code);
  let position = start.value;
  for (const entry of score) {
    if (!('move' in entry)) continue;
    const move = parseMove(position.rules.board, entry.move);
    const next = move.ok ? play(position, move.value) : move;
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
  return position.ply;
}

describe.each(kinds)('%s', (kind, location) => {
  const { contract, open } = storeContract(location);

  contract('writes the listed games of a month, all of which can be replayed under the rules', async () => {
    const store = await open();
    const month = Date.UTC(2031, 1);
    const expected: string[] = [];
    for (const [played, isExpected] of [
      [gameEndedAt(month - 1, 'halma-2'), false],
      [gameEndedAt(month, 'halma-2'), true],
      [gameEndedAt(month + 86_400_000, 'star-2'), true],
      [gameEndedAt(month + 90_000_000, 'grasshopper-8', false), false],
      [gameEndedAt(Date.UTC(2031, 2) - 1, 'grasshopper-8'), true],
      [gameEndedAt(Date.UTC(2031, 2), 'halma-2'), false],
    ] as const) {
      const id = newGameId();
      await appendAll(store, appendsOf(played, id));
      if (isExpected) expected.unshift(id);
    }
    if (location === undefined) throw new Error('there is no store');
    const read = readSettings({});
    if (!read.ok) throw new Error(read.refusal);
    const settings: Settings = { ...read.value, store: location };
    const target = join(folder, String(kind));
    expect(await archiveMonth(settings, '2031-02', target)).toEqual({
      ok: true,
      value: `Wrote 3 games of 2031-02 to ${target}.`,
    });
    expect((await readdir(target)).toSorted()).toEqual([
      'games-2031-02.hgn.gz',
      'games-2031-02.jsonl.gz',
      'games-2031-02.sha256',
    ]);
    for (const line of (await readFile(join(target, 'games-2031-02.sha256'), 'utf8')).trimEnd().split('\n')) {
      const [checksum, name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(await readFile(join(target, name)))
          .digest('hex'),
      ).toBe(checksum);
    }
    const readText = async (extension: string): Promise<string> =>
      gunzipSync(await readFile(join(target, `games-2031-02.${extension}.gz`))).toString();
    const games = (await readText('jsonl'))
      .trimEnd()
      .split('\n')
      .map((line) => {
        const game = validateAs(ArchivedGame, JSON.parse(line));
        if (!game.ok) throw new Error(line);
        return game.value;
      });
    expect(games.map(({ game }) => game)).toEqual(expected);
    expect(games.map(replay)).toEqual([9, 9, 9]);
    const records = (await readText('hgn')).trimEnd().split(/\n\n(?=\[)/);
    expect(records.map((text) => parseRecord(text).ok)).toEqual([true, true, true]);
  });
});

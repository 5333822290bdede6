import {
  formatLeafletMoves,
  formatPosition,
  formatRecord,
  formatResult,
  legalMoves,
  makeRules,
  type Position,
  parseLeafletMoves,
  parsePosition,
  parseRecord,
  play,
  startPosition,
} from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { fixtureData, fixtureText } from './earlier-versions/fixtures.ts';

interface WrittenRecord {
  readonly game: string;
  readonly preset: string;
  readonly players: Readonly<Record<string, string>>;
  readonly plies: number;
  readonly result: string;
  readonly termination: string;
  readonly end: string;
  readonly positions: readonly { readonly ply: number; readonly hfn: string; readonly moves: number }[];
}

interface WrittenKey {
  readonly key: string;
  readonly end: string;
}

const { records, keys } = fixtureData<{
  readonly records: Readonly<Record<string, WrittenRecord>>;
  readonly keys: Readonly<Record<string, WrittenKey>>;
}>('records.data.json');

function valueOrFail<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
): Value {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** Returns the positions of a game, the start first. */
function positionsTo(end: Position): readonly Position[] {
  const positions: Position[] = [];
  for (let position: Position | null = end; position !== null; position = position.previous)
    positions.unshift(position);
  return positions;
}

describe('a record of version 0.1', () => {
  test.each(Object.entries(records))('%s replays to its end and is written as it was', (name, expected) => {
    const text = fixtureText(`records/${name}.hgn`);
    const record = valueOrFail(parseRecord(text));
    const { rules } = record.start;
    expect({ game: rules.game.id, preset: rules.preset, players: record.players }).toEqual({
      game: expected.game,
      preset: expected.preset,
      players: expected.players,
    });
    expect(record.turns).toHaveLength(expected.plies);
    expect({ result: record.result, termination: record.termination }).toEqual({
      result: expected.result,
      termination: expected.termination,
    });
    expect(formatPosition(record.end)).toBe(expected.end);
    // Only the result contains a seat whose resignation or lost clock ends the game.
    if (record.end.outcome !== null) expect(formatResult(record.end.outcome)).toBe(expected.result);
    expect(formatRecord(record)).toBe(text);
  });

  test.each(Object.entries(records))('%s has the same legal moves during the game', (name, expected) => {
    const positions = positionsTo(valueOrFail(parseRecord(fixtureText(`records/${name}.hgn`))).end);
    for (const { ply, hfn, moves } of expected.positions) {
      const there = positions.filter((position) => formatPosition(position) === hfn);
      expect(there, `${ply} ${hfn}`).not.toEqual([]);
      if (there.some(({ outcome }) => outcome !== null)) continue;
      expect(there.map((position) => legalMoves(position).length)).toContain(moves);
    }
  });
});

test.each(Object.entries(records))(
  'the positions of version 0.1 in %s are read and written as they were',
  (name, expected) => {
    const { rules } = valueOrFail(parseRecord(fixtureText(`records/${name}.hgn`))).start;
    for (const { hfn } of expected.positions)
      expect(formatPosition(valueOrFail(parsePosition(rules, hfn)))).toBe(hfn);
  },
);

test.each(Object.entries(keys))('a key of version 0.1 (%s) replays to its end', (game, { key, end }) => {
  const moves = valueOrFail(parseLeafletMoves(key));
  expect(formatLeafletMoves(moves)).toBe(key);
  let position = valueOrFail(startPosition(valueOrFail(makeRules({ game, alone: 'A' }))));
  for (const move of moves) position = valueOrFail(play(position, move));
  expect(formatPosition(position)).toBe(end);
});

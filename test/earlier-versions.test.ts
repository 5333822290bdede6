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

interface ExpectedRecord {
  readonly game: string;
  readonly preset: string;
  readonly players: Readonly<Record<string, string>>;
  readonly plies: number;
  readonly result: string;
  readonly termination: string;
  readonly end: string;
  readonly positions: readonly { readonly ply: number; readonly hfn: string; readonly moves: number }[];
}

interface KeyFixture {
  readonly key: string;
  readonly end: string;
}

const { records, keys } = fixtureData<{
  readonly records: Readonly<Record<string, ExpectedRecord>>;
  readonly keys: Readonly<Record<string, KeyFixture>>;
}>('records.data.json');

function valueOrThrow<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
): Value {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** Returns the positions in a game, starting with the first. */
function positionsTo(end: Position): readonly Position[] {
  const positions: Position[] = [];
  for (let position: Position | null = end; position !== null; position = position.previous)
    positions.unshift(position);
  return positions;
}

describe('a record from version 0.1', () => {
  test.each(Object.entries(records))(
    '%s replays to the same end and is written unchanged',
    (name, expected) => {
      const text = fixtureText(`records/${name}.hgn`);
      const record = valueOrThrow(parseRecord(text));
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
      // When a game ends by resignation or on time, only the record's result shows it.
      if (record.end.outcome !== null) expect(formatResult(record.end.outcome)).toBe(expected.result);
      expect(formatRecord(record)).toBe(text);
    },
  );

  test.each(Object.entries(records))(
    '%s has the same numbers of legal moves during the game',
    (name, expected) => {
      const positions = positionsTo(valueOrThrow(parseRecord(fixtureText(`records/${name}.hgn`))).end);
      for (const { ply, hfn, moves } of expected.positions) {
        const matching = positions.filter((position) => formatPosition(position) === hfn);
        expect(matching, `${ply} ${hfn}`).not.toEqual([]);
        if (matching.some(({ outcome }) => outcome !== null)) continue;
        expect(matching.map((position) => legalMoves(position).length)).toContain(moves);
      }
    },
  );
});

test.each(Object.entries(records))(
  'the positions that version 0.1 wrote for %s are read and written unchanged',
  (name, expected) => {
    const { rules } = valueOrThrow(parseRecord(fixtureText(`records/${name}.hgn`))).start;
    for (const { hfn } of expected.positions)
      expect(formatPosition(valueOrThrow(parsePosition(rules, hfn)))).toBe(hfn);
  },
);

test.each(Object.entries(keys))(
  'a key from version 0.1 (%s) replays to the same end',
  (game, { key, end }) => {
    const moves = valueOrThrow(parseLeafletMoves(key));
    expect(formatLeafletMoves(moves)).toBe(key);
    let position = valueOrThrow(startPosition(valueOrThrow(makeRules({ game, alone: 'A' }))));
    for (const move of moves) position = valueOrThrow(play(position, move));
    expect(formatPosition(position)).toBe(end);
  },
);

import {
  formatPosition,
  formatRecord,
  type Position,
  parseMove,
  parseRecord,
  play,
  positionsAfterMoves,
  resign,
  type Seat,
  startPosition,
  turnsFromPositions,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { codeOf, must, rulesOf, startOf, withMen } from './fixtures.ts';

const TAGS = `[Event "Club night"] [Date "2026.11.20"] [Game "halma-2"] [Preset "standard"]
[SeatA "Ann"] [SeatC "Bob [the builder]"] [First "A"] [Result "*"]`;

describe('a record', () => {
  it('may have tags, rounds, routes and comments', () => {
    const record = must(
      parseRecord(`${TAGS}\n{before} 1. c3>e3 n14>l14 2. a1>c3>c5{long} {and good} p16>n14>n12\n`),
    );
    expect(record.players).toEqual({ A: 'Ann', C: 'Bob [the builder]' });
    expect(record.turns).toHaveLength(4);
    expect(record.comment).toBe('before');
    expect(record.turns[2]?.comment).toBe('long and good');
    expect(record.end.ply).toBe(4);
    const text = formatRecord(record);
    expect(text).not.toContain('[Start');
    expect(text).toContain('\n1. c3>e3 n14>l14\n2. a1>c3>c5 {long and good} p16>n14>n12\n');
    expect(formatRecord(must(parseRecord(text)))).toBe(text);
  });

  it('can start from a position in the middle of a round', () => {
    const start = 'H8:4CCCC/5CCC/6CC/7C/A7/AA6/AAA5/AAAA4 C - 5 3';
    const tags = `[Event ""][Date ""][Game "grasshopper-8"][Preset "parker-1885"][Options "repetition=3-claim;moveCap=500;"][SeatA "a"][SeatC "c"][Result "A>C"][Termination "resignation"][Annotator "x"][Start "${start}"]`;
    const record = must(parseRecord(`${tags} 3. h5-h4 4. a4-a5 h4-h3`));
    expect(record.start.rules.options).toMatchObject({
      repetition: '3-claim',
      moveCap: 500,
      evacuate: 'off',
    });
    expect(record.end.round).toBe(5);
    expect([record.result, record.termination]).toEqual(['A>C', 'resignation']);
    expect(record.tags.get('Annotator')).toBe('x');
    expect(formatRecord(must(parseRecord(formatRecord(record))))).toBe(formatRecord(record));
  });

  it('of a four-player game skips a finished seat', () => {
    const start = formatPosition(withMen(rulesOf('halma-4'), 'A: m13, B: o8, C: h8, D: h10'));
    const players = '[SeatA "a"][SeatB "b"][SeatC "c"][SeatD "d"]';
    const tags = `[Event ""][Date ""][Game "halma-4"][Preset "parker-1885"]${players}[Result "*"][Start "${start}"]`;
    const record = must(parseRecord(`${tags} 1. m13-n14 o8-o9 h8-h9 h10-h11 2. o9-o10 h9-i9 h11-i11`));
    expect(formatPosition(record.end).split(' ').slice(1).join(' ')).toBe('B fA1 7 3');
  });

  describe('contains the withdrawals of seats while others play on', () => {
    const players = '[SeatA "a"][SeatB "b"][SeatC "c"][SeatD "d"]';
    const tags = `[Event ""][Date ""][Game "halma-4"][Preset "parker-1885"]${players}`;

    it.each<[string, string, string]>([
      ['in its own turn', '1. d1-e1 B-resigns m16-l16 m1-l1 2. e1-f1', '2. e1-f1'],
      ['out of turn', '1. d1-e1 C-time d16-e16 m1-l1 2. e1-f1', '2. e1-f1'],
      ['before the first move', 'A-time 1. d16-e16 m16-l16 m1-l1 2. e16-f16', '2. e16-f16'],
      ['two, with a comment', '1. d1-e1 B-resigns {enough} D-time m16-l16 2. e1-f1', '2. e1-f1'],
      ['at the end of a round', '1. d1-e1 d16-e16 m16-l16 D-resigns 2. e1-f1', '2. e1-f1'],
    ])('%s', (_, moves, last) => {
      const record = must(parseRecord(`${tags}[Result "*"] ${moves}`));
      const text = formatRecord(record);
      expect(text.trimEnd().replaceAll('\n', ' ').endsWith(moves)).toBe(true);
      expect(text).toContain(last);
      const withdrawnSeats = record.turns.flatMap((turn) => ('seat' in turn ? [turn.seat] : []));
      expect(withdrawnSeats.every((seat) => (record.end.ranks[seat] ?? 0) > 0)).toBe(true);
      expect(formatRecord(must(parseRecord(text)))).toBe(text);
    });

    it('which can be derived from consecutive positions', () => {
      const start = must(startPosition(rulesOf('halma-4')));
      const moved = must(play(start, must(parseMove(start.rules.board, 'd1-e1'))));
      const afterResignation = must(resign(moved, 2));
      const next = must(play(afterResignation, must(parseMove(start.rules.board, 'm16-l16'))));
      const expected = [moved.lastMove, 2, next.lastMove];
      const turnsOf = (positions: readonly Position[]): unknown[] =>
        turnsFromPositions(positions).map((turn) => ('seat' in turn ? turn.seat : turn.move));
      expect(turnsOf([start, moved, afterResignation, next])).toEqual(expected);
      expect(turnsOf([start, afterResignation, next])).toEqual(expected);
      expect(positionsAfterMoves([start, moved, afterResignation, next])).toEqual([
        start,
        afterResignation,
        next,
      ]);
    });

    it.each<[string, string, Record<string, string>, readonly Seat[]]>([
      ['the partner who withdrew first', 'star-6', { teams: 'opposite' }, [4]],
      ['both seats in the order of their withdrawals', 'halma-4', {}, [3, 1]],
    ])('names %s', (_, game, options, seats) => {
      const start = startOf(game, options);
      const after = seats.reduce<Position>((position, seat) => must(resign(position, seat)), start);
      const expected = seats.map((seat) => ({ seat, reason: 'resignation' }));
      expect(turnsFromPositions([start, after])).toEqual(expected);
      const comment = 'late';
      const annotated = seats.map((seat, index) => ({
        seat,
        reason: 'time',
        ...(index === seats.length - 1 ? { comment } : {}),
      }));
      expect(turnsFromPositions([start, after], () => ({ comment, reason: 'time' }))).toEqual(annotated);
    });

    it.each([
      ['seat-not-in-play', '1. d1-e1 B-resigns B-time'],
      ['seat-not-in-play', 'E-resigns'],
      ['unknown-cell', '1. B-resign'],
      ['bad-round', '1. d1-e1 B-resigns 1. m16-l16'],
    ])('is refused with %s: %s', (code, moves) => {
      expect(codeOf(parseRecord(`${tags}[Result "*"] ${moves}`))).toBe(code);
    });
  });

  it.each([
    ['missing-tag', TAGS.replace('[Event "Club night"]', ''), ''],
    ['missing-tag', TAGS.replace('[SeatC "Bob [the builder]"]', ''), ''],
    ['repeated-tag', `${TAGS} [Event "again"]`, ''],
    ['bad-tag', `${TAGS} [SeatB "nobody"]`, ''],
    ['bad-tag', `${TAGS} [Termination "boredom"]`, ''],
    ['bad-tag', TAGS.replace('"*"', '"A"'), ''],
    ['bad-tag', TAGS.replace('"*"', '"A>C>B"'), ''],
    ['bad-tag', `${TAGS} [Event`, ''],
    ['unknown-game', TAGS.replace('halma-2', 'ludo'), ''],
    ['unknown-preset', TAGS.replace('standard', 'house'), ''],
    ['unknown-option', `${TAGS} [Options "speed=on"]`, ''],
    ['repeated-option', `${TAGS} [Options "evacuate=on;evacuate=on"]`, ''],
    ['bad-option-value', `${TAGS} [Options "evacuate"]`, ''],
    ['unknown-seat', TAGS.replace('[First "A"]', '[First "B"]'), ''],
    ['bad-row', `${TAGS} [Start "H16:16 A - 0 1"]`, ''],
    ['bad-round', TAGS, 'c3>e3'],
    ['bad-round', TAGS, '2. c3>e3'],
    ['bad-round', TAGS, '1.c3>e3'],
    ['bad-round', TAGS, '1. c3>e3 n14>l14 c4-c5'],
    ['bad-round', TAGS, '1. c3>e3 1. n14>l14'],
    ['bad-round', TAGS, '1. c3>e3 2. n14>l14'],
    ['bad-comment', TAGS, '1. {never closed'],
    ['no-man-to-jump', TAGS, '1. c3-g3'],
    ['bad-tag', TAGS, '1. ]'],
  ])('is refused with %s: %s %s', (code, tags, moves) => {
    expect(codeOf(parseRecord(`${tags}\n${moves}`))).toBe(code);
  });

  it('of a very long game is accepted', () => {
    const tags = TAGS.replace('standard', 'parker-1885');
    const rounds = Array.from({ length: 2000 }, (_, index) =>
      index % 2 === 0 ? `${index + 1}. e2-f2 l15-k15` : `${index + 1}. f2-e2 k15-l15`,
    );
    const record = must(parseRecord([tags, ...rounds].join('\n')));
    expect(record.end.ply).toBe(4000);
    expect(must(parseRecord(formatRecord(record))).turns).toHaveLength(4000);
    expect(codeOf(parseRecord(tags.padEnd(200_001)))).toBe('too-long');
  });

  it('is refused with the ply of an illegal move', () => {
    const parsed = parseRecord(`${TAGS} 1. c3>e3 n14>l14 2. a1>c3>a1`);
    expect(parsed.ok ? null : parsed.refusal).toMatchObject({ code: 'repeated-cell', ply: 3 });
  });

  it('must state the outcome under the rules, or leave the result open', () => {
    const start = 'H8:8/8/8/6A1/8/8/8/C7 A - 0 1';
    const won = (result: string, moves = '1. g5-h6'): string =>
      `[Event ""][Date ""][Game "grasshopper-8"][Preset "parker-1885"][SeatA "a"][SeatC "c"][Result "${result}"][Start "${start}"] ${moves}`;
    expect(codeOf(parseRecord(won('A>C')))).toBe('accepted');
    expect(codeOf(parseRecord(won('*')))).toBe('accepted');
    expect(codeOf(parseRecord(won('C>A')))).toBe('result-disagrees');
    expect(codeOf(parseRecord(won('*', '1. g5-h6 a1-a2')))).toBe('game-over');
    expect(must(parseRecord(TAGS.replace('"*"', '"C=A"'))).result).toBe('A=C');
  });
});

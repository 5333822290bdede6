import { formatPosition, parseRecord } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { recordName } from '../../src/game/names.ts';
import { recordText } from '../../src/game/record-text.ts';
import type { Session } from '../../src/game/session.ts';
import { after, afterMoves, gameOf, valueOrFail } from './setup.ts';

const strings = { event: 'Test', nameOf: recordName };
const recordOf = (session: Session): string => recordText(session, strings, new Date(2026, 10, 20));

describe('the record', () => {
  test('parses as the same game', () => {
    const game = afterMoves(gameOf('halma-2', 'pc', { moveCap: '300' }), 'd1-f1', 'p12-p11');
    const text = recordOf(game);
    expect(text).toContain('[Date "2026.11.20"]');
    expect(text).toContain('[SeatA "Person"]');
    expect(text).toContain('[SeatC "Level 4 computer"]');
    const back = valueOrFail(parseRecord(text));
    expect(formatPosition(back.end)).toBe(formatPosition(game.present));
    expect(back.start.rules.options.moveCap).toBe(300);
  });

  test('contains the termination', () => {
    const text = recordOf(after(gameOf('halma-2', 'pp'), { kind: 'agreed-draw' }));
    expect(text).toContain('[Result "A=C"]');
    expect(text).toContain('[Termination "agreement"]');
  });

  test.each(['resignation', 'time'] as const)(
    'contains the %s of a seat while the other seats play on',
    (kind) => {
      const game = afterMoves(
        after(afterMoves(gameOf('halma-4', 'pppp'), 'd1-e1'), { kind, seat: 2 }),
        'm16-l16',
      );
      const back = valueOrFail(parseRecord(recordOf(game)));
      expect([back.hasCustomStart, back.turns[1]]).toEqual([false, { seat: 2, reason: kind }]);
      expect(formatPosition(back.end)).toBe(formatPosition(game.present));
    },
  );
});

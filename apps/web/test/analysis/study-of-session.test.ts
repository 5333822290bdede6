import { describe, expect, test } from 'vitest';
import { recordOfLine } from '../../src/analysis/record-of-line.ts';
import { endingOf, lineThrough, shownNode } from '../../src/analysis/study.ts';
import { studyOfSession } from '../../src/analysis/study-of-session.ts';
import type { Session } from '../../src/game/session.ts';
import type { Turn } from '../../src/game/turn.ts';
import { after, afterMoves, gameOf } from '../game/setup.ts';

const TODAY = new Date(2026, 0, 31);

/** Returns the record that the analysis page exports for a game. */
function exported(session: Session): string {
  const study = studyOfSession(session);
  return recordOfLine(study, lineThrough(study, 0), TODAY);
}

describe('the analysis of a game', () => {
  const game = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-e1', 'e8-d8');

  test.each<[Turn, string]>([
    [{ kind: 'resignation', seat: 3 }, 'A>C'],
    [{ kind: 'time', seat: 1 }, 'C>A'],
    [{ kind: 'agreed-draw' }, 'A=C'],
  ])('keeps its ending: %o', (turn, result) => {
    const session = after(game, turn);
    const study = studyOfSession(session);
    expect(endingOf(study)).toEqual(session.present.outcome);
    expect(shownNode(study).position.outcome).toBeNull();
    expect(exported(session)).toContain(`[Result "${result}"]`);
  });

  test('has no ending while it is in progress', () => {
    expect(endingOf(studyOfSession(game))).toBeUndefined();
    expect(exported(game)).toContain('[Result "*"]');
  });

  test('keeps the reasons why seats left the game, so that its record can state them', () => {
    const opening = after(afterMoves(gameOf('star-3', 'ppp'), 'd1-e5'), { kind: 'time', seat: 3 });
    const middle = afterMoves(opening, 'j10-j9', 'e5-e6');
    expect(exported(middle)).toContain('1. d1-e5 C-time j10-j9\n2. e5-e6');
    const resigned = after(afterMoves(gameOf('star-3', 'ppp'), 'd1-e5'), { kind: 'resignation', seat: 5 });
    expect(exported(afterMoves(resigned, 'j1-j2'))).toContain('1. d1-e5 E-resigns j1-j2');
    const record = exported(after(middle, { kind: 'time', seat: 1 }));
    expect(record).toContain('[Result "E>A>C"]\n[Termination "time"]');
  });
});

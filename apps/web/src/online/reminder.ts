import type { GameRow } from '@halma/protocol';
import type { Answer } from './failure.ts';

/** What a reminder is made of, and whom it tells. */
export interface ReminderNeeds {
  /** Reads one's own games that go on. */
  readonly read: () => Promise<Answer<readonly GameRow[]>>;
  readonly later: (milliseconds: number, run: () => void) => () => void;
  readonly onGames: (rows: readonly GameRow[]) => void;
}

/** So often the server is asked again while games go on, in milliseconds. */
const EVERY = 30_000;

/**
 * Keeps asking which of one's games go on, for as long as there are any; without one it asks only when it is told to.
 *
 * @returns asks at once; asked while an answer is under way, it asks once more after it, for that answer may be too old
 */
export function createReminder({ read, later, onGames }: ReminderNeeds): () => Promise<void> {
  let isUnderWay = false;
  let isAskedAgain = false;
  let callOff: () => void = () => undefined;

  const ask = async (): Promise<void> => {
    isAskedAgain = isUnderWay;
    if (isUnderWay) return;
    isUnderWay = true;
    callOff();
    const answer = await read();
    isUnderWay = false;
    const hasEnded = !answer.ok && answer.refusal.code === 'no-session';
    const rows = answer.ok ? answer.value : [];
    if (answer.ok || hasEnded) onGames(rows);
    if (isAskedAgain) return ask();
    // A server that cannot be reached may be there again later.
    if (rows.length > 0 || !(answer.ok || hasEnded)) callOff = later(EVERY, () => void ask());
  };
  return ask;
}

import { moveDisplayMs } from '../../../game/move-display.ts';
import { entriesOf } from '../../../game/move-list.ts';
import { playerOf, type Session } from '../../../game/session.ts';
import type { ThinkTime } from '../../../game/think-time.ts';

/**
 * Returns how long after a move the computer's reply may appear, in milliseconds: once the move has been animated and the
 * level's pause is over.
 */
export function moveDelayMs(session: Session, { pauseMsAt }: ThinkTime): number {
  const lastEntry = entriesOf(session).at(-1);
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const level = playerOf(session, session.present.toMove);
  return (
    (level === 'person' ? 0 : pauseMsAt(level)) +
    (lastEntry === undefined ? 0 : moveDisplayMs(lastEntry.jumps, hasReducedMotion))
  );
}

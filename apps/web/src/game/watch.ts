import type { Limits } from '@halma/engine';
import type { SentRequest } from './computer-messages.ts';

/** What a thinking worker looks at meanwhile: a clock, and whether anybody still waits for the answer. */
export type Watch = Pick<Limits, 'clock' | 'isStopped'>;

/** The clock of this worker, and the number by which its page takes requests back. */
export function watchOf({ number, withdrawn }: SentRequest): Watch {
  const clock = (): number => performance.now();
  if (withdrawn === undefined) return { clock };
  return { clock, isStopped: () => Atomics.load(withdrawn, 0) >= number };
}

import type { Services } from '../services.ts';

/** Closes the sockets of sessions that have ended, at whatever node they are. */
export function closeSockets({ bus }: Pick<Services, 'bus'>, sessions: readonly string[]): void {
  for (const session of sessions) bus.publish({ about: 'session', session });
}

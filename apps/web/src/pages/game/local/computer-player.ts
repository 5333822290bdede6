import { awaitsComputer, type Session } from '../../../game/session.ts';
import type { ComputerOpponent, ComputerOpponentSettings } from './computer-opponent.ts';

/** Plays the moves for all seats that the computer holds. */
interface ComputerPlayer {
  /** Reports a change in the game. The computer abandons its search of an older position. */
  readonly update: (session: Session) => void;
  /** Stops until the next update, and ignores a pending response. */
  readonly pause: () => void;
  readonly end: () => void;
}

/** Runs the computer, which is loaded when it has to make its first move. */
export function createComputerPlayer(settings: ComputerOpponentSettings): ComputerPlayer {
  let opponent: ComputerOpponent | undefined;
  /** The game in which the computer is to move. */
  let awaitedSession: Session | undefined;

  const load = async (): Promise<ComputerOpponent> => {
    const { createComputerOpponent } = await import('./computer-opponent.ts');
    return createComputerOpponent(settings);
  };
  const request = async (session: Session): Promise<void> => {
    awaitedSession = session;
    const turnStart = performance.now();
    try {
      opponent ??= await load();
      if (awaitedSession === session) opponent.requestMove(session, turnStart);
    } catch {
      if (awaitedSession === session) settings.onFailure();
    }
  };
  const pause = (): void => {
    awaitedSession = undefined;
    opponent?.cancel();
  };
  return {
    pause,
    end: () => {
      pause();
      opponent?.terminate();
    },
    update(session) {
      pause();
      if (awaitsComputer(session)) void request(session);
    },
  };
}

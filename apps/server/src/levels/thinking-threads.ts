import { Worker } from 'node:worker_threads';
import type { LoggedEvent } from '@halma/protocol';
import type { GameState } from '../game/state.ts';
import type { Thinker } from '../work/due-work.ts';

/** The computers of this node. */
export interface ThinkingThreads extends Thinker {
  close(): Promise<void>;
}

/**
 * Threads that think about the computer's turns, each about one at a time. They start when they are first needed.
 * Where one fails, its turn is taken again when the lease has ended.
 *
 * @param logOf the log of a game, as this node knows it
 */
export function startThinking(
  count: number,
  logOf: (game: string) => readonly LoggedEvent[],
): ThinkingThreads {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  let closed = false;

  async function choose(state: GameState): Promise<string> {
    const thread = idle.pop() ?? newThread();
    busy.add(thread);
    try {
      const move = await answerOf(thread, {
        game: state.game,
        log: logOf(state.game).slice(0, state.seq + 1),
      });
      if (!closed) idle.push(thread);
      return move;
    } catch (fault) {
      void thread.terminate();
      throw fault;
    } finally {
      busy.delete(thread);
    }
  }

  return {
    get free() {
      return closed ? 0 : Math.max(0, count - busy.size);
    },
    choose,
    close: async () => {
      closed = true;
      await Promise.all([...idle.splice(0), ...busy].map((thread) => thread.terminate()));
    },
  };
}

function newThread(): Worker {
  const thread = new Worker(new URL('./worker.js', import.meta.url));
  thread.unref();
  return thread;
}

function answerOf(thread: Worker, job: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      thread.off('message', onMessage);
      thread.off('error', reject);
      thread.off('exit', onExit);
      act();
    };
    const onMessage = (move: unknown): void => settle(() => resolve(String(move)));
    const onExit = (): void => settle(() => reject(new Error('a thinking thread has ended')));
    thread.once('message', onMessage);
    thread.once('error', reject);
    thread.once('exit', onExit);
    thread.postMessage(job);
  });
}

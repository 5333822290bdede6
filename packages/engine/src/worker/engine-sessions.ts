import {
  closeSearchThreads,
  createSearchThreads,
  MAX_SEARCH_THREADS,
  type SearchThreads,
} from '@halma/kernel';
import { EngineSession } from './engine-session.ts';
import type { EngineTask } from './engine-task.ts';
import { canShareMemory } from './shared-memory.ts';

/** The initial data for a thread that helps another thread's searches. */
export interface HelperMessage {
  readonly threads: SearchThreads;
  /** The helper's number, starting at 1. */
  readonly index: number;
}

/**
 * Starts a helper.
 *
 * @returns a function that terminates it
 */
export type StartHelper = (message: HelperMessage) => () => void;

/** A session with helpers. They serve one analyser or player of one game. */
interface HelpedSession {
  readonly key: string;
  readonly session: EngineSession;
  readonly close: () => void;
}

/** The sessions of a worker: one that searches alone, and at most one with helpers. */
export class EngineSessions {
  readonly #soloSession = new EngineSession();
  readonly #startHelper: StartHelper;
  #helpedSession: HelpedSession | undefined;

  constructor(startHelper: StartHelper) {
    this.#startHelper = startHelper;
  }

  /**
   * Returns the session for a task, after waiting for the network of its game. Starts the helpers that the task asks for,
   * if threads can share memory.
   */
  async sessionFor(task: EngineTask): Promise<EngineSession> {
    const session = await this.#findSession(task);
    await session.prepare(task);
    return session;
  }

  async #findSession({ kind, position, settings }: EngineTask): Promise<EngineSession> {
    const threads = 'threads' in settings ? (settings.threads ?? 1) : 1;
    checkThreadCount(threads);
    const key = JSON.stringify([threads, kind, position.config]);
    if (this.#helpedSession?.key === key) return this.#helpedSession.session;
    this.#helpedSession?.close();
    this.#helpedSession = undefined;
    if (threads === 1 || !canShareMemory()) return this.#soloSession;
    this.#helpedSession = await this.#open(key, threads);
    return this.#helpedSession.session;
  }

  async #open(key: string, count: number): Promise<HelpedSession> {
    const threads = await createSearchThreads(count);
    const terminations: (() => void)[] = [];
    for (let index = 1; index < count; index += 1) terminations.push(this.#startHelper({ threads, index }));
    const close = (): void => {
      closeSearchThreads(threads);
      for (const terminate of terminations) terminate();
    };
    return { key, session: new EngineSession(threads), close };
  }
}

/** Throws if a search cannot have this number of threads. */
function checkThreadCount(threads: number): void {
  if (!(Number.isInteger(threads) && threads >= 1 && threads <= MAX_SEARCH_THREADS))
    throw new RangeError(
      `\`threads\` must be a whole number from 1 to ${MAX_SEARCH_THREADS}, not ${String(threads)}.`,
    );
}

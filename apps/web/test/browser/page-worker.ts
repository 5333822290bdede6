import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ComputerAnswer, ComputerRequest, Numbered } from '../../src/game/computer-messages.ts';
import type { ComputerWorker } from '../../src/game/computer-thread.ts';

const ASSETS = new URL('../../dist/assets/', import.meta.url);

/** Returns the address of the built worker script. */
function workerAddress(): string {
  const [script, ...others] = readdirSync(ASSETS).filter((name) => name.startsWith('computer-worker-'));
  if (script === undefined || others.length > 0)
    throw new Error('the built site must have exactly one worker script');
  return `/assets/${script}`;
}

/** Runs the built worker in a page, for one analysis at a time. It delivers all answers together, after the last answer. */
export class PageWorker implements ComputerWorker {
  onmessage: ComputerWorker['onmessage'] = null;
  onerror: ComputerWorker['onerror'] = null;
  onmessageerror: ComputerWorker['onmessageerror'] = null;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  postMessage(request: Numbered<ComputerRequest>): void {
    this.#answersTo(request).then(
      (answers) => {
        for (const data of answers) this.onmessage?.({ data } as MessageEvent<Numbered<ComputerAnswer>>);
      },
      () => this.onerror?.({} as ErrorEvent),
    );
  }

  terminate(): void {}

  #answersTo(request: Numbered<ComputerRequest>): Promise<readonly Numbered<ComputerAnswer>[]> {
    return this.#page.evaluate(
      ([address, message]) =>
        new Promise<Numbered<ComputerAnswer>[]>((resolve, reject) => {
          const answers: Numbered<ComputerAnswer>[] = [];
          const worker = new Worker(address, { type: 'module' });
          worker.onerror = reject;
          worker.onmessage = ({ data }) => {
            answers.push(data);
            if (data.kind === 'found') return;
            worker.terminate();
            resolve(answers);
          };
          worker.postMessage(message);
        }),
      [workerAddress(), request] as const,
    );
  }
}

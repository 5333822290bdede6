import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ComputerRequest, ComputerResponse, Numbered } from '../../src/game/computer-messages.ts';
import type { ComputerWorker } from '../../src/game/computer-thread.ts';

const ASSETS = new URL('../../dist/assets/', import.meta.url);

/** Returns the URL of the built worker script. */
function workerAddress(): string {
  const [script, ...others] = readdirSync(ASSETS).filter((name) => name.startsWith('computer-worker-'));
  if (script === undefined || others.length > 0)
    throw new Error('the built site must have exactly one worker script');
  return `/assets/${script}`;
}

/**
 * Runs the built worker in a page, for one analysis at a time. It delivers all responses together once the
 * last has arrived.
 */
export class PageWorker implements ComputerWorker {
  onmessage: ComputerWorker['onmessage'] = null;
  onerror: ComputerWorker['onerror'] = null;
  onmessageerror: ComputerWorker['onmessageerror'] = null;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  postMessage(request: Numbered<ComputerRequest>): void {
    this.#responsesTo(request).then(
      (responses) => {
        for (const data of responses) this.onmessage?.({ data } as MessageEvent<Numbered<ComputerResponse>>);
      },
      () => this.onerror?.({} as ErrorEvent),
    );
  }

  terminate(): void {}

  #responsesTo(request: Numbered<ComputerRequest>): Promise<readonly Numbered<ComputerResponse>[]> {
    return this.#page.evaluate(
      ([address, message]) =>
        new Promise<Numbered<ComputerResponse>[]>((resolve, reject) => {
          const responses: Numbered<ComputerResponse>[] = [];
          const worker = new Worker(address, { type: 'module' });
          worker.onerror = reject;
          worker.onmessage = ({ data }) => {
            responses.push(data);
            if (data.kind === 'found') return;
            worker.terminate();
            resolve(responses);
          };
          worker.postMessage(message);
        }),
      [workerAddress(), request] as const,
    );
  }
}

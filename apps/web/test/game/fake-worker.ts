import type { ComputerResponse, Numbered, SentRequest } from '../../src/game/computer-messages.ts';
import type { ComputerWorker } from '../../src/game/computer-thread.ts';

/** A worker that records its requests and responds when a test calls for it. */
export class FakeWorker implements ComputerWorker {
  onmessage: ComputerWorker['onmessage'] = null;
  onerror: ComputerWorker['onerror'] = null;
  onmessageerror: ComputerWorker['onmessageerror'] = null;
  readonly requests: SentRequest[] = [];
  terminated = false;

  postMessage(request: SentRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Responds to the request that was sent `ago` requests before the newest. */
  respond(response: ComputerResponse, ago = 0): void {
    const requestNumber = this.requests.at(-1 - ago)?.requestNumber ?? -1;
    this.onmessage?.({ data: { ...response, requestNumber } } as MessageEvent<Numbered<ComputerResponse>>);
  }

  /** Responds with a move. */
  move(text: string, ago = 0): void {
    this.respond({ kind: 'move', move: text }, ago);
  }

  breakDown(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

import type { ComputerResponse, Numbered, SentRequest } from '../../src/game/computer-messages.ts';
import type { ComputerWorker } from '../../src/game/computer-thread.ts';

/** A worker that records its requests and responds only when a test makes it respond. */
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

  /** Responds to the request that was sent `requestsAgo` requests before the newest. */
  respond(response: ComputerResponse, requestsAgo = 0): void {
    const requestNumber = this.requests.at(-1 - requestsAgo)?.requestNumber ?? -1;
    this.onmessage?.({ data: { ...response, requestNumber } } as MessageEvent<Numbered<ComputerResponse>>);
  }

  /** Responds with a move. */
  move(text: string, requestsAgo = 0): void {
    this.respond({ kind: 'move', move: text }, requestsAgo);
  }

  raiseError(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

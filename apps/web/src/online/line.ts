import type { ClientMessage, ServerMessage } from '@halma/protocol';

/** The part of a `WebSocket` that a line needs. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How the line stands. */
export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** The next try is made after so many milliseconds. */
  | { readonly kind: 'waiting'; readonly after: number }
  /** The session has ended: no other try is made until the line is woken. */
  | { readonly kind: 'ended' };

/** What a line is made of, and whom it tells. */
export interface LineNeeds {
  readonly open: () => Socket;
  /** Does something later, unless it is called off by the function that comes back. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onState: (state: LineState) => void;
}

/** A connection to the server that is made again whenever it is lost. */
export interface Line {
  /** Sends at once; false where there is no connection. */
  readonly send: (message: ClientMessage) => boolean;
  /** Tries again at once, as when the device is on the net again or somebody else has signed in. */
  readonly wake: () => void;
  /** Takes the connection for lost, as when nothing is answered. */
  readonly lose: () => void;
  readonly close: () => void;
}

/** The close code by which the server says that the session has ended. */
const SESSION_ENDED = 4001;

/** The longest wait before another try, in milliseconds. */
const LONGEST = 30_000;

/** Opens a line and keeps it open. The wait doubles with each try that fails, and a part of it is drawn by lot. */
export function createLine({ open, later, random, onMessage, onState }: LineNeeds): Line {
  let socket: Socket | null = null;
  let isOpen = false;
  let tries = 0;
  let asked: number | undefined;
  let callOff: () => void = () => undefined;

  const drop = (): void => {
    if (socket === null) return;
    const dropped = socket;
    socket = null;
    isOpen = false;
    dropped.onopen = null;
    dropped.onmessage = null;
    dropped.onclose = null;
    dropped.close();
  };

  const wait = (): void => {
    const doubled = Math.min(LONGEST, 1000 * 2 ** tries);
    const after = asked ?? Math.round(doubled * (0.5 + random() / 2));
    asked = undefined;
    tries += 1;
    onState({ kind: 'waiting', after });
    callOff = later(after, connect);
  };

  function connect(): void {
    onState({ kind: 'connecting' });
    const made = open();
    socket = made;
    made.onopen = () => {
      isOpen = true;
      tries = 0;
      onState({ kind: 'open' });
    };
    made.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.say === 'stopping') asked = message.after;
      onMessage(message);
    };
    made.onclose = ({ code }) => {
      socket = null;
      isOpen = false;
      if (code === SESSION_ENDED) onState({ kind: 'ended' });
      else wait();
    };
  }

  connect();
  return {
    send: (message) => {
      if (isOpen) socket?.send(JSON.stringify(message));
      return isOpen;
    },
    wake: () => {
      callOff();
      drop();
      tries = 0;
      connect();
    },
    lose: () => {
      if (socket === null) return;
      drop();
      wait();
    },
    close: () => {
      callOff();
      drop();
    },
  };
}

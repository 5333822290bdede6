import {
  CLOSE_CODES,
  type ClientMessage,
  SERVER_MESSAGES,
  type ServerMessage,
  validateAs,
} from '@halma/protocol';

/** The part of the `WebSocket` interface that a connection uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The state of the connection. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** The connection is lost. The next attempt begins after this number of milliseconds. */
  | { readonly kind: 'waiting'; readonly delayMs: number }
  /** The session has ended. The connection stays closed until `reconnect` is called. */
  | { readonly kind: 'ended' }
  /** The server sent a message in a different protocol version, so the page must be reloaded. */
  | { readonly kind: 'outdated' };

/** A connection's dependencies and callbacks. */
export interface ConnectionOptions {
  readonly open: () => Socket;
  /** Runs a function after a delay. Returns a function that cancels it. */
  readonly schedule: (milliseconds: number, run: () => void) => () => void;
  /** Returns a random number from 0 up to, but not including, 1. */
  readonly random: () => number;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onState: (state: ConnectionState) => void;
}

/** A connection to the server that reconnects when it is lost. */
export interface Connection {
  /** Sends a message. Returns false if there is no connection. */
  readonly send: (message: ClientMessage) => boolean;
  /**
   * Reconnects immediately, for example when the device is back online or a different person has signed in.
   */
  readonly reconnect: () => void;
  /** Checks that the server still responds, for example because the device has been asleep. */
  readonly check: () => void;
  /** Treats the connection as lost, for example because a response did not arrive. */
  readonly markLost: () => void;
  readonly close: () => void;
}

/**
 * The delay before a new attempt after the session has ended. The session may merely have a new token, for
 * example because the person has signed in on another page in this browser.
 */
const NEW_TOKEN_WAIT_MS = 1000;

/** The maximum delay before a new attempt, unless the server has requested a longer one. */
const MAX_WAIT_MS = 30_000;

/**
 * How long the server may be silent before the client checks the connection, and how long the client then waits for a
 * message. A page cannot see the pings of the WebSocket protocol, and a connection that was cut off silently, for example
 * by a router, stays open for minutes.
 */
const MAX_SILENCE_MS = 15_000;
const PONG_TIMEOUT_MS = 7000;

/** Opens a connection and keeps it open. The delay doubles with each failed attempt; up to half of it is random. */
export function createConnection({
  open,
  schedule,
  random,
  onMessage,
  onState,
}: ConnectionOptions): Connection {
  let socket: Socket | null = null;
  let isOpen = false;
  let attemptCount = 0;
  let requestedWait: number | undefined;
  let mayHaveEnded = false;
  let cancelWait: () => void = () => undefined;
  let cancelCheck: () => void = () => undefined;

  const drop = (): void => {
    cancelCheck();
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
    const doubled = Math.min(MAX_WAIT_MS, 1000 * 2 ** attemptCount);
    const delayMs = requestedWait ?? Math.round(doubled * (0.5 + random() / 2));
    requestedWait = undefined;
    attemptCount += 1;
    onState({ kind: 'waiting', delayMs });
    cancelWait = schedule(delayMs, connect);
  };

  const markLost = (): void => {
    if (socket === null) return;
    drop();
    wait();
  };

  const check = (): void => {
    if (!isOpen) return;
    socket?.send(JSON.stringify({ say: 'ping' } satisfies ClientMessage));
    cancelCheck();
    cancelCheck = schedule(PONG_TIMEOUT_MS, markLost);
  };

  const checkLater = (): void => {
    cancelCheck();
    cancelCheck = schedule(MAX_SILENCE_MS, check);
  };

  function connect(): void {
    onState({ kind: 'connecting' });
    const opened = open();
    socket = opened;
    opened.onopen = () => {
      isOpen = true;
      attemptCount = 0;
      checkLater();
      onState({ kind: 'open' });
    };
    opened.onmessage = ({ data }) => {
      const message = readMessage(String(data));
      if (message === undefined) {
        drop();
        onState({ kind: 'outdated' });
        return;
      }
      mayHaveEnded = false;
      checkLater();
      if (message.say === 'stopping') requestedWait = message.after;
      onMessage(message);
    };
    opened.onclose = ({ code }) => {
      cancelCheck();
      socket = null;
      isOpen = false;
      if (mayHaveEnded) {
        mayHaveEnded = false;
        onState({ kind: 'ended' });
        return;
      }
      if (code === CLOSE_CODES.sessionEnded.code) {
        mayHaveEnded = true;
        requestedWait = NEW_TOKEN_WAIT_MS;
      }
      wait();
    };
  }

  connect();
  return {
    send: (message) => {
      if (isOpen) socket?.send(JSON.stringify(message));
      return isOpen;
    },
    reconnect: () => {
      cancelWait();
      drop();
      attemptCount = 0;
      mayHaveEnded = false;
      connect();
    },
    check,
    markLost,
    close: () => {
      cancelWait();
      drop();
    },
  };
}

/** Reads a message from the server. Returns undefined for a message in a different protocol version. */
function readMessage(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    const type =
      typeof message === 'object' && message !== null && 'say' in message ? message.say : undefined;
    const schema = Object.entries(SERVER_MESSAGES).find(([name]) => name === type)?.[1];
    const result = schema === undefined ? undefined : validateAs(schema, message);
    return result?.ok === true ? result.value : undefined;
  } catch {
    return undefined;
  }
}

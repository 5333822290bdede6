import { type Me, type OnlineGameId, type Person, type Seek, SOCKET_PATH } from '@halma/protocol';
import {
  type Accessor,
  createContext,
  createEffect,
  createSignal,
  on,
  onCleanup,
  useContext,
} from 'solid-js';
import { navigate } from '../../navigation/address.ts';
import { type Api, api } from '../../online/api.ts';
import { type Client, createClient, type WaitingCounts } from '../../online/client.ts';
import { type ConnectionState, createConnection, type Socket } from '../../online/connection.ts';
import { delay } from '../../online/delay.ts';
import { TURN_PARAMETER } from '../../online/game-id.ts';
import { noticeChanges, recordNoticeChange } from '../../online/notice-count.ts';
import type { PairingState } from '../../online/pairing.ts';
import { createPendingCommands, type PendingCommand } from '../../online/pending-commands.ts';
import { startSession } from '../../online/prepared-session.ts';
import { createServerTime } from '../../online/server-time.ts';
import { readStored, store } from '../../storage/browser-storage.ts';

/** The state that the online pages share. */
export interface Online {
  readonly api: Api;
  readonly client: Client;
  readonly me: Accessor<Me>;
  /** Switches to a different person, after signing in or out. */
  readonly switchPerson: (me: Me) => void;
  readonly connection: Accessor<ConnectionState>;
  /**
   * Reconnects immediately. Starts a new session if the previous one has ended, and reloads an outdated page.
   */
  readonly retry: () => Promise<void>;
  /** The open games; null until the server has sent them. */
  readonly lobby: Accessor<readonly Seek[] | null>;
  /** The number of people waiting for an opponent. */
  readonly waitingCounts: Accessor<WaitingCounts>;
  /** The player's search for an opponent. */
  readonly pairing: Accessor<PairingState>;
  /** The commands that the server has not acknowledged. */
  readonly pendingCommands: Accessor<readonly PendingCommand[]>;
  /** The server's time, in milliseconds since 1970; undefined before the server's first message. */
  readonly now: () => number | undefined;
}

const STORAGE_KEY = 'halma.online.commands';

/** Returns a random id for a new command. */
export function newCommandId(): string {
  // Unlike `randomUUID`, this also works without TLS, as on a club's own network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the URL of an online game. */
export function addressOfGame(game: OnlineGameId): string {
  return `/online/game/${game}`;
}

/** Returns the URL of a player's page. Guests have none. */
export function addressOfPlayer(name: string): string {
  return `/online/of/${name}`;
}

/** Returns the URL that shows a finished game at the position after a turn. */
export function addressOfTurn(game: OnlineGameId, turn: number): string {
  return `${addressOfGame(game)}?${TURN_PARAMETER}=${turn}`;
}

/**
 * Creates the state, and keeps a connection to the server while the online pages are open.
 *
 * @param initialSession the session when the pages open
 */
export function createOnline(initialSession: Me): Online {
  const [me, setMe] = createSignal(initialSession);
  const [connection, setConnection] = createSignal<ConnectionState>({ kind: 'connecting' });
  const [lobby, setLobby] = createSignal<readonly Seek[] | null>(null);
  const [waitingCounts, setWaitingCounts] = createSignal<WaitingCounts>([]);
  const [pairing, setPairing] = createSignal<PairingState>({ kind: 'idle' });
  const storage = {
    read: () => readStored(STORAGE_KEY),
    write: (pending: readonly PendingCommand[]) => store(STORAGE_KEY, pending),
  };
  const commands = createPendingCommands(storage);
  const [pendingCommands, setPendingCommands] = createSignal(commands.all());
  const time = createServerTime(() => performance.now());
  const client = createClient({
    makeConnection: (needs) =>
      createConnection({ ...needs, schedule: delay, open: openSocket, random: Math.random }),
    schedule: delay,
    pending: commands,
    time,
    newId: newCommandId,
    person: initialSession.person,
    onState: setConnection,
    onPerson: (person: Person) => {
      const { id, guest } = me().person;
      if (id === person.id && guest === person.guest) setMe((previous) => ({ ...previous, person }));
      else {
        // The person has signed in or out in another tab, so nothing else that the page knows about them holds.
        setMe({ person, hasPassword: !person.guest, isHost: false, limits: [] });
        void readSession();
      }
    },
    onLobby: setLobby,
    onWaiting: setWaitingCounts,
    onPairing: setPairing,
    onPaired: (game) => navigate(addressOfGame(game), 'push'),
    onNotices: recordNoticeChange,
    onPendingCommands: setPendingCommands,
  });
  onCleanup(client.close);
  followNetwork(client);
  const readSession = async (): Promise<void> => {
    const result = await api('getSession', {});
    if (result.ok && result.value.person.id === me().person.id) setMe(result.value);
  };
  // A notice may mean that a moderator has set a limit.
  createEffect(on(noticeChanges, () => void readSession(), { defer: true }));
  const switchPerson = (next: Me): void => {
    setMe(next);
    client.switchPerson(next.person);
  };
  return {
    api,
    client,
    me,
    connection,
    lobby,
    waitingCounts,
    pairing,
    pendingCommands,
    now: time.now,
    switchPerson,
    retry: async () => {
      if (connection().kind === 'outdated') return location.reload();
      if (connection().kind !== 'ended') return client.reconnect();
      const result = await startSession();
      if (result.ok) switchPerson(result.value);
    },
  };
}

function openSocket(): Socket {
  const address = new URL(SOCKET_PATH, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as Socket;
}

/**
 * Closes the connection when the browser goes offline, and reconnects when it is online again. Checks the connection when
 * the page is shown again, since it may have been lost while the device was asleep.
 */
function followNetwork(client: Client): void {
  const listenTo = (name: 'online' | 'offline' | 'visibilitychange', listen: () => void): void => {
    addEventListener(name, listen);
    onCleanup(() => removeEventListener(name, listen));
  };
  listenTo('offline', client.markLost);
  listenTo('online', client.reconnect);
  listenTo('visibilitychange', () => {
    if (!document.hidden) client.checkConnection();
  });
}

export const OnlineContext = createContext<Online>();

/** Returns the online state that the surrounding page provides. */
export function useOnline(): Online {
  const online = useContext(OnlineContext);
  if (online === undefined) throw new Error('useOnline is called outside the online pages');
  return online;
}

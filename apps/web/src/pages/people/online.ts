import { type GameId, type LobbyTable, type Me, type Person, SOCKET_PATH } from '@halma/protocol';
import { type Accessor, createContext, createSignal, onCleanup, useContext } from 'solid-js';
import type { Api } from '../../online/api.ts';
import { type Client, createClient } from '../../online/client.ts';
import { type KeptCommand, keepCommands } from '../../online/kept-commands.ts';
import { createLine, type LineState, type Socket } from '../../online/line.ts';
import { createServerTime } from '../../online/server-time.ts';
import { readStored, store } from '../../site/storage.ts';
import { api } from './api.ts';
import { later } from './later.ts';

/** What every part of these pages may use. */
export interface Online {
  readonly api: Api;
  readonly client: Client;
  readonly me: Accessor<Me>;
  /** Another person is signed in at this browser, or nobody any more. */
  readonly becomes: (me: Me) => void;
  readonly line: Accessor<LineState>;
  /** Tries again at once; where the session has ended, begins another. */
  readonly retry: () => Promise<void>;
  /** The tables that wait for people; null before they are known. */
  readonly lobby: Accessor<readonly LobbyTable[] | null>;
  /** Commands the server has not acknowledged. */
  readonly kept: Accessor<readonly KeptCommand[]>;
  /** Now on the server. */
  readonly now: () => number | undefined;
}

const SHELF = 'halma.online.commands';

/** A name for a new intention, hardly ever drawn twice. */
export function newCommandId(): string {
  return crypto.randomUUID();
}

/** Where people play a game. */
export function addressOfGame(game: GameId): string {
  return `/people/game/${game}`;
}

/** Opens the line for as long as these pages are shown. */
export function createOnline(first: Me): Online {
  const [me, setMe] = createSignal(first);
  const [line, setLine] = createSignal<LineState>({ kind: 'connecting' });
  const [lobby, setLobby] = createSignal<readonly LobbyTable[] | null>(null);
  const shelf = { read: () => readStored(SHELF), write: (all: readonly KeptCommand[]) => store(SHELF, all) };
  const commands = keepCommands(shelf);
  const [kept, setKept] = createSignal(commands.all());
  const time = createServerTime(() => performance.now());
  const client = createClient({
    makeLine: (told) => createLine({ ...told, later, open: openSocket, random: Math.random }),
    later,
    kept: commands,
    time,
    newId: newCommandId,
    person: first.person,
    onState: setLine,
    onPerson: (person: Person) => setMe((before) => ({ ...before, person })),
    onLobby: setLobby,
    onKept: setKept,
  });
  onCleanup(client.close);
  followNetwork(client);
  const becomes = (next: Me): void => {
    setMe(next);
    client.becomes(next.person);
  };
  return {
    api,
    client,
    me,
    line,
    lobby,
    kept,
    now: time.now,
    becomes,
    retry: async () => {
      if (line().kind !== 'ended') return client.wake();
      const begun = await api('beginSession', {});
      if (begun.ok) becomes(begun.value);
    },
  };
}

function openSocket(): Socket {
  const address = new URL(SOCKET_PATH, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as Socket;
}

/** The device says when it has left the net, and when it is back. */
function followNetwork(client: Client): void {
  const hear = (name: 'online' | 'offline', listen: () => void): void => {
    addEventListener(name, listen);
    onCleanup(() => removeEventListener(name, listen));
  };
  hear('offline', client.lose);
  hear('online', client.wake);
}

export const OnlineContext = createContext<Online>();

/** The conversation with the server, for the parts of these pages. */
export function useOnline(): Online {
  const online = useContext(OnlineContext);
  if (online === undefined) throw new Error('this part stands outside the pages of people');
  return online;
}

import type { LoggedEvent, OnlineGameId, PersonId } from '@halma/protocol';
import { evolve } from '../../src/game/evolve.ts';
import type { GameState } from '../../src/game/state.ts';
import { gameSetup, PlayedGame, personFor } from '../game/played-game.ts';
import { FakeStore, type RequestCount } from './fake-store.ts';
import { NotificationNetwork } from './notification-network.ts';
import { type SimulatedClient, SimulatedNode } from './simulated-node.ts';

/** The size of a simulation. */
export interface LoadPlan {
  readonly players: number;
  readonly nodes: number;
  /** The time between two moves in a game, in milliseconds. */
  readonly moveIntervalMs: number;
  readonly seconds: number;
}

/** The costs of one period in a simulation. */
export interface Cost {
  /** The CPU time of all nodes together, in seconds. */
  readonly cpuSeconds: number;
  /** The simulated time, in seconds. */
  readonly seconds: number;
  readonly requests: ReadonlyMap<string, RequestCount>;
  readonly notificationsPublished: number;
  readonly notificationsDelivered: number;
  readonly messages: number;
  readonly bytes: number;
}

/** The measurements from a simulation. */
export interface LoadFigures {
  /** All players connect, each to a game that has begun. */
  readonly connecting: Cost;
  /** The players make moves. */
  readonly playing: Cost & { readonly moves: number };
  /** The players stay connected, and none of them moves. */
  readonly resting: Cost;
  /** The memory that a player's connection and half of a game use on a node, in bytes. */
  readonly bytesPerPlayer: number;
}

const TICK_MS = 100;
const STARTED_AT = 1_700_000_000_000;
/** The number of moves in a game when its players connect. */
const EARLIER_MOVES = 20;
const PLAYERS_PER_GAME = 2;

interface Table {
  readonly game: OnlineGameId;
  readonly clients: readonly SimulatedClient[];
  ply: number;
}

/** Runs the server's code for many players on several nodes, with a simulated store, bus and clock. */
export async function simulateLoad(plan: LoadPlan): Promise<LoadFigures> {
  const simulation = new Simulation(plan);
  const memoryBefore = usedMemory();
  const connecting = await simulation.measure(() => simulation.connectAll());
  const bytesPerPlayer = (usedMemory() - memoryBefore) / plan.players;
  await simulation.run(2, true);
  const movesBefore = simulation.moves;
  const playing = await simulation.measure(() => simulation.run(plan.seconds, true));
  const resting = await simulation.measure(() => simulation.run(plan.seconds, false));
  simulation.check();
  return {
    connecting,
    playing: { ...playing, moves: simulation.moves - movesBefore },
    resting,
    bytesPerPlayer,
  };
}

class Simulation {
  moves = 0;
  readonly #plan: LoadPlan;
  readonly #store = new FakeStore();
  readonly #network = new NotificationNetwork();
  readonly #nodes: readonly SimulatedNode[];
  readonly #script: Script;
  readonly #tables: Table[] = [];
  #now = STARTED_AT;
  #nextTable = 0;

  constructor(plan: LoadPlan) {
    this.#plan = plan;
    this.#nodes = Array.from(
      { length: plan.nodes },
      (_, id) => new SimulatedNode(id, this.#store, this.#network, () => this.#now),
    );
    this.#script = writeScript(EARLIER_MOVES + Math.ceil((2000 * (plan.seconds + 4)) / plan.moveIntervalMs));
    for (let index = 0; index < plan.players / PLAYERS_PER_GAME; index += 1) this.#addGame(index);
  }

  /** Connects every player to a node. The players of a game are on different nodes, if there are several. */
  async connectAll(): Promise<void> {
    for (const [index, table] of this.#tables.entries()) {
      const clients = playersOf(index).map((person, seat) =>
        this.#node(index * PLAYERS_PER_GAME + seat).connect(person, table.game),
      );
      this.#tables[index] = { ...table, clients };
      if (index % 100 === 99) await settle();
    }
    await settle();
  }

  /** Lets time pass. */
  async run(seconds: number, arePlaying: boolean): Promise<void> {
    const movesPerTick = (this.#tables.length * TICK_MS) / this.#plan.moveIntervalMs;
    let owedMoves = 0;
    for (let tick = 0; tick < (seconds * 1000) / TICK_MS; tick += 1) {
      this.#now += TICK_MS;
      owedMoves += arePlaying ? movesPerTick : 0;
      for (; owedMoves >= 1; owedMoves -= 1) this.#makeMove();
      await Promise.all(this.#nodes.map((node) => node.tick()));
      await settle();
    }
  }

  async measure(work: () => Promise<void>): Promise<Cost> {
    this.#store.takeRequests();
    const start = { ...this.#counts(), now: this.#now, cpu: process.cpuUsage() };
    await work();
    const { user, system } = process.cpuUsage(start.cpu);
    const end = this.#counts();
    return {
      cpuSeconds: (user + system) / 1e6,
      seconds: (this.#now - start.now) / 1000,
      requests: this.#store.takeRequests(),
      notificationsPublished: end.published - start.published,
      notificationsDelivered: end.delivered - start.delivered,
      messages: end.messages - start.messages,
      bytes: end.bytes - start.bytes,
    };
  }

  /** Throws if a client has not received every move of its game. */
  check(): void {
    for (const { game, ply, clients } of this.#tables) {
      const expected = ply - EARLIER_MOVES;
      for (const { receivedCount } of clients)
        if (receivedCount < expected)
          throw new Error(`a player of ${game} got ${receivedCount} messages for ${expected} moves`);
    }
  }

  #makeMove(): void {
    const table = this.#tables[this.#nextTable];
    if (table === undefined) throw new Error('there is no game');
    this.#nextTable = (this.#nextTable + 1) % this.#tables.length;
    const { ply } = table;
    const move = this.#script.moves[ply];
    if (move === undefined) throw new Error('the script is too short');
    const command = { do: 'move', ply, move };
    table.clients[ply % PLAYERS_PER_GAME]?.say({
      say: 'command',
      id: `move-${ply}-abcd`,
      game: table.game,
      command,
    });
    table.ply += 1;
    this.moves += 1;
  }

  #addGame(index: number): void {
    const game = `g${String(index).padStart(11, '0')}`;
    const [first = '', second = ''] = playersOf(index);
    const text = JSON.stringify(this.#script.log.slice(0, this.#script.log.length - this.#script.laterCount))
      .replaceAll(personFor('A'), first)
      .replaceAll(personFor('C'), second);
    const log = JSON.parse(text) as LoggedEvent[];
    let state: GameState | null = null;
    for (const logged of log) state = evolve(game, state, logged);
    if (state === null) throw new Error('the log is empty');
    this.#store.addGame(
      game,
      log.map((logged) => ({ ...logged, commandId: `earlier-${logged.seq}` })),
      state,
    );
    this.#tables.push({ game, clients: [], ply: EARLIER_MOVES });
  }

  #node(index: number): SimulatedNode {
    const node = this.#nodes[index % this.#nodes.length];
    if (node === undefined) throw new Error('there is no node');
    return node;
  }

  #counts() {
    const clients = this.#tables.flatMap((table) => table.clients);
    return {
      published: this.#network.publishedCount,
      delivered: this.#network.deliveredCount,
      messages: clients.reduce((sum, { receivedCount }) => sum + receivedCount, 0),
      bytes: clients.reduce((sum, client) => sum + client.bytes, 0),
    };
  }
}

/** The moves in all games of a simulation, and each game's log when its players connect. */
interface Script {
  readonly moves: readonly string[];
  readonly log: readonly LoggedEvent[];
  /** The number of events at the end of the log that happen only after the players have connected. */
  readonly laterCount: number;
}

function writeScript(plies: number): Script {
  const clock = { kind: 'real-time', main: 3_600_000, increment: 0, delay: 0 } as const;
  const game = new PlayedGame(gameSetup('halma-2', { clock }));
  game.now = STARTED_AT;
  game.seatPlayers();
  for (let ply = 0; ply < plies; ply += 1) game.makeMove(0, ply * 7);
  const moves = game.log.flatMap(({ event }) => ('move' in event ? [event.move] : []));
  return { moves, log: game.log, laterCount: plies - EARLIER_MOVES };
}

/** Returns a game's players, in the order in which they move. */
function playersOf(index: number): readonly [PersonId, PersonId] {
  const id = String(index).padStart(15, '0');
  return [`a${id}`, `c${id}`];
}

function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Waits until all the work started so far is done. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

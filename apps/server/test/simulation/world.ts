import type { Command, GameSetup } from '@halma/protocol';
import { formatShortMove, legalMoves, type SeatLetter } from '@halma/rules';
import { DueWorkJob } from '../../src/background/due-work.ts';
import type { GameState } from '../../src/game/state.ts';
import { gameSeats, personAt, seatToMove } from '../../src/game/state.ts';
import { Games } from '../../src/games/games.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { Crash, UnreliableBus, withCrashes } from './faults.ts';

const NODE_COUNT = 3;

const IDLE_FOLLOWER = { onChange: () => undefined };

/** A command that a player repeats until the server answers it. */
export interface SentCommand {
  readonly person: string;
  readonly id: string;
  readonly command: Command;
  /** The number of the event, once the server has acknowledged the command. */
  seq?: number;
  isAnswered: boolean;
}

/** A simulated cluster: three nodes, a store that crashes, an unreliable bus, a clock, and players. */
export class World {
  now = 1_700_000_000_000;
  game = '';
  readonly journal: SentCommand[] = [];
  nodes: Games[] = [];
  readonly #reliableStore: GameStore;
  readonly #crashingStore: GameStore;
  readonly #random: () => number;
  readonly #bus: UnreliableBus;
  readonly #runNumber: number;

  constructor(games: GameStore, random: () => number, runNumber: number) {
    this.#reliableStore = games;
    this.#crashingStore = withCrashes(games, random, 0.08);
    this.#random = random;
    this.#bus = new UnreliableBus(random);
    this.#runNumber = runNumber;
    for (let index = 0; index < NODE_COUNT; index += 1) this.nodes.push(this.#newNode());
  }

  personId(seat: string): string {
    return `${seat.toLowerCase()}${String(this.#runNumber).padStart(15, '0')}`;
  }

  async createGame(setup: GameSetup): Promise<void> {
    const id = 'create';
    const created = await this.#retry(() => this.#anyNode().create(setup, this.personId('A'), id));
    if (created?.ok !== true) throw new Error('there is no game');
    this.game = created.value;
    for (const node of this.nodes) node.log.follow(this.game, IDLE_FOLLOWER);
    for (const seat of Object.keys(setup.seats))
      await this.send(seat, { do: 'join', seat: seat as SeatLetter });
    await this.settle();
    for (const seat of Object.keys(setup.seats)) await this.send(seat, { do: 'ready' });
    await this.settle();
  }

  /** Performs one random action. */
  async step(): Promise<void> {
    const choice = this.#random();
    this.now += Math.floor(this.#random() * 2500);
    if (choice < 0.55) await this.#sendMove();
    else if (choice < 0.61) await this.#sendOtherCommand();
    else if (choice < 0.72) await this.#resendCommands();
    else if (choice < 0.8) this.#bus.deliver();
    else if (choice < 0.85) this.#replaceNode();
    else if (choice < 0.88) this.now += Math.floor(this.#random() * 20_000);
    // A move and a flag fall race on different nodes.
    else await Promise.all([this.#doDueWork(), this.#doDueWork(), this.#sendMove()]);
  }

  /** Sends a command once. The command or its response may get lost. */
  async send(seat: string, command: Command): Promise<SentCommand> {
    const sent: SentCommand = {
      person: this.personId(seat),
      id: `command-${this.journal.length}`,
      command,
      isAnswered: false,
    };
    this.journal.push(sent);
    await this.#deliver(sent);
    return sent;
  }

  /** Sends unanswered commands again until all are answered, and lets all nodes catch up. */
  async settle(): Promise<void> {
    for (const sent of this.journal) while (!sent.isAnswered) await this.#deliver(sent);
    for (const node of this.nodes) await node.log.catchUp();
  }

  /** Returns the current state of the game. */
  async state(): Promise<GameState> {
    const live = await this.#anyNode().log.find(this.game);
    if (live === undefined) throw new Error('there is no game');
    return live.state;
  }

  async #deliver(sent: SentCommand): Promise<void> {
    const { person, id, command } = sent;
    const roundTrip = this.#random() * 400;
    try {
      const result = await this.#anyNode().execute(
        this.game,
        id,
        { by: 'person', person, command },
        { roundTripMs: roundTrip },
      );
      // One response in ten gets lost.
      if (this.#random() < 0.1) return;
      sent.isAnswered = true;
      if (result.ok) sent.seq = result.value;
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }

  async #sendMove(): Promise<void> {
    const cachedState = this.#anyNode().log.peek(this.game)?.state;
    if (cachedState?.position == null) return;
    const seat = seatToMove(cachedState);
    if (seat === undefined) return;
    const moves = legalMoves(cachedState.position);
    const move = moves[Math.floor(this.#random() * moves.length)];
    if (move === undefined) return;
    const text = formatShortMove(cachedState.position.rules.board, move);
    await this.send(seat, { do: 'move', ply: cachedState.position.ply, move: text });
  }

  async #sendOtherCommand(): Promise<void> {
    const state = await this.state();
    const seats = gameSeats(state).filter((seat) => personAt(state, seat) !== undefined);
    const seat = seats[Math.floor(this.#random() * seats.length)] ?? 'A';
    const commands: Command[] = [
      { do: 'offer-draw' },
      { do: 'decline-draw' },
      { do: 'take-back', to: Math.max(0, (state.position?.ply ?? 0) - seats.length) },
      { do: 'decline-take-back' },
      { do: 'rematch' },
      { do: 'resign' },
    ];
    const command = commands[Math.floor(this.#random() * commands.length)];
    if (command !== undefined) await this.send(seat, command);
  }

  async #resendCommands(): Promise<void> {
    for (const sent of this.journal) if (!sent.isAnswered || this.#random() < 0.05) await this.#deliver(sent);
  }

  async #doDueWork(): Promise<void> {
    const dependencies = {
      store: this.#reliableStore,
      games: this.#anyNode(),
      engine: { idleThreadCount: 0, chooseMove: async () => '--' },
      appliesTimeLimits: true,
      delayBeforeTimeLimit: async () => 0,
      now: () => this.now,
      onError: (error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      },
    };
    await new DueWorkJob(dependencies).run();
  }

  /** Replaces a node with a new one that has nothing in memory. */
  #replaceNode(): void {
    const index = Math.floor(this.#random() * NODE_COUNT);
    this.nodes[index]?.log.close();
    const node = this.#newNode();
    node.log.follow(this.game, IDLE_FOLLOWER);
    this.nodes[index] = node;
  }

  #newNode(): Games {
    return new Games({
      store: this.#crashingStore,
      people: { hasBlockWith: async () => false },
      presence: { read: async () => new Map() },
      bus: this.#bus,
      now: () => this.now,
      random: this.#random,
      outageMs: () => 0,
    });
  }

  #anyNode(): Games {
    const node = this.nodes[Math.floor(this.#random() * NODE_COUNT)];
    if (node === undefined) throw new Error('there is no node');
    return node;
  }

  async #retry<Value>(work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
      }
    }
  }
}

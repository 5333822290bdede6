import type { Command, GameSetup } from '@halma/protocol';
import { formatShortMove, legalMoves, type SeatLetter } from '@halma/rules';
import { doDueWork } from '../../src/background/due-work.ts';
import type { GameState } from '../../src/game/state.ts';
import { gameSeats, seatPerson, seatToMove } from '../../src/game/state.ts';
import { Games } from '../../src/games/games.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { Crash, crashing, UnreliableBus } from './faults.ts';

const NODES = 3;

/** A command that a player sends until it is answered. */
export interface Sent {
  readonly person: string;
  readonly id: string;
  readonly command: Command;
  /** The event's number once it is acknowledged. */
  seq?: number;
  answered: boolean;
}

/** Three nodes, a store that crashes, an unreliable bus, a clock, and people who play. */
export class World {
  now = 1_700_000_000_000;
  game = '';
  readonly journal: Sent[] = [];
  nodes: Games[] = [];
  readonly #real: GameStore;
  readonly #games: GameStore;
  readonly #random: () => number;
  readonly #bus: UnreliableBus;
  readonly #run: number;

  constructor(games: GameStore, random: () => number, run: number) {
    this.#real = games;
    this.#games = crashing(games, random, 0.08);
    this.#random = random;
    this.#bus = new UnreliableBus(random);
    this.#run = run;
    for (let index = 0; index < NODES; index += 1) this.nodes.push(this.#newNode());
  }

  person(seat: string): string {
    return `${seat.toLowerCase()}${String(this.#run).padStart(15, '0')}`;
  }

  async createGame(plan: GameSetup): Promise<void> {
    const id = 'create';
    const created = await this.#retry(() => this.#node().create(plan, this.person('A'), id));
    if (created?.ok !== true) throw new Error('no game');
    this.game = created.value;
    for (const node of this.nodes) node.log.follow(this.game, () => undefined);
    for (const seat of Object.keys(plan.seats))
      await this.send(seat, { do: 'join', seat: seat as SeatLetter });
    await this.settle();
    for (const seat of Object.keys(plan.seats)) await this.send(seat, { do: 'ready' });
    await this.settle();
  }

  /** Makes one random thing happen. */
  async step(): Promise<void> {
    const choice = this.#random();
    this.now += Math.floor(this.#random() * 2500);
    if (choice < 0.55) await this.#sendMove();
    else if (choice < 0.61) await this.#sendOther();
    else if (choice < 0.72) await this.#resendSome();
    else if (choice < 0.8) this.#bus.deliver();
    else if (choice < 0.85) this.#replaceNode();
    else if (choice < 0.88) this.now += Math.floor(this.#random() * 20_000);
    // A move and the fall of the flag race on different nodes.
    else await Promise.all([this.#doDue(), this.#doDue(), this.#sendMove()]);
  }

  /** Sends a command once; the command or its answer may get lost. */
  async send(seat: string, command: Command): Promise<Sent> {
    const sent: Sent = {
      person: this.person(seat),
      id: `command-${this.journal.length}`,
      command,
      answered: false,
    };
    this.journal.push(sent);
    await this.#deliver(sent);
    return sent;
  }

  /** Sends unanswered commands again until all are answered, and lets all nodes catch up. */
  async settle(): Promise<void> {
    for (const sent of this.journal) while (!sent.answered) await this.#deliver(sent);
    for (const node of this.nodes) await node.log.catchUp();
  }

  /** Returns the present state of the game. */
  async state(): Promise<GameState> {
    const live = await this.#node().log.find(this.game);
    if (live === undefined) throw new Error('no game');
    return live.state;
  }

  async #deliver(sent: Sent): Promise<void> {
    const { person, id, command } = sent;
    const roundTrip = this.#random() * 400;
    try {
      const answer = await this.#node().execute(this.game, id, { by: 'person', person, command }, roundTrip);
      // One answer in ten gets lost.
      if (this.#random() < 0.1) return;
      sent.answered = true;
      if (answer.ok) sent.seq = answer.value;
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }

  async #sendMove(): Promise<void> {
    const known = this.#node().log.peek(this.game)?.state;
    if (known?.position == null) return;
    const seat = seatToMove(known);
    if (seat === undefined) return;
    const moves = legalMoves(known.position);
    const move = moves[Math.floor(this.#random() * moves.length)];
    if (move === undefined) return;
    const text = formatShortMove(known.position.rules.board, move);
    await this.send(seat, { do: 'move', ply: known.position.ply, move: text });
  }

  async #sendOther(): Promise<void> {
    const state = await this.state();
    const seats = gameSeats(state).filter((seat) => seatPerson(state, seat) !== undefined);
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

  async #resendSome(): Promise<void> {
    for (const sent of this.journal) if (!sent.answered || this.#random() < 0.05) await this.#deliver(sent);
  }

  async #doDue(): Promise<void> {
    const dependencies = {
      store: this.#real,
      games: this.#node(),
      engine: { idleThreads: 0, chooseMove: async () => '--' },
      appliesTimeLimits: true,
      now: () => this.now,
      onError: (error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      },
    };
    await doDueWork(dependencies);
  }

  /** Replaces a node with a new one, which knows nothing. */
  #replaceNode(): void {
    const index = Math.floor(this.#random() * NODES);
    this.nodes[index]?.log.close();
    const node = this.#newNode();
    node.log.follow(this.game, () => undefined);
    this.nodes[index] = node;
  }

  #newNode(): Games {
    return new Games({ store: this.#games, bus: this.#bus, now: () => this.now, random: this.#random });
  }

  #node(): Games {
    const node = this.nodes[Math.floor(this.#random() * NODES)];
    if (node === undefined) throw new Error('no node');
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

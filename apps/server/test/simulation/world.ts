import type { Command, TablePlan } from '@halma/protocol';
import { formatShortMove, legalMoves, type SeatLetter } from '@halma/rules';
import type { GameState } from '../../src/game/state.ts';
import { personOn, seatsOf, seatToMove } from '../../src/game/state.ts';
import type { GameStore } from '../../src/store/game-store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { doDueWork } from '../../src/work/due-work.ts';
import { Crash, crashing, UnreliableBus } from './faults.ts';

const NODES = 3;

/** A command somebody sends until it is answered. */
export interface Sent {
  readonly person: string;
  readonly id: string;
  readonly command: Command;
  /** The event's number once it is acknowledged. */
  seq?: number;
  answered: boolean;
}

/** Three nodes, a store that crashes, a bus that cannot be relied on, a clock, and people who play. */
export class World {
  now = 1_700_000_000_000;
  game = '';
  readonly journal: Sent[] = [];
  nodes: Tables[] = [];
  readonly #real: GameStore;
  readonly #games: GameStore;
  readonly #random: () => number;
  readonly #bus: UnreliableBus;
  readonly #name: string;

  constructor(games: GameStore, random: () => number, name: string) {
    this.#real = games;
    this.#games = crashing(games, random, 0.08);
    this.#random = random;
    this.#bus = new UnreliableBus(random);
    this.#name = name;
    for (let index = 0; index < NODES; index += 1) this.nodes.push(this.#newNode());
  }

  person(seat: string): string {
    return `${this.#name}-${seat}`;
  }

  async setTable(plan: TablePlan): Promise<void> {
    const id = 'set-the-table';
    const created = await this.#insist(() => this.#node().create(plan, this.person('A'), id));
    if (!created.ok) throw new Error(created.refusal.code);
    this.game = created.value;
    for (const node of this.nodes) node.follow(this.game, () => undefined);
    for (const seat of Object.keys(plan.seats))
      await this.send(seat, { do: 'join', seat: seat as SeatLetter });
    await this.settle();
    for (const seat of Object.keys(plan.seats)) await this.send(seat, { do: 'ready' });
    await this.settle();
  }

  /** One thing happens, whatever it is. */
  async step(): Promise<void> {
    const luck = this.#random();
    this.now += Math.floor(this.#random() * 2500);
    if (luck < 0.55) await this.#sendMove();
    else if (luck < 0.61) await this.#sendOther();
    else if (luck < 0.72) await this.#resendSome();
    else if (luck < 0.8) this.#bus.deliver();
    else if (luck < 0.85) this.#replaceNode();
    else if (luck < 0.88) this.now += Math.floor(this.#random() * 20_000);
    // A move and the fall of the flag, at the same time, on different nodes.
    else await Promise.all([this.#doDue(), this.#doDue(), this.#sendMove()]);
  }

  /** Sends a command once; it may get lost on the way there or back. */
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

  /** Everything that was sent is sent again until it is answered, and every node catches up. */
  async settle(): Promise<void> {
    for (const sent of this.journal) while (!sent.answered) await this.#deliver(sent);
    for (const node of this.nodes) await node.catchUp();
  }

  /** What the log says now. */
  async state(): Promise<GameState> {
    const live = await this.#node().find(this.game);
    if (live === undefined) throw new Error('no game');
    return live.state;
  }

  async #deliver(sent: Sent): Promise<void> {
    const { person, id, command } = sent;
    const roundTrip = this.#random() * 400;
    try {
      const answer = await this.#node().command(this.game, id, { by: 'person', person, command }, roundTrip);
      // Now and then the answer gets lost, and the person knows nothing.
      if (this.#random() < 0.1) return;
      sent.answered = true;
      if (answer.ok) sent.seq = answer.value;
    } catch (fault) {
      if (!(fault instanceof Crash)) throw fault;
    }
  }

  async #sendMove(): Promise<void> {
    const known = this.#node().stateOf(this.game);
    const seat = known && seatToMove(known);
    if (known?.position == null || seat === undefined) return;
    const moves = legalMoves(known.position);
    const move = moves[Math.floor(this.#random() * moves.length)];
    if (move === undefined) return;
    const text = formatShortMove(known.position.rules.board, move);
    await this.send(seat, { do: 'move', ply: known.position.ply, move: text });
  }

  async #sendOther(): Promise<void> {
    const state = await this.state();
    const seats = seatsOf(state).filter((seat) => personOn(state, seat) !== undefined);
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
    const need = {
      games: this.#real,
      tables: this.#node(),
      thinker: { free: 0, choose: async () => '--' },
      callsTime: true,
      now: () => this.now,
      onFault: (fault: unknown) => {
        if (!(fault instanceof Crash)) throw fault;
      },
    };
    await doDueWork(need);
  }

  /** A node dies with all it knew, and another takes its place. */
  #replaceNode(): void {
    const index = Math.floor(this.#random() * NODES);
    this.nodes[index]?.close();
    const node = this.#newNode();
    node.follow(this.game, () => undefined);
    this.nodes[index] = node;
  }

  #newNode(): Tables {
    return new Tables({ games: this.#games, bus: this.#bus, now: () => this.now, random: this.#random });
  }

  #node(): Tables {
    const node = this.nodes[Math.floor(this.#random() * NODES)];
    if (node === undefined) throw new Error('no node');
    return node;
  }

  async #insist<Value>(work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await work();
      } catch (fault) {
        if (!(fault instanceof Crash)) throw fault;
      }
    }
  }
}

import type { OnlineGameId, PersonId } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import { type GameState, personAt, seatOfPerson, seatToMove } from '../game/state.ts';
import type { Games } from '../games/games.ts';
import type { Presence } from '../people/presence.ts';
import type { LeasedWork } from '../store/game-store.ts';
import type { GameOutages } from './game-outages.ts';
import { type Handovers, HEARTBEAT_INTERVAL_MS } from './handovers.ts';

/** The dependencies of `FairClocks`. */
export interface FairClocksDependencies {
  readonly games: Games;
  readonly presence: Presence;
  readonly outages: GameOutages;
  readonly handovers: Handovers;
  readonly now: () => number;
}

/**
 * How long after a deadline only the node to which the player is connected may apply the time limit, in milliseconds.
 */
const OTHER_NODE_DELAY_MS = 2000;

/**
 * The delays before a node checks a time limit again, in milliseconds. A node releases the time limit of another node's
 * player almost at once, so that the other node finds it when it next looks for due work.
 */
const WAIT_MS = { playerIsAway: 2000, otherNode: 1, unreadMessages: 100 } as const;

/** The number of games credited in parallel. */
const BATCH_SIZE = 50;

/** A player to move who was connected to another node and is now connected to this one. */
interface Arrival {
  readonly game: OnlineGameId;
  readonly earlierNode: string | undefined;
  readonly connectedAt: number;
}

/** Credits players' clocks with the time during which the server could not respond. */
export class FairClocks {
  readonly #dependencies: FairClocksDependencies;
  #arrivals: Arrival[] = [];

  constructor(dependencies: FairClocksDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Records that a person's socket follows a game, and credits the outage that ends with the connection. If either
   * fails, the socket does not count as following the game.
   */
  async connect(state: GameState, person: PersonId): Promise<void> {
    const { presence, handovers } = this.#dependencies;
    const { game } = state;
    const earlierNode = isToMove(state, person) ? await handovers.findNode(game, person) : undefined;
    try {
      await this.#recordArrival(state, person, earlierNode);
    } catch (error) {
      await presence.disconnect(game, person);
      throw error;
    }
  }

  async #recordArrival(state: GameState, person: PersonId, earlierNode: string | undefined): Promise<void> {
    const { presence, handovers, now } = this.#dependencies;
    const connectedAt = now();
    await presence.connect(state.game, person);
    if (seatToMove(state) === undefined || seatOfPerson(state, person) === undefined) return;
    if ((await handovers.check(state, earlierNode)) === 'running')
      this.#arrivals.push({ game: state.game, earlierNode, connectedAt });
    await this.#credit(state);
  }

  /** Credits the players who came from a node that has stopped. Call this after each heartbeat. */
  async checkArrivals(): Promise<void> {
    const { handovers, games, now } = this.#dependencies;
    // By then, a node that was running when the player connected has recorded a heartbeat.
    const isDue = ({ connectedAt }: Arrival): boolean => now() - connectedAt >= 2 * HEARTBEAT_INTERVAL_MS;
    const due = this.#arrivals.filter(isDue);
    this.#arrivals = this.#arrivals.filter((arrival) => !isDue(arrival));
    for (const { game, earlierNode, connectedAt } of due) {
      const state = games.log.peek(game)?.state;
      if (state && (await handovers.check(state, earlierNode, connectedAt)) === 'gone')
        await this.#credit(state);
    }
  }

  /**
   * Returns the delay before this node applies a game's time limit, in milliseconds; 0 if the time is up as far as this
   * node knows. In that case, credits the clock of the player to move first.
   */
  async delayBeforeTimeLimit(state: GameState, { at }: LeasedWork): Promise<number> {
    const { presence, handovers, outages, now } = this.#dependencies;
    const seat = seatToMove(state);
    if (seat === undefined) {
      // Before a game starts there is no clock to credit. The time to find players runs from its creation.
      const since = state.phase === 'waiting' ? state.createdAt : state.changedAt;
      const lostMs = outages.shareSince(state, since).milliseconds;
      return Math.max(0, at + lostMs - now());
    }
    const person = personAt(state, seat);
    if (person !== undefined && !presence.isFollowing(state.game, person)) {
      const node = await handovers.findNode(state.game, person);
      const nodeState = await handovers.check(state, node);
      if (nodeState === 'running' && now() < at + OTHER_NODE_DELAY_MS) return WAIT_MS.otherNode;
    }
    if (outages.shareSince(state, state.clock.creditedUntil).isOngoing) return WAIT_MS.playerIsAway;
    // A busy node may not have read a move that arrived in time.
    if (outages.readUntil < at) return WAIT_MS.unreadMessages;
    await this.#credit(state);
    return 0;
  }

  /** Credits the games whose player to move is connected to this node. */
  async creditConnected(): Promise<void> {
    const { presence, games } = this.#dependencies;
    const connectedGames = presence.followedGames().flatMap((game) => {
      const state = games.log.peek(game)?.state;
      const seat = state && seatToMove(state);
      const person = state && seat && personAt(state, seat);
      return state && person && presence.isFollowing(game, person) ? [state] : [];
    });
    await inBatches(connectedGames, BATCH_SIZE, async (batch) => {
      await Promise.all(batch.map((state) => this.#credit(state)));
    });
  }

  async #credit({ game, lastSeq }: GameState): Promise<void> {
    const command = { by: 'server', command: { do: 'credit' } } as const;
    await this.#dependencies.games.execute(game, `credit-${lastSeq}`, command);
  }
}

function isToMove(state: GameState, person: PersonId): boolean {
  const seat = seatToMove(state);
  return seat !== undefined && personAt(state, seat) === person;
}

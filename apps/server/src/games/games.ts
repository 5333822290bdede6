import {
  accept,
  type CommandId,
  type GameEvent,
  type GameSetup,
  type GameTerms,
  type OnlineGameId,
  type PersonId,
  type Refusal,
  type Result,
  refuse,
} from '@halma/protocol';
import type { Bus } from '../bus/bus.ts';
import { isSubjectToPauses } from '../game/aborts.ts';
import type { DecisionContext } from '../game/context.ts';
import { decideCreation } from '../game/creation.ts';
import type { GameCommand } from '../game/decide.ts';
import { gameAggregate } from '../game/game-aggregate.ts';
import { type GameState, personAt, seatOfPerson, seatsHeldByPeople } from '../game/state.ts';
import { deriveGameId } from '../identifiers.ts';
import { EventLog } from '../log/event-log.ts';
import { logTime } from '../log/log-time.ts';
import type { GamePresenceStore } from '../store/game-presence-store.ts';
import type { Append, AppendResult, GameStore, Player } from '../store/game-store.ts';
import { peopleOfferedNextGame, personToMove } from '../store/notice-rows.ts';
import type { PeopleStore } from '../store/people-store.ts';
import { AbortPauses } from './abort-pauses.ts';

/** The dependencies of `Games`. */
export interface GamesDependencies {
  readonly store: GameStore;
  readonly people: Pick<PeopleStore, 'hasBlockWith'>;
  readonly presence: Pick<GamePresenceStore, 'read'>;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random: () => number;
  /**
   * Returns how much of the time since a given moment the player to move could not use, in milliseconds, if their
   * command arrived after `arrivedAfter`.
   */
  readonly outageMs: (state: GameState, since: number, arrivedAfter: number | undefined) => number;
  /** Called with the time at which this node asked the store to commit an event that is now on disk. */
  readonly onCommitted?: (game: OnlineGameId, askedAt: number) => void;
}

/** The server's measurements of a player's command. */
export interface CommandTimes {
  /** The round trip to the player's client, in milliseconds. */
  readonly roundTripMs: number;
  /** The earliest instant at which the command may have arrived, in milliseconds since 1970. */
  readonly arrivedAfter?: number;
}

const NOT_MEASURED: CommandTimes = { roundTripMs: 0 };

/** Stands for the player in commands that do not depend on who the player is. */
const UNREAD_PLAYER: Player = { hasAccount: false, isBot: false, isClosed: false, limits: [] };

const NO_PRESENCE: ReadonlyMap<PersonId, number> = new Map();

/** All games, as one node serves them. Any node can serve any game. */
export class Games {
  readonly log: EventLog<GameState, GameCommand, GameEvent, DecisionContext>;
  readonly #dependencies: GamesDependencies;
  readonly #abortPauses: AbortPauses;

  constructor(dependencies: GamesDependencies) {
    this.#dependencies = dependencies;
    const { store, bus, now } = dependencies;
    const onCommitted = (append: Append, askedAt: number): void => {
      const { state, logged } = append;
      dependencies.onCommitted?.(state.game, askedAt);
      const nextPlayer = personToMove(append);
      if (nextPlayer !== undefined) bus.publish({ about: 'notices', person: nextPlayer });
      for (const person of peopleOfferedNextGame(append)) bus.publish({ about: 'notices', person });
      if (state.terms.listed && changesSeeks(logged.event)) bus.publish({ about: 'lobby' });
      for (const person of peopleSeatedBy(logged.event)) bus.publish({ about: 'seat', person });
    };
    this.log = new EventLog(gameAggregate, { store, bus, now, onCommitted });
    this.#abortPauses = new AbortPauses(store, (game) => this.log.find(game));
  }

  /**
   * Creates a game. Repeating the command from the same person returns the same game.
   *
   * @param write commits the game under an additional condition
   * @returns undefined if that condition or a limit of the store does not hold
   */
  async create(
    setup: GameSetup,
    creator: PersonId,
    id: CommandId,
    write?: (append: Append) => Promise<AppendResult>,
  ): Promise<Result<OnlineGameId> | undefined> {
    const game = deriveGameId(creator, id);
    const { store, random, now } = this.#dependencies;
    const player = await store.findPlayer(creator);
    const created = decideCreation(setup, creator, { now: now(), random, player });
    if (!created.ok) return created;
    const exists = await this.log.start(game, created.value, commandIdOf(creator, id), write);
    return exists ? accept(game) : undefined;
  }

  /**
   * Carries out a command. The promise resolves once the event is on disk. Repeating the command with the same id has
   * no further effect and returns the same result.
   *
   * @returns the number of the event
   */
  async execute(
    game: OnlineGameId,
    id: CommandId,
    command: GameCommand,
    times: CommandTimes = NOT_MEASURED,
  ): Promise<Result<number>> {
    const contextFor = async (state: GameState): Promise<DecisionContext> => {
      const lastSeen = needsPresence(command) ? await this.#lastSeen(game) : NO_PRESENCE;
      const { store, people } = this.#dependencies;
      // Anyone to whom a player has sent the link to an unlisted game may join it, but a rematch is a new game.
      const isBlocked =
        ((takesSeat(command) && state.terms.listed) || offersRematch(command)) &&
        (await people.hasBlockWith(command.person, seatedPeople(state)));
      const unfinishedGameCount =
        takesSeat(command) || offersRematch(command) ? await store.countUnfinishedOf(command.person) : 0;
      const pauseMs = takesSeat(command) ? await this.#pauseMs(state.terms, command.person) : 0;
      const player =
        takesSeat(command) || offersRematch(command) ? await store.findPlayer(command.person) : UNREAD_PLAYER;
      const exceedsRatedBotGameLimit =
        state.terms.rated === true && (takesSeat(command) || offersRematch(command))
          ? await this.#exceedsRatedBotGameLimit(state, command)
          : false;
      const offerers = offersRematch(command)
        ? await Promise.all(
            state.rematchOfferedBy
              .flatMap((seat) => personAt(state, seat) ?? [])
              .map(async (person) => ({
                ...(await store.findPlayer(person)),
                unfinishedGameCount: await store.countUnfinishedOf(person),
              })),
          )
        : [];
      const measurements = {
        ...times,
        lastSeen,
        isBlocked,
        unfinishedGameCount,
        pauseMs,
        exceedsRatedBotGameLimit,
      };
      return this.#context(state, { ...measurements, player, offerers });
    };
    const commandId = commandIdOf(command.by === 'person' ? command.person : 'server', id);
    const result = await this.log.execute(game, commandId, command, contextFor);
    return result ?? refuse('unknown-game-id');
  }

  /** Returns the game in which this command gave the person their seat; undefined if there is none. */
  findByCommand(person: PersonId, id: CommandId): Promise<OnlineGameId | undefined> {
    return this.#dependencies.store.findByCommand(person, commandIdOf(person, id));
  }

  /**
   * Returns the refusal if a person may not look for a game with these terms in the lobby yet, because they have aborted
   * too many; otherwise undefined.
   */
  async pauseRefusal(terms: GameTerms, person: PersonId): Promise<Refusal | undefined> {
    const after = await this.#pauseMs(terms, person);
    return after > 0 ? { code: 'aborted-too-often', after } : undefined;
  }

  /** Returns how long a person may not join a game with these terms in the lobby, in milliseconds; 0 if they may. */
  async #pauseMs(terms: GameTerms, person: PersonId): Promise<number> {
    return isSubjectToPauses(terms) ? this.#abortPauses.remainingMs(person, this.#dependencies.now()) : 0;
  }

  /** Returns whether a person holds a seat in a game, as far as this node knows without reading the store. */
  isPlayer(game: OnlineGameId, person: PersonId): boolean {
    const state = this.log.peek(game)?.state ?? null;
    return state !== null && seatOfPerson(state, person) !== undefined;
  }

  /** Returns whether a command would start a game that is one too many for a bot. A rematch starts a new game. */
  #exceedsRatedBotGameLimit(state: GameState, command: PlayersCommand): Promise<boolean> {
    const { store, now } = this.#dependencies;
    const people = [...new Set([...seatedPeople(state), command.person])];
    return store.exceedsRatedBotGameLimit(
      { people, ...(takesSeat(command) ? { game: state.game } : {}) },
      now(),
    );
  }

  async #lastSeen(game: OnlineGameId): Promise<ReadonlyMap<PersonId, number>> {
    const recorded = (await this.#dependencies.presence.read([game])).get(game) ?? [];
    return new Map([...recorded].map(([person, { at }]) => [person, at]));
  }

  #context(
    state: GameState,
    {
      arrivedAfter,
      ...measurements
    }: CommandTimes &
      Pick<
        DecisionContext,
        | 'lastSeen'
        | 'isBlocked'
        | 'unfinishedGameCount'
        | 'pauseMs'
        | 'exceedsRatedBotGameLimit'
        | 'player'
        | 'offerers'
      >,
  ): DecisionContext {
    const { now, random, outageMs } = this.#dependencies;
    return {
      ...measurements,
      now: logTime(state, now()),
      random,
      outageMs: (since) => outageMs(state, since, arrivedAfter),
      nextGameId: () => deriveGameId(state.game, 'rematch'),
    };
  }
}

/** Returns a command id that is unique to its sender, so that no player can use up another's ids. */
function commandIdOf(sender: PersonId | 'server', id: CommandId): string {
  return `${sender}:${id}`;
}

type PlayersCommand = Extract<GameCommand, { readonly by: 'person' }>;

function takesSeat(command: GameCommand): command is PlayersCommand {
  return command.by === 'person' && command.command.do === 'join';
}

function offersRematch(command: GameCommand): command is PlayersCommand {
  return command.by === 'person' && command.command.do === 'rematch';
}

function needsPresence(command: GameCommand): boolean {
  return command.by === 'person' && command.command.do === 'claim-left';
}

/** Returns the person in each seat that a person holds. */
function seatedPeople(state: GameState): readonly PersonId[] {
  return seatsHeldByPeople(state).flatMap((seat) => personAt(state, seat) ?? []);
}

/** Returns the people who take a seat as a result of an event. */
function peopleSeatedBy(event: GameEvent): readonly PersonId[] {
  if (event.kind === 'joined') return [event.person];
  if (event.kind !== 'created') return [];
  return Object.values(event.seats).flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
}

function changesSeeks({ kind }: GameEvent): boolean {
  return kind === 'created' || kind === 'joined' || kind === 'left' || kind === 'aborted';
}

import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  type CommandId,
  type NewTournament,
  type PersonId,
  type Result,
  refuse,
  type TournamentEvent,
  type TournamentId,
  type TournamentSetup,
} from '@halma/protocol';
import type { Bus } from '../bus/bus.ts';
import { DAY_MS } from '../durations.ts';
import { deriveTournamentId, randomPartnerCode } from '../identifiers.ts';
import { EventLog } from '../log/event-log.ts';
import { logTime } from '../log/log-time.ts';
import type { TournamentStore } from '../store/tournament-store.ts';
import { decideTournament } from './creation.ts';
import { dependsOnExhibitor, needsPlan, waveOf } from './decide.ts';
import type { Wave } from './formats/arena.ts';
import { namedPartner } from './pair-entry.ts';
import { plannedEvent, planningJob, planTournament } from './pairing.ts';
import { hasFixedPairs } from './pairs.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { DoPlanningJob } from './planner.ts';
import { barsBotOrganiser, type TournamentState } from './state.ts';
import { streamOf } from './stream.ts';
import { tournamentAggregate } from './tournament-aggregate.ts';
import type { CommandOf, TournamentContext, TournamentWork } from './work.ts';

/** The maximum number of unfinished tournaments that one person can organise. */
const MAX_UNFINISHED_TOURNAMENTS = 10;

/** The maximum number of tournaments that one person can announce within a day. */
const MAX_DAILY_TOURNAMENTS = 20;

/** The dependencies of `Tournaments`. */
interface TournamentsDependencies {
  readonly store: TournamentStore;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Plans starts and rounds. Planning can take a long time. */
  readonly plan: DoPlanningJob;
  /**
   * Returns a person's rating, in points, for games played under a tournament's setup; undefined if such
   * games have no ratings.
   */
  readonly ratingOf: (person: PersonId, setup: TournamentSetup) => Promise<number | undefined>;
  /** Returns whether a person may play the others in an exhibition that they have announced. */
  readonly canExhibit: (person: PersonId, setup: TournamentSetup) => Promise<boolean>;
  readonly relations: {
    /** Returns whether one of two people has blocked the other. */
    readonly areBlocked: (one: PersonId, other: PersonId) => Promise<boolean>;
    /** Returns whether the account of `to` accepts invitations from `by`. */
    readonly canChallenge: (by: PersonId, to: PersonId) => Promise<boolean>;
  };
}

/** All tournaments, as one node serves them. Any node can serve any tournament. */
export class Tournaments {
  readonly log: EventLog<TournamentState, TournamentWork, TournamentEvent, TournamentContext>;
  readonly #dependencies: TournamentsDependencies;

  constructor(dependencies: TournamentsDependencies) {
    this.#dependencies = dependencies;
    this.log = new EventLog(tournamentAggregate, dependencies);
  }

  /** Announces a tournament. The same command from the same person leads to the same tournament. */
  async create(setup: NewTournament, organiser: PersonId, id: CommandId): Promise<Result<TournamentId>> {
    const { store, now } = this.#dependencies;
    const tournament = deriveTournamentId(organiser, id);
    const earlier = await this.find(tournament);
    if (earlier !== undefined) return this.#earlierResult(earlier, setup, organiser);
    const seed = randomBytes(16).toString('hex');
    const created = decideTournament(setup, organiser, {
      now: now(),
      seed,
      isBot: (await store.findEntrant(organiser)).isBot,
    });
    if (!created.ok) return created;
    const limits = {
      maxUnfinished: MAX_UNFINISHED_TOURNAMENTS,
      maxRecent: MAX_DAILY_TOURNAMENTS,
      since: now() - DAY_MS,
    };
    await this.log.start(streamOf(tournament), created.value, `${organiser}:${id}`, (append) =>
      store.announce(append, limits),
    );
    const started = await this.find(tournament);
    if (started !== undefined) return this.#earlierResult(started, setup, organiser);
    const { isDeleted, isBot } = await store.findEntrant(organiser);
    if (isDeleted) return refuse('no-session');
    return refuse(isBot && barsBotOrganiser(setup) ? 'bot-account' : 'too-many-tournaments');
  }

  #earlierResult(
    { tournament, organiser, setup }: TournamentState,
    { password: _, ...wanted }: NewTournament,
    person: PersonId,
  ): Result<TournamentId> {
    // The start may have been postponed since.
    const isSame = isDeepStrictEqual({ ...setup, startsAt: 0 }, { ...wanted, startsAt: 0 });
    return organiser === person && isSame ? accept(tournament) : refuse('id-reused');
  }

  /** Returns a tournament as it is stored now; undefined if there is none. */
  async find(tournament: TournamentId): Promise<TournamentState | undefined> {
    return (await this.log.find(streamOf(tournament)))?.state;
  }

  /**
   * Carries out a command. Repeating it with the same id has no further effect and returns the same result: the number
   * of the event.
   */
  async execute(tournament: TournamentId, id: CommandId, work: TournamentWork): Promise<Result<number>> {
    const sender = work.by === 'person' ? work.person : 'server';
    const contextFor = (state: TournamentState) => this.#contextFor(state, work);
    const executed = await this.log.execute(streamOf(tournament), `${sender}:${id}`, work, contextFor);
    return executed ?? refuse('not-found');
  }

  /**
   * Withdraws a person from all tournaments, and calls off the unstarted tournaments that they have
   * announced.
   */
  async removePerson(person: PersonId): Promise<void> {
    const { store, now } = this.#dependencies;
    const work = { by: 'server', command: { do: 'leave', person } } as const;
    // Each removal has its own id: if an account is not deleted after all, its owner can enter again.
    const id = `leave-${person}-${now()}`;
    // A tournament that has ended since the list was read refuses the command, which is harmless.
    for (const tournament of await store.listUnfinishedOf(person)) await this.execute(tournament, id, work);
  }

  /**
   * Deletes the descriptions of all tournaments that a person has announced, and the reasons that they gave in them,
   * including those in the tournaments' logs: the texts are the person's own words.
   */
  async deleteTexts(person: PersonId): Promise<void> {
    const { store, now } = this.#dependencies;
    const work = { by: 'server', command: { do: 'delete-text' } } as const;
    // Each deletion has its own id: a request in progress may have added a reason since the first one.
    const id = `delete-text-${now()}`;
    // The event makes every node forget the texts, and is refused if there are none.
    for (const tournament of await store.listOrganisedBy(person)) await this.execute(tournament, id, work);
    await store.eraseTexts(person);
  }

  async #plan(state: TournamentState, wave: Wave | undefined): Promise<Result<PlannedEvent>> {
    const job = planningJob(state, wave);
    if (!job.ok) return job;
    return plannedEvent(state, job.value, await this.#dependencies.plan(job.value));
  }

  async #contextFor(state: TournamentState, work: TournamentWork): Promise<TournamentContext> {
    const now = logTime(state, this.#dependencies.now());
    const { store, ratingOf, canExhibit } = this.#dependencies;
    const { setup, organiser } = state;
    const wave = waveOf(work, now);
    const planned = needsPlan(state, work, now) ? await this.#plan(state, wave) : undefined;
    return {
      now,
      plan: () => planned ?? planTournament(state, wave),
      partnerCode: randomPartnerCode(),
      ...(dependsOnExhibitor(state, work)
        ? { isExhibitorBarred: !(await canExhibit(organiser, setup)) }
        : {}),
      ...(work.by === 'person' && work.command.do === 'enter'
        ? {
            rating: await ratingOf(work.person, setup),
            entrant: await store.findEntrant(work.person),
            ...(await this.#checkPartner(state, work.command, work.person)),
          }
        : {}),
    };
  }

  /**
   * Checks the fixed partner named in an entry: a player who needs a partner, or else an account to be
   * invited.
   */
  async #checkPartner(
    state: TournamentState,
    command: CommandOf<'enter'>,
    person: PersonId,
  ): Promise<Pick<TournamentContext, 'isBlocked' | 'mayInvite'>> {
    if (!hasFixedPairs(state)) return {};
    const { areBlocked, canChallenge } = this.#dependencies.relations;
    const player = namedPartner(state, command, person);
    if (player !== undefined) return { isBlocked: await areBlocked(person, player.person) };
    const { partner } = command;
    return partner === undefined ? {} : { mayInvite: await canChallenge(person, partner) };
  }
}

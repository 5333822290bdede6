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
} from '@halma/protocol';
import type { Bus } from '../bus/bus.ts';
import { deriveTournamentId } from '../identifiers.ts';
import { EventLog } from '../log/event-log.ts';
import type { TournamentStore } from '../store/tournament-store.ts';
import { decideTournament } from './creation.ts';
import type { TournamentContext, TournamentWork } from './decide.ts';
import type { TournamentState } from './state.ts';
import { streamOf, tournamentAggregate } from './tournament-aggregate.ts';

/** How many tournaments that have not ended one person can organise. */
const MAX_UNFINISHED_TOURNAMENTS = 10;

/** The dependencies of `Tournaments`. */
interface TournamentsDependencies {
  readonly store: TournamentStore;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
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
    if ((await store.countUnfinishedBy(organiser)) >= MAX_UNFINISHED_TOURNAMENTS)
      return refuse('too-many-tournaments');
    const seed = randomBytes(16).toString('hex');
    const created = decideTournament(setup, organiser, { now: now(), seed });
    if (!created.ok) return created;
    await this.log.start(streamOf(tournament), created.value, `${organiser}:${id}`);
    const started = await this.find(tournament);
    return started === undefined ? refuse('internal-error') : this.#earlierResult(started, setup, organiser);
  }

  #earlierResult(
    { tournament, organiser, setup }: TournamentState,
    { password: _, ...wanted }: NewTournament,
    person: PersonId,
  ): Result<TournamentId> {
    // A start can have been postponed since.
    const isSame = isDeepStrictEqual({ ...setup, startsAt: 0 }, { ...wanted, startsAt: 0 });
    return organiser === person && isSame ? accept(tournament) : refuse('id-reused');
  }

  /** Returns a tournament as the store has it now; undefined if there is none. */
  async find(tournament: TournamentId): Promise<TournamentState | undefined> {
    return (await this.log.find(streamOf(tournament)))?.state;
  }

  /** Carries out a command. The same id takes effect once and returns the same result: the number of the event. */
  async execute(tournament: TournamentId, id: CommandId, work: TournamentWork): Promise<Result<number>> {
    const sender = work.by === 'person' ? work.person : 'server';
    const { now } = this.#dependencies;
    const executed = await this.log.execute(streamOf(tournament), `${sender}:${id}`, work, () => ({
      now: now(),
    }));
    return executed ?? refuse('not-found');
  }
}

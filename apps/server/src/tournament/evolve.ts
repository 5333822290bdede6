import { DELETED_REASON, type PersonId, type TournamentEvent, type TournamentEventOf } from '@halma/protocol';
import type { Logged } from '../log/aggregate.ts';
import {
  changeGames,
  changePlayer,
  forfeitGame,
  reinstatePlayers,
  withdrawAbsentPlayers,
  withdrawPlayer,
} from './changes.ts';
import { createdTournament } from './creation.ts';
import { arenaPauseMs } from './formats/arena.ts';
import { gamesCorrectedByOrganiser, isCalledOffByOrganiser } from './organisers-texts.ts';
import { needsPartner } from './pair-entry.ts';
import {
  hasLeft,
  isExhibitor,
  type RoundGame,
  type TournamentPlayer,
  type TournamentState,
  unfinishedGames,
} from './state.ts';

/**
 * Returns the state of a tournament after one more event. Throws if the event cannot occur in that state.
 *
 * @param sender the person whose command led to the event, or `server`
 */
export function evolveTournament(
  id: string,
  state: TournamentState | null,
  { seq, at, event }: Logged<TournamentEvent>,
  sender: PersonId = 'server',
): TournamentState {
  if (event.kind === 'created') return createdTournament(id, event, at);
  if (state === null) throw new Error(`the log of tournament ${id} does not start with its creation`);
  const changes = changesOf(state, event, at, sender);
  const next = {
    ...state,
    ...changes,
    ...(changes.rounds === undefined ? {} : stampRounds(state, changes.rounds, seq)),
    lastSeq: seq,
    changedAt: at,
  };
  const counted = isPlayersChange(event) ? countChange(next, event.person) : next;
  return { ...counted, completeSince: completeSince(counted, event, at) };
}

/**
 * Returns the changed rounds, stamped with the number of the event that changed them, and the indexes of the rounds that
 * are not finished.
 */
function stampRounds(
  state: TournamentState,
  changed: TournamentState['rounds'],
  seq: number,
): Pick<TournamentState, 'rounds' | 'unfinished'> {
  let { unfinished } = state;
  const numbered = new Map<number, TournamentState['rounds'][number]>();
  // A loop over thousands of rounds after every event has to be cheap.
  for (let index = 0; index < changed.length; index += 1) {
    const round = changed[index];
    if (round === undefined || round === state.rounds[index]) continue;
    const next = { ...round, lastSeq: seq };
    numbered.set(index, next);
    const isUnfinished = unfinishedGames(next).length > 0;
    if (unfinished.includes(index) === isUnfinished) continue;
    unfinished = isUnfinished
      ? [...unfinished, index].toSorted((one, other) => one - other)
      : unfinished.filter((other) => other !== index);
  }
  const rounds = changed.slice();
  for (const [index, round] of numbered) rounds[index] = round;
  return { rounds, unfinished };
}

function changesOf(
  state: TournamentState,
  event: Exclude<TournamentEvent, { readonly kind: 'created' }>,
  at: number,
  sender: PersonId,
): Partial<TournamentState> {
  const { players, rounds, setup } = state;
  switch (event.kind) {
    case 'entered':
      return { players: withEntry(state, event, at) };
    case 'partnered': {
      const pair = [event.person, event.partner];
      const entered = withoutInvitationsTo(withEntry(state, event, at), pair);
      return {
        players: entered.map((player): TournamentPlayer => {
          if (!pair.includes(player.person)) return player;
          const { invited: _, ...paired } = player;
          const partner = paired.person === event.person ? event.partner : event.person;
          return { ...paired, from: rounds.length + 1, partner };
        }),
      };
    }
    case 'declined':
      return {
        declined: [...state.declined, { person: event.person, partner: event.partner }],
        players: players.map(({ invited, ...player }) =>
          player.person === event.partner || invited === undefined ? player : { ...player, invited },
        ),
      };
    case 'left':
      return { players: withoutPlayer(state, event.person) };
    case 'postponed':
      return {
        setup: { ...setup, startsAt: event.startsAt },
        organiserChanges: state.organiserChanges + 1,
      };
    case 'started':
      return {
        phase: 'running',
        startedAt: at,
        roundCount: event.rounds,
        schedule: event.schedule ?? null,
        seeds: event.seeds ?? [],
      };
    case 'paired':
      return {
        rounds: [
          ...rounds,
          {
            lastSeq: state.lastSeq + 1,
            tables: event.tables.map((table) => newTable(state, table)),
            byes: event.byes,
          },
        ],
      };
    case 'extended':
      return { rounds: extendLatestRound(state, event.tables) };
    case 'opened':
      // A player who has left since the pairing still has a seat in the game, and is about to resign it.
      return changeGames(state, event.games, ({ absent = [] }) => ({
        isOpen: true,
        ...(absent.length > 0 ? { absent: [] } : {}),
      }));
    case 'removed': {
      const removed = [...state.removed, event.person];
      if (state.phase === 'over' || state.phase === 'called-off') return { removed };
      return state.phase === 'open' || needsPartner(state, event.person)
        ? { removed, players: withoutInvitationsTo(withoutPlayer(state, event.person), [event.person]) }
        : { removed, ...withdrawPlayer(state, event.person, event.opening, sender) };
    }
    case 'finished':
      return withdrawAbsentPlayers(state, [event.game], ({ absent = [] }) => ({
        places: event.places,
        absent: [...new Set([...absent, ...event.absent])],
        endedAt: at,
        ...(event.short === undefined ? {} : { isShort: true }),
      }));
    case 'forfeited':
      return withdrawAbsentPlayers(state, [event.game], (game) => ({
        ...forfeitGame(state, game, event, sender),
        endedAt: at,
      }));
    case 'refused':
      return changeGames(state, [event.game], () => ({ refused: event.code }));
    case 'corrected': {
      const corrected = changeGames(state, [event.game], () => ({
        places: event.places,
        absent: event.absent ?? [],
        corrected: event.why,
        correctedBy: sender,
      }));
      return {
        ...reinstatePlayers({ ...state, ...corrected }, event.game),
        organiserChanges: state.organiserChanges + 1,
      };
    }
    case 'withdrew':
      return {
        ...withdrawPlayer(state, event.person, event.opening),
        ...(isExhibitor(state, event.person) ? { hasExhibitorLeft: true } : {}),
      };
    case 'paused':
      return changePlayer(state, event.person, ({ pauses }) => ({
        isPausing: true,
        pauses: pauses + 1,
        // Each additional pause makes the player wait longer for the next table.
        freeFrom: at + arenaPauseMs(setup, pauses + 1),
      }));
    case 'returned':
      return changePlayer(state, event.person, ({ freeFrom }) => ({
        isPausing: false,
        returned: rounds.length + 1,
        freeFrom: Math.max(at, freeFrom),
      }));
    case 'chat-closed':
    case 'chat-opened':
      return { isChatOpen: event.kind === 'chat-opened', organiserChanges: state.organiserChanges + 1 };
    case 'text-deleted':
      return withoutOrganisersTexts(state);
    case 'ended':
      return { phase: 'over', endedAt: at };
    case 'called-off':
      return { phase: 'called-off', why: event.why, calledOffBy: sender };
  }
}

/** Returns what changes when the texts of the organiser are deleted. Those of moderators stay. */
function withoutOrganisersTexts(state: TournamentState): Partial<TournamentState> {
  const { setup } = state;
  const corrected = gamesCorrectedByOrganiser(state).map(({ game }) => game);
  return {
    setup: { ...setup, text: '' },
    ...(corrected.length > 0 ? changeGames(state, corrected, () => ({ corrected: DELETED_REASON })) : {}),
    ...(isCalledOffByOrganiser(state) ? { why: DELETED_REASON } : {}),
  };
}

/** Returns the players after an entry. It replaces the earlier entry of a person who still needs a fixed partner. */
function withEntry(
  { players, rounds }: TournamentState,
  event: TournamentEventOf<'entered' | 'partnered'>,
  at: number,
): readonly TournamentPlayer[] {
  const { person, rating, code, partner } = event;
  const entry: TournamentPlayer = {
    person,
    from: rounds.length + 1,
    isPausing: false,
    pauses: 0,
    freeFrom: at,
    ...(rating === undefined ? {} : { rating }),
    ...(code === undefined ? {} : { code }),
    ...(event.kind === 'partnered' || partner === undefined ? {} : { invited: partner }),
  };
  return players.some((player) => player.person === person)
    ? players.map((player) => (player.person === person ? entry : player))
    : [...players, entry];
}

/** Returns the players without a person who leaves. The fixed partner of that person needs a new partner. */
function withoutPlayer({ players }: TournamentState, person: PersonId): readonly TournamentPlayer[] {
  return players
    .filter((player) => player.person !== person)
    .map(({ partner, ...player }) =>
      partner === undefined || partner === person ? player : { ...player, partner },
    );
}

/** Returns the players without the invitations to people who can no longer accept them. */
function withoutInvitationsTo(
  players: readonly TournamentPlayer[],
  people: readonly PersonId[],
): readonly TournamentPlayer[] {
  return players.map(({ invited, ...player }) =>
    invited === undefined || people.includes(invited) ? player : { ...player, invited },
  );
}

/** Returns a table that has just been paired, before any of its games is created. Players who have left lose them. */
function newTable(
  state: TournamentState,
  { games }: { readonly games: readonly Pick<RoundGame, 'game' | 'sides'>[] },
): { readonly games: readonly RoundGame[] } {
  return {
    games: games.map(({ game, sides }) => {
      const playersWhoLeft = sides.flat().filter((person) => hasLeft(state, person));
      return {
        game,
        sides,
        isOpen: false,
        forfeitedBy: [],
        ...(playersWhoLeft.length > 0 ? { absent: playersWhoLeft } : {}),
      };
    }),
  };
}

function extendLatestRound(
  state: TournamentState,
  extended: TournamentEventOf<'extended'>['tables'],
): TournamentState['rounds'] {
  const latestIndex = state.rounds.length - 1;
  return state.rounds.map((round, index) =>
    index < latestIndex
      ? round
      : {
          ...round,
          tables: round.tables.map((table, tableIndex) => {
            const extension = extended.find((other) => other.table === tableIndex + 1);
            return extension === undefined
              ? table
              : { games: [...table.games, ...newTable(state, extension).games] };
          }),
        },
  );
}

/**
 * Returns whether an event counts as a change by the player it names. Removals and forfeits are the
 * organiser's. A declined invitation was already counted, as a change by the player who sent it.
 */
function isPlayersChange(
  event: TournamentEvent,
): event is Extract<TournamentEvent, { readonly person: PersonId }> {
  return 'person' in event && !['forfeited', 'removed', 'declined'].includes(event.kind);
}

function countChange(state: TournamentState, person: PersonId): TournamentState {
  const changes = new Map(state.changes);
  return { ...state, changes: changes.set(person, (changes.get(person) ?? 0) + 1) };
}

function completeSince(state: TournamentState, event: TournamentEvent, at: number): number | null {
  if (state.phase !== 'running' || state.unfinished.length > 0) return null;
  // A round in which no game can be played is over immediately, and its pause begins.
  return event.kind === 'paired' ? at : (state.completeSince ?? at);
}

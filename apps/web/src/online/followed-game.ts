import type { GameUpdate, GameView, HistoryEntry, LoggedEvent } from '@halma/protocol';

/**
 * Applies an update to a game. Skips events that the game already contains, so an update may arrive twice or late. An
 * update without new events may carry changed names.
 *
 * @returns undefined if events are missing or a move was taken back; the caller must then request the whole game
 */
export function withUpdate(view: GameView, { people, events, standing }: GameUpdate): GameView | undefined {
  const newEvents = events.filter(({ seq }) => seq > view.seq);
  const [first] = newEvents;
  const last = newEvents.at(-1);
  if (first === undefined || last === undefined) return withNames(view, people);
  if (first.seq !== view.seq + 1) return undefined;
  const score = [...view.score, ...newEvents.flatMap(scoreEntryOf)];
  if (movesIn(score).length !== standing.ply) return undefined;
  const { position: _, ...viewWithoutPosition } = view;
  return { ...viewWithoutPosition, seq: last.seq, score, standing, people: withPeople(view.people, people) };
}

/** Returns the moves. The elimination of a seat is an entry, but not a move. */
export function movesIn(score: readonly HistoryEntry[]): readonly string[] {
  return score.flatMap((entry) => ('move' in entry ? [entry.move] : []));
}

function scoreEntryOf({ event }: LoggedEvent): readonly HistoryEntry[] {
  switch (event.kind) {
    case 'moved':
      return [{ move: event.move }];
    case 'resigned':
      return [{ out: event.seat, why: 'resignation', ...(event.forfeited && { forfeited: true }) }];
    case 'fell':
      return [{ out: event.seat, why: 'time' }];
    case 'declared-gone':
      return [{ out: event.seat, why: 'abandoned' }];
    default:
      return [];
  }
}

/** Adds people to a list. A person whose id is already in the list replaces that entry. */
function withPeople(people: GameView['people'], added: GameView['people']): GameView['people'] {
  return [...people.filter(({ id }) => added.every((person) => person.id !== id)), ...added];
}

/** Returns the same view if no name in it has changed. A deleted account and a guest both have an empty name. */
function withNames(view: GameView, people: GameView['people']): GameView {
  const changed = people.filter(({ id, name, guest }) =>
    view.people.some((known) => known.id === id && (known.name !== name || known.guest !== guest)),
  );
  return changed.length === 0 ? view : { ...view, people: withPeople(view.people, changed) };
}

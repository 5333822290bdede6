import type { GameUpdate, GameView, HistoryEntry, LoggedEvent } from '@halma/protocol';

/**
 * Applies an update to a game. Skips known events, so that an update may arrive twice or late.
 *
 * @returns undefined when events are missing or a move was taken back: the caller then requests the whole game
 */
export function withUpdate(view: GameView, { people, events, standing }: GameUpdate): GameView | undefined {
  const unknown = events.filter(({ seq }) => seq > view.seq);
  const [first] = unknown;
  const last = unknown.at(-1);
  if (first === undefined || last === undefined) return view;
  if (first.seq !== view.seq + 1) return undefined;
  const score = [...view.score, ...unknown.flatMap(scoreEntryOf)];
  if (turnsIn(score) !== standing.ply) return undefined;
  const { position: _, ...known } = view;
  return { ...known, seq: last.seq, score, standing, people: merged(view.people, people) };
}

/** Counts the completed turns. A seat that drops out is not a turn. */
function turnsIn(score: readonly HistoryEntry[]): number {
  return score.filter((entry) => 'move' in entry).length;
}

function scoreEntryOf({ event }: LoggedEvent): readonly HistoryEntry[] {
  switch (event.kind) {
    case 'moved':
      return [{ move: event.move }];
    case 'resigned':
      return [{ out: event.seat, why: 'resignation' }];
    case 'fell':
      return [{ out: event.seat, why: 'time' }];
    case 'declared-gone':
      return [{ out: event.seat, why: 'abandoned' }];
    default:
      return [];
  }
}

function merged(known: GameView['people'], more: GameView['people']): GameView['people'] {
  return [...known.filter(({ id }) => more.every((person) => person.id !== id)), ...more];
}

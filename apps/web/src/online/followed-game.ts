import type { GameUpdate, GameView, LoggedEvent, ScoreEntry } from '@halma/protocol';

/**
 * The game after an update. Events that are known already are passed over, so that an update may come twice or late.
 *
 * @returns undefined when events in between are missing, or something was taken back: then the whole has to be asked for
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

/** The turns completed; seats that went out in between are none. */
function turnsIn(score: readonly ScoreEntry[]): number {
  return score.filter((entry) => 'move' in entry).length;
}

function scoreEntryOf({ event }: LoggedEvent): readonly ScoreEntry[] {
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

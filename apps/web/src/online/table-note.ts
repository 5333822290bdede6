import { type Note, noteOf, type Situation } from '../game/note.ts';
import type { Session } from '../game/session.ts';
import { onlineWords } from '../words/online.ts';
import type { LineState } from './line.ts';

/** What the note at a table of people is made of. */
export interface TableSituation extends Pick<Situation, 'shown' | 'selection' | 'hovers'> {
  readonly session: Session;
  readonly slip: Situation['refusal'];
  readonly line: LineState;
  readonly isYourTurn: boolean;
  /** The seat to move, by name. */
  readonly toMove: string;
  readonly isAway: boolean;
  readonly isMoveKept: boolean;
  readonly isPlanning: boolean;
  readonly inAdvance: readonly string[];
  readonly wasDropped: boolean;
  /** Why the server refused the last thing. */
  readonly refused: string | undefined;
}

const plain = (strong: string, text = ''): Note => ({ tone: 'plain', strong, text });

/** The note at a table of people: the first of these that applies. */
export function tableNote(situation: TableSituation): Note {
  const { session, shown, selection, slip, line } = situation;
  const words = onlineWords().notes;
  const board = (): Note =>
    noteOf({ ...situation, session, refusal: slip, hint: 'none', computerFailed: false });
  if (shown !== null || slip !== null || selection !== null) return board();
  if (line.kind !== 'open')
    return lineNote(line, situation.isMoveKept ? words.offlineKept : words.offlineText);
  if (situation.refused !== undefined) return { tone: 'bad', strong: situation.refused, text: '' };
  if (situation.wasDropped) return { tone: 'bad', strong: words.dropped, text: '' };
  if (situation.inAdvance.length > 0)
    return plain(words.inAdvance(situation.inAdvance.join(', ')), words.inAdvanceText);
  if (situation.isPlanning) return { tone: 'go', strong: words.planning, text: '' };
  if (situation.isMoveKept) return plain(words.sent);
  const said = board();
  if (situation.isYourTurn) return said.tone === 'go' ? { ...said, strong: words.yourMove } : said;
  if (situation.isAway) return plain(words.away(situation.toMove), words.awayText);
  return plain(
    words.toMove(situation.toMove),
    said.tone === 'go' && session.turns.length > 0 ? said.text : '',
  );
}

/**
 * The note on a line that is not open.
 *
 * @param meanwhile what becomes of things while there is no connection
 */
export function lineNote(line: LineState, meanwhile: string): Note {
  const words = onlineWords().notes;
  if (line.kind === 'ended') return { tone: 'bad', strong: words.ended, text: words.endedText };
  const next =
    line.kind === 'waiting' ? words.tryingIn(Math.max(1, Math.round(line.after / 1000))) : words.trying;
  return {
    tone: 'bad',
    strong: words.offline,
    text: `${meanwhile} ${next}`.trim(),
  };
}

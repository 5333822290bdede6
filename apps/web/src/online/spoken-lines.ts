import type { CommandId, GameId, TalkLine } from '@halma/protocol';
import type { Answer } from './failure.ts';

/** A line of chat on its way. */
export interface SpokenLine {
  readonly id: CommandId;
  readonly game: GameId;
  readonly channel: TalkLine['channel'];
  readonly text: string;
}

/** The lines of chat whose answer has not come. They are not kept: with the connection their answers are lost. */
export interface SpokenLines {
  /** Says a line, and tells what came of it. The same line again after a lost answer keeps its id, so that it stands once. */
  readonly say: (line: Omit<SpokenLine, 'id'>) => Promise<Answer<undefined>>;
  readonly isWaiting: (id: CommandId) => boolean;
  /** The server has answered; false where no line of this id waits. */
  readonly answer: (id: CommandId, answer: Answer<undefined>) => boolean;
  /** The connection is lost, and no answer comes any more. */
  readonly lose: () => void;
}

interface SpokenLinesNeeds {
  readonly newId: () => CommandId;
  /** Sends a line; false where there is no connection. */
  readonly send: (line: SpokenLine) => boolean;
}

const LOST: Answer<undefined> = { ok: false, refusal: { code: 'no-connection' } };

/** No line waits at first. */
export function createSpokenLines({ newId, send }: SpokenLinesNeeds): SpokenLines {
  const waiting = new Map<CommandId, (answer: Answer<undefined>) => void>();
  let last: SpokenLine | undefined;

  const answer: SpokenLines['answer'] = (id, told) => {
    const tell = waiting.get(id);
    if (tell === undefined) return false;
    waiting.delete(id);
    if (told !== LOST && last?.id === id) last = undefined;
    tell(told);
    return true;
  };

  return {
    say: (given) =>
      new Promise((tell) => {
        const line = last !== undefined && isSame(last, given) ? last : { id: newId(), ...given };
        last = line;
        waiting.set(line.id, tell);
        if (!send(line)) answer(line.id, LOST);
      }),
    isWaiting: (id) => waiting.has(id),
    answer,
    lose: () => {
      for (const id of [...waiting.keys()]) answer(id, LOST);
    },
  };
}

function isSame(line: SpokenLine, given: Omit<SpokenLine, 'id'>): boolean {
  return line.game === given.game && line.channel === given.channel && line.text === given.text;
}

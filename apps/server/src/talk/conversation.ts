import { accept, type PersonId, type Result, refuse, type TalkLine } from '@halma/protocol';
import { type SeatLetter, type Side, seatOfLetter, sideOf } from '@halma/rules';
import type { Bus } from '../bus/bus.ts';
import { type GameState, seatOfPerson } from '../game/state.ts';
import type { Limiter } from '../limits/limits.ts';
import type { Names } from '../people/names.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { StoredLine, TalkStore } from '../store/talk-store.ts';

/** What somebody wants to say. */
export interface Words {
  readonly id: string;
  readonly channel: TalkLine['channel'];
  readonly text: string;
}

/** Some lines of a table, in order. */
export interface Page {
  readonly lines: readonly TalkLine[];
  /** The last line looked at; those left out on the way are not for this reader. */
  readonly upTo: number;
  /** Whether nothing has been said after it. */
  readonly isLast: boolean;
}

/** What chat needs. */
export interface ConversationNeeds {
  readonly talk: TalkStore;
  readonly people: PeopleStore;
  readonly names: Names;
  readonly bus: Bus;
  readonly limit: Limiter;
  readonly now: () => number;
}

/** So many lines are looked at for a page. */
const AT_MOST = 200;

/** Chat at the tables: everybody's, and between partners. */
export class Conversation {
  readonly #need: ConversationNeeds;

  constructor(need: ConversationNeeds) {
    this.#need = need;
  }

  /** Says something; the answer is the number of the line. */
  async say(state: GameState, person: PersonId, { id, channel, text }: Words): Promise<Result<number>> {
    const { talk, people, bus, limit, now } = this.#need;
    const seat = seatOfPerson(state, person);
    if (channel === 'team' && (seat === undefined || sideOfLetter(state, seat).length === 1))
      return refuse('no-team');
    const wait = limit('talk', person);
    if (wait > 0) return refuse('too-many', { after: wait });
    const speaker = await people.find(person);
    if (speaker === undefined || speaker.mutedUntil > now()) return refuse('muted');
    const { game } = state;
    const line = await talk.add({ game, command: `${person}:${id}`, at: now(), person, seat, channel, text });
    bus.publish({ about: 'talk', game });
    return accept(line);
  }

  /** The next lines after a number: those of them that a person may read, and wants to. */
  async read(state: GameState, person: PersonId, after: number): Promise<Page> {
    const { talk, people, names } = this.#need;
    const blocked = await people.blockedBy(person);
    const stored = await talk.read(state.game, after, AT_MOST);
    const lines = stored.filter((line) => mayRead(state, person, line) && !blocked.has(line.person));
    const speakers = await names.of([...new Set(lines.map((line) => line.person))]);
    return {
      lines: lines.flatMap(({ seat, ...line }) => {
        const speaker = speakers.find(({ id }) => id === line.person);
        return speaker === undefined
          ? []
          : [{ ...line, person: speaker, ...(seat === undefined ? {} : { seat }) }];
      }),
      upTo: stored.at(-1)?.line ?? after,
      isLast: stored.length < AT_MOST,
    };
  }
}

/** Whether a line is for a person: those of a team are for the partners it was said among. */
export function mayRead(
  state: GameState,
  person: PersonId,
  { channel, seat }: Pick<StoredLine, 'channel' | 'seat'>,
): boolean {
  if (channel === 'table') return true;
  const own = seatOfPerson(state, person);
  if (own === undefined || seat === undefined) return false;
  return sideOfLetter(state, own).includes(seatOfLetter(seat) ?? 0);
}

function sideOfLetter({ rules }: Pick<GameState, 'rules'>, seat: SeatLetter): Side {
  return sideOf(rules, seatOfLetter(seat) ?? 0);
}

import { onlineStrings } from '@halma/locales/online';
import type { PersonId } from '@halma/protocol';
import type { Seat } from '@halma/rules';
import { createMemo, type JSX } from 'solid-js';
import { holderOf } from '../../../online/seats.ts';
import type { OnlineGame } from './online-game.ts';

/** The other people who have seats, with their names, and what is announced about the last change. */
interface SeatedPeople {
  readonly names: ReadonlyMap<PersonId, string>;
  readonly text: string;
}

/** Announces to screen readers, before the game starts, that another person has taken or left a seat. */
export function SeatAnnouncement(props: { readonly game: OnlineGame }): JSX.Element {
  const { game } = props;
  const nameEntry = (seat: Seat): readonly (readonly [PersonId, string])[] => {
    const holder = holderOf(game.status(), seat);
    const isOther = holder?.kind === 'person' && seat !== game.seat();
    return isOther ? [[holder.person, game.nameOf(seat)]] : [];
  };
  const people = createMemo<SeatedPeople>(
    (last) => {
      const names = new Map(game.rules.seats.flatMap(nameEntry));
      const { hasJoined, hasLeft } = onlineStrings().before;
      const changes = [
        ...[...names].filter(([person]) => !last.names.has(person)).map(([, name]) => hasJoined(name)),
        ...[...last.names].filter(([person]) => !names.has(person)).map(([, name]) => hasLeft(name)),
      ];
      return { names, text: changes.length === 0 ? last.text : changes.join(' ') };
    },
    { names: new Map(game.rules.seats.flatMap(nameEntry)), text: '' },
  );
  return (
    <p class="vh" role="status">
      {people().text}
    </p>
  );
}

import type { Holder, Person, PersonId } from '@halma/protocol';
import { gameWords } from '../words/game.ts';
import { onlineWords } from '../words/online.ts';
import { peopleWords } from '../words/people.ts';

/** So much of a guest's id stands in place of a name: enough to tell two guests apart. */
const TAG = 4;

/** What a person is called. */
export function personName({ id, name, guest }: Person): string {
  if (name !== '') return name;
  return guest ? peopleWords().account.guest(id.slice(0, TAG)) : peopleWords().account.gone;
}

/** Who sits on a seat, in words. */
export function holderName(holder: Holder | undefined, people: readonly Person[]): string {
  if (holder === undefined || holder.kind === 'open') return onlineWords().before.free;
  if (holder.kind === 'level') return gameWords().names.computer(holder.level);
  return nameOfPerson(holder.person, people);
}

/** The name of somebody who stands in a list of people. */
export function nameOfPerson(id: PersonId, people: readonly Person[]): string {
  const person = people.find((one) => one.id === id);
  return person === undefined ? peopleWords().account.gone : personName(person);
}

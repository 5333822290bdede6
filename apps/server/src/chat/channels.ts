import { type ChatMessage, type PersonId, type Refusal, refuse } from '@halma/protocol';
import { type SeatLetter, seatFromLetter } from '@halma/rules';
import { type GameState, hasStarted, seatOfPerson } from '../game/state.ts';
import { sideOfSeat } from './side-of-seat.ts';

type Channel = ChatMessage['channel'];

/** Returns why a message to a channel is refused; undefined if the person may write to it. */
export function channelRefusal(
  state: GameState,
  person: PersonId,
  channel: Channel,
): { readonly ok: false; readonly refusal: Refusal } | undefined {
  const seat = seatOfPerson(state, person);
  switch (channel) {
    case 'team':
      if (seat === undefined || sideOfSeat(state, seat).length === 1) return refuse('no-team');
      // Before the start, players can still change sides.
      return hasStarted(state) ? undefined : refuse('not-started');
    case 'spectators':
      if (seat !== undefined) return refuse('already-seated');
      if (!state.terms.listed) return refuse('not-allowed');
      if (state.phase === 'playing') return undefined;
      return refuse(hasStarted(state) ? 'game-over' : 'not-started');
    case 'table':
      // Only people with the link can find an unlisted game, so its players invited them, and they may talk to the
      // players.
      return state.phase === 'playing' && state.terms.listed && seat === undefined
        ? refuse('not-seated')
        : undefined;
  }
}

/**
 * Returns whether a person may read a message. Only partners may read team messages, and only once the game has
 * started: until then, a player can still leave and join the other side. Players may read the messages of spectators,
 * which can contain advice, once the game has ended.
 */
export function canRead(
  state: GameState,
  person: PersonId,
  { channel, seat }: { readonly channel: Channel; readonly seat: SeatLetter | undefined },
): boolean {
  const readerSeat = seatOfPerson(state, person);
  switch (channel) {
    case 'table':
      return true;
    case 'spectators':
      return readerSeat === undefined || state.phase !== 'playing';
    case 'team':
      if (!hasStarted(state) || readerSeat === undefined || seat === undefined) return false;
      return sideOfSeat(state, readerSeat).includes(seatFromLetter(seat) ?? 0);
  }
}

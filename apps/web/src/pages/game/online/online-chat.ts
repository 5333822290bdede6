import { onlineStrings } from '@halma/locales/online';
import type { Person } from '@halma/protocol';
import { createSignal } from 'solid-js';
import { createBlockedPeople } from '../../../online/blocked-people.ts';
import { describeChatFailure, describeTextFailure } from '../../../online/describe-chat-failure.ts';
import { isDeleted } from '../../../online/person-name.ts';
import { partnersOf, seatOfPerson } from '../../../online/seats.ts';
import type { Online } from '../../online/online-context.ts';
import type { ChatModel } from '../model.ts';
import type { OnlineGame } from './online-game.ts';

/** Creates the chat of an online game. Hides the messages of people the user blocks on this page. */
export function createOnlineChat({ api, client, me }: Online, game: OnlineGame): ChatModel {
  const blocked = createBlockedPeople(api);
  return {
    title: (unreadCount) =>
      unreadCount > 0 ? onlineStrings().chat.unread(unreadCount) : onlineStrings().chat.title,
    messages: () => game.messages().filter(({ person }) => !blocked.has(person.id)),
    currentPerson: (author) => game.view().people.find(({ id }) => id === author.id) ?? author,
    playerId: () => me().person.id,
    channels: () => {
      const seat = game.seat();
      // Until the start, players can change sides, so partners have no private channel.
      const hasStarted = game.status().first !== undefined;
      const hasPartners = hasStarted && seat !== undefined && partnersOf(game.rules, seat).length > 0;
      if (hasPartners) return ['table', 'team'];
      // Spectators of a public game must neither disturb its players nor help them.
      const isPublicSpectator =
        seat === undefined && game.status().phase === 'playing' && game.view().terms.listed;
      return [isPublicSpectator ? 'spectators' : 'table'];
    },
    draft: createSignal(''),
    openPerson: createSignal<Person | null>(null),
    send: async (channel, text) => {
      const result = await client.chat(game.id, channel, text);
      return result.ok ? undefined : describeChatFailure(result.refusal);
    },
    block: blocked.block,
    report: async ({ id }, reason, text) => {
      const body = { person: id, reason, ...(text === '' ? {} : { text }) };
      const result = await api('reportPerson', { parameters: { game: game.id }, body });
      return result.ok ? undefined : describeTextFailure(result.refusal);
    },
    // A deleted account can be neither blocked nor reported.
    otherPlayers: () =>
      game
        .view()
        .people.filter(
          (person) =>
            person.id !== me().person.id &&
            seatOfPerson(game.status(), person.id) !== undefined &&
            !isDeleted(person),
        ),
  };
}

import { onlineStrings } from '@halma/locales/online';
import { tournamentStrings } from '@halma/locales/tournaments';
import { MAX_TOURNAMENT_MESSAGES, type Person, type TournamentMessage } from '@halma/protocol';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { createBlockedPeople } from '../../../online/blocked-people.ts';
import { describeChatFailure, describeTextFailure } from '../../../online/describe-chat-failure.ts';
import { createIdempotentRequest } from '../../../online/idempotent-request.ts';
import type { ChatLine, ChatModel } from '../../game/model.ts';
import { newCommandId, useOnline } from '../online-context.ts';
import type { TournamentContextValue } from './tournament-context.ts';

/**
 * Creates a tournament's chat, which fetches new messages when the tournament's view indicates that there are
 * some. Hides the messages of people the user blocks on this page.
 */
export function createTournamentChat({ view, arrivedAt, self }: TournamentContextValue): ChatModel {
  const { api } = useOnline();
  const { tournament } = view();
  const [messages, setMessages] = createSignal<readonly (ChatLine & { readonly line: number })[]>([]);
  const blocked = createBlockedPeople(api);
  let lastLine = 0;
  let isFetching = false;
  let isDisposed = false;
  onCleanup(() => {
    isDisposed = true;
  });
  const fetchNewMessages = async (): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    const after = String(lastLine);
    const result = await api('listTournamentMessages', { parameters: { tournament }, query: { after } });
    isFetching = false;
    // After a failure, the next view triggers another attempt.
    if (!result.ok || isDisposed) return;
    lastLine = Math.max(lastLine, result.value.line);
    const added = result.value.messages.map(toChatLine);
    if (added.length > 0) setMessages((previous) => [...previous, ...added].slice(-MAX_TOURNAMENT_MESSAGES));
  };
  createEffect(
    on([view, arrivedAt], () => {
      if (view().chat.line > lastLine) void fetchNewMessages();
    }),
  );
  const sendOnce = createIdempotentRequest(newCommandId, (id, text: string) =>
    api('sendTournamentMessage', { parameters: { tournament }, body: { id, text } }),
  );
  const mayWrite = (): boolean =>
    view().organiser === self() || view().entries.some(({ person }) => person === self());
  return {
    title: () => onlineStrings().chat.title,
    messages: () => messages().filter(({ person }) => !blocked.has(person.id)),
    playerId: self,
    readOnlyText: () => {
      if (!view().chat.open) return tournamentStrings().chat.closed;
      return mayWrite() ? undefined : tournamentStrings().chat.readOnly;
    },
    channels: () => ['table'],
    draft: createSignal(''),
    openPerson: createSignal<Person | null>(null),
    send: async (_, text) => {
      const result = await sendOnce(text);
      // Another message is being sent, so this one stays in the field.
      if (result === undefined) return '';
      if (result.ok) {
        void fetchNewMessages();
        return undefined;
      }
      return result.refusal.code === 'not-entered'
        ? tournamentStrings().chat.readOnly
        : describeChatFailure(result.refusal);
    },
    block: blocked.block,
    report: async ({ id }, reason, text) => {
      const body = { person: id, reason, ...(text === '' ? {} : { text }) };
      const result = await api('reportInTournament', { parameters: { tournament }, body });
      return result.ok ? undefined : describeTextFailure(result.refusal);
    },
  };
}

function toChatLine({ line, person, text }: TournamentMessage): ChatLine & { readonly line: number } {
  return { line, person, text, channel: 'table' };
}

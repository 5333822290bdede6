import { onlineStrings } from '@halma/locales/online';
import type { JSX } from 'solid-js';
import Chat from '../../game/chat.tsx';
import { ChatPersonDialog } from '../../game/person-dialog.tsx';
import { createTournamentChat } from './tournament-chat.ts';
import { useTournament } from './tournament-context.ts';
import '../../../style/rail-panels.css';

/** The chat of the tournament. Its players and organiser can write; everyone else can only read. */
export function ChatSection(): JSX.Element {
  const chat = createTournamentChat(useTournament());
  return (
    // The chat inside is already a region with this name.
    <div class="card panel">
      <h2>{onlineStrings().chat.title}</h2>
      <Chat chat={chat} />
      <ChatPersonDialog chat={chat} />
    </div>
  );
}

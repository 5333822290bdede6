import { onlineStrings } from '@halma/locales/online';
import type { JSX } from 'solid-js';
import { Dialog } from '../../parts/dialog.tsx';
import Chat from './chat.tsx';
import { useGame } from './game-context.ts';
import type { ChatModel } from './model.ts';

/** The chat as a dialog, for screens that have no room for it beside the board. */
export default function ChatDialog(props: { readonly chat: ChatModel }): JSX.Element {
  const { open } = useGame();
  return (
    <Dialog onClose={() => open(null)} title={onlineStrings().chat.title} class="narrow">
      <Chat chat={props.chat} />
    </Dialog>
  );
}

import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentListItem } from '@halma/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { FORMATS } from '../../../online/tournament/formats.ts';
import { Action } from '../../../parts/action.tsx';
import { useOnline } from '../online-context.ts';
import { CallOffDialog, ChatDialog, PostponeDialog, StartDialog } from './organiser-dialogs.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { CorrectionDialog, ForfeitDialog } from './result-dialogs.tsx';
import { useTournament } from './tournament-context.ts';

type Phase = TournamentListItem['phase'];

/** The phases of the tools that also concern the chat: all of them, because it remains available after the end. */
const ALL_PHASES: readonly Phase[] = ['open', 'running', 'over', 'called-off'];

interface Tool {
  readonly label: () => string;
  readonly phases: readonly Phase[];
  readonly dialog: (props: { readonly onClose: () => void }) => JSX.Element;
  readonly isDangerous?: true;
  /** True for a tool that needs an open chat, false for one that needs a closed chat; absent for other tools. */
  readonly needsOpenChat?: boolean;
  /** Whether the organiser chooses a game from a round. */
  readonly needsRounds?: true;
}

/** The organiser's tools, and the phases in which they are available. */
const TOOLS: readonly Tool[] = [
  { label: () => tournamentStrings().organiser.start, phases: ['open'], dialog: StartDialog },
  { label: () => tournamentStrings().organiser.postpone, phases: ['open'], dialog: PostponeDialog },
  {
    label: () => tournamentStrings().organiser.correct,
    phases: ['running', 'over'],
    dialog: CorrectionDialog,
    needsRounds: true,
  },
  {
    label: () => tournamentStrings().organiser.forfeit,
    phases: ['running'],
    dialog: ForfeitDialog,
    needsRounds: true,
  },
  { label: () => tournamentStrings().organiser.remove, phases: ALL_PHASES, dialog: RemoveDialog },
  {
    label: () => tournamentStrings().organiser.closeChat,
    phases: ALL_PHASES,
    dialog: ChatDialog,
    needsOpenChat: true,
  },
  {
    label: () => tournamentStrings().organiser.openChat,
    phases: ALL_PHASES,
    dialog: ChatDialog,
    needsOpenChat: false,
  },
  {
    label: () => tournamentStrings().organiser.callOff,
    phases: ['open', 'running'],
    dialog: CallOffDialog,
    isDangerous: true,
  },
];

/** The organiser's tools. Moderators who are not playing have them too. Everyone else sees nothing. */
export function OrganiserTools(): JSX.Element {
  const { view, self } = useTournament();
  const { me } = useOnline();
  const [openTool, setOpenTool] = createSignal<Tool>();
  const isPlayer = (): boolean => view().entries.some(({ person }) => person === self());
  const mayOrganise = (): boolean => view().organiser === self() || (me().isHost && !isPlayer());
  const tools = (): readonly Tool[] =>
    TOOLS.filter(
      ({ phases, needsRounds, needsOpenChat = view().chat.open }) =>
        phases.includes(view().phase) &&
        needsOpenChat === view().chat.open &&
        (needsRounds !== true || FORMATS[view().setup.format].hasRounds),
    );
  return (
    <Show when={mayOrganise() && tools().length > 0}>
      <section class="card panel" aria-labelledby="organiser">
        <h2 id="organiser">{tournamentStrings().organiser.title}</h2>
        <div class="organiser-tools">
          <For each={tools()}>
            {(tool) => (
              <Action
                label={tool.label()}
                class={tool.isDangerous === true ? 'btn danger' : 'btn'}
                onPress={() => setOpenTool(tool)}
              />
            )}
          </For>
        </div>
        <Show when={openTool()} keyed>
          {(tool) => <tool.dialog onClose={() => setOpenTool(undefined)} />}
        </Show>
      </section>
    </Show>
  );
}

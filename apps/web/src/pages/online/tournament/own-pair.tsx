import { tournamentStrings } from '@halma/locales/tournaments';
import type { PersonId, TournamentCommand } from '@halma/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { ownParticipation } from '../../../online/tournament/own-participation.ts';
import { Action } from '../../../parts/action.tsx';
import { firstPress } from '../../../parts/first-press.ts';
import { useOnline } from '../online-context.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { useTournament } from './tournament-context.ts';

/**
 * In tournaments with fixed partners, shows the invitations that the visitor has received and the code that
 * the visitor can give to a partner. Empty once the visitor has a partner.
 */
export function OwnPair(): JSX.Element {
  const { view, nameOf, now, self, send, isSending } = useTournament();
  const { me } = useOnline();
  const [acceptedPartner, setAcceptedPartner] = createSignal<PersonId>();
  const [failure, setFailure] = createSignal('');
  const run = async (command: TournamentCommand): Promise<void> => {
    const refusal = await send(command);
    setFailure(refusal === undefined ? '' : describeFailure(refusal));
  };
  const accept = (partner: PersonId): void => {
    if (view().hasPassword) setAcceptedPartner(partner);
    else void run({ do: 'enter', partner });
  };
  const canEnter = (): boolean =>
    ownParticipation(view(), self(), me().person.guest, now()).commands.includes('enter');
  return (
    <Show when={view().ownPair}>
      {(pair) => (
        <div class="own-pair" aria-live="polite">
          <Show when={canEnter()}>
            <For each={pair().invitations}>
              {(person) => (
                <div class="card next-note">
                  <p>{tournamentStrings().page.invitation(nameOf(person))}</p>
                  <div class="row">
                    <Action
                      class="btn main"
                      label={tournamentStrings().page.accept(nameOf(person))}
                      isDisabled={isSending()}
                      onPress={firstPress(() => accept(person))}
                    />
                    <Action
                      label={tournamentStrings().page.decline}
                      isDisabled={isSending()}
                      onPress={firstPress(() => void run({ do: 'decline', partner: person }))}
                    />
                  </div>
                </div>
              )}
            </For>
          </Show>
          <Show when={pair().code}>
            {(code) => (
              <p class="card next-note">
                {tournamentStrings().page.ownCode} <b class="num partner-code">{code()}</b>
                <Show when={pair().invited}>
                  {(person) => (
                    <span class="quiet"> {tournamentStrings().page.invited(nameOf(person()))}</span>
                  )}
                </Show>
              </p>
            )}
          </Show>
          <p class="small" role="alert">
            {failure()}
          </p>
          <Show when={acceptedPartner()}>
            {(person) => (
              <PartnerDialog acceptedPartner={person()} onClose={() => setAcceptedPartner(undefined)} />
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}

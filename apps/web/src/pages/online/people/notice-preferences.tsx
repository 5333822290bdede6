import '../../../style/people.css';
import { noticeStrings } from '@halma/locales/notices';
import {
  CHALLENGER_GROUPS,
  type ChangedPreferences,
  NOTICE_KINDS,
  type NoticeKind,
  type Preferences,
} from '@halma/protocol';
import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { scrollToFragment } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { Choice } from '../../../parts/choice.tsx';
import { useAccountSecurity } from '../account/account-security.tsx';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { DailyEmail } from './daily-email.tsx';
import { createPushStatus, DeviceMessages } from './device-messages.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** The fragment in links to this part of the account page. */
const SECTION_ID = 'notices';

const NOTICE_PLACES = ['site', 'push'] as const;
type NoticePlace = (typeof NOTICE_PLACES)[number];

/** The places on a server that sends no messages to devices. */
const SITE_ONLY = ['site'] as const;

/**
 * Selects who may challenge the player, and which notices the player receives on the site and on devices.
 * Each change is saved immediately and separately.
 */
export function NoticePreferences(): JSX.Element {
  const { api, me } = useOnline();
  const preferences = createServerValue(
    () => me().person.id,
    () => api('getPreferences', {}),
  );
  const pushStatus = createPushStatus();
  /** Whether the server sends messages to devices; true until this is known. */
  const sendsPush = (): boolean => {
    const state = pushStatus.state();
    return state.kind !== 'known' || state.value.key !== undefined;
  };
  const { sendsMail } = useAccountSecurity();
  const isLoaded = createMemo(() => preferences.state().kind === 'known');
  createEffect(() => {
    // The browser looked for the section before the account had loaded.
    if (isLoaded() && location.hash === `#${SECTION_ID}`) scrollToFragment();
  });
  const [status, setStatus] = createSignal('');
  const save = async (changes: ChangedPreferences): Promise<void> => {
    const result = await preferences.change(api('setPreferences', { body: changes }));
    setStatus(result.ok ? noticeStrings().preferences.saved : describeFailure(result.refusal));
  };
  const strings = () => noticeStrings().preferences;
  return (
    <section class="card panel" aria-labelledby={SECTION_ID}>
      <h2 id={SECTION_ID}>{strings().title}</h2>
      <FetchedValue source={preferences}>
        {(currentPreferences) => (
          <>
            <Choice
              label={strings().challenges}
              values={CHALLENGER_GROUPS}
              labels={strings().groups}
              selected={currentPreferences().challenges}
              onSelect={(challenges) => void save({ challenges })}
            />
            <NoticeSwitches
              notices={currentPreferences().notices}
              places={sendsPush() ? NOTICE_PLACES : SITE_ONLY}
              onChange={(kind, place, isOn) => void save({ notices: { [kind]: { [place]: isOn } } })}
            />
            <DailyEmail isOn={currentPreferences().digest} onChange={(digest) => void save({ digest })} />
            <Show when={sendsPush() || sendsMail()}>
              <QuietHours
                quiet={currentPreferences().quiet}
                onChange={(quiet) => void save({ quiet: quiet ?? null })}
              />
            </Show>
          </>
        )}
      </FetchedValue>
      <p class="small" role="status">
        {status()}
      </p>
      <DeviceMessages status={pushStatus} />
    </section>
  );
}

function NoticeSwitches(props: {
  readonly notices: Preferences['notices'];
  readonly places: readonly NoticePlace[];
  readonly onChange: (kind: NoticeKind, place: NoticePlace, isOn: boolean) => void;
}): JSX.Element {
  const strings = () => noticeStrings().preferences;
  return (
    <table class="notice-switches">
      <thead>
        <tr>
          <th scope="col">{strings().kind}</th>
          <For each={props.places}>{(place) => <th scope="col">{strings()[place]}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={NOTICE_KINDS}>
          {(kind) => (
            <tr>
              <th scope="row">{noticeStrings().kinds[kind]}</th>
              <For each={props.places}>
                {(place) => (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={strings().switchOf(noticeStrings().kinds[kind], strings()[place])}
                      checked={props.notices[kind][place]}
                      onChange={(event) => props.onChange(kind, place, event.currentTarget.checked)}
                    />
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

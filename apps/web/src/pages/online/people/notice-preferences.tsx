import '../../../style/people.css';
import { noticeStrings } from '@halma/locales/notices';
import {
  CHALLENGER_GROUPS,
  type ChangedPreferences,
  NOTICE_KINDS,
  type NoticeKind,
  type Preferences,
} from '@halma/protocol';
import { createEffect, createMemo, createSignal, For, type JSX } from 'solid-js';
import { scrollToFragment } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { Choice } from '../../../parts/choice.tsx';
import { createServerValue, FetchedValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { DailyEmail } from './daily-email.tsx';
import { DeviceMessages } from './device-messages.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** The fragment in links to this part of the account page. */
const SECTION_ID = 'notices';

const NOTICE_PLACES = ['site', 'push'] as const;

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
              onChange={(kind, place, isOn) => void save({ notices: { [kind]: { [place]: isOn } } })}
            />
            <DailyEmail isOn={currentPreferences().digest} onChange={(digest) => void save({ digest })} />
            <QuietHours
              quiet={currentPreferences().quiet}
              onChange={(quiet) => void save({ quiet: quiet ?? null })}
            />
          </>
        )}
      </FetchedValue>
      <p class="small" role="status">
        {status()}
      </p>
      <DeviceMessages />
    </section>
  );
}

function NoticeSwitches(props: {
  readonly notices: Preferences['notices'];
  readonly onChange: (kind: NoticeKind, place: (typeof NOTICE_PLACES)[number], isOn: boolean) => void;
}): JSX.Element {
  const strings = () => noticeStrings().preferences;
  return (
    <table class="notice-switches">
      <thead>
        <tr>
          <th scope="col">{strings().kind}</th>
          <For each={NOTICE_PLACES}>{(place) => <th scope="col">{strings()[place]}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={NOTICE_KINDS}>
          {(kind) => (
            <tr>
              <th scope="row">{noticeStrings().kinds[kind]}</th>
              <For each={NOTICE_PLACES}>
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

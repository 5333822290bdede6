import { noticeStrings } from '@halma/locales/notices';
import { onlineStrings } from '@halma/locales/online';
import { securityStrings } from '@halma/locales/security';
import { siteStrings } from '@halma/locales/site';
import { UNSUBSCRIBE_TOKEN_NAME } from '@halma/protocol';
import { createSignal, type JSX, onMount, Show, untrack } from 'solid-js';
import { address, navigate } from '../../../navigation/address.ts';
import { titlePage } from '../../../navigation/page-title.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult, Failure } from '../../../online/failure.ts';
import { useOnline } from '../online-context.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { createSignInAfterReset } from './sign-in-after-reset.tsx';

/**
 * Returns the token from the link that led to this page, and removes it from the URL and the browser's
 * history.
 */
function takeToken(): string {
  const token = location.hash.slice(1);
  navigate(location.pathname, 'rename');
  return token;
}

/** The page that a password reset link opens. */
export function ResetPage(): JSX.Element {
  const { api } = useOnline();
  const token = takeToken();
  const [failure, setFailure] = createSignal('');
  const { signIn, Done } = createSignInAfterReset();
  const strings = () => securityStrings().recover;
  titlePage(() => siteStrings().title(strings().title));
  const reset = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('next'));
    const result = await api('resetPassword', { body: { token, next } });
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    if (result.ok) await signIn(result.value.name, next);
  };
  return (
    <div class="wrap recover">
      <h1>{strings().title}</h1>
      <Show
        when={token !== ''}
        fallback={
          <p class="lead" role="alert">
            {strings().noLink}
          </p>
        }
      >
        <form class="card panel" aria-label={strings().title} onSubmit={(event) => void reset(event)}>
          <NewPasswordFields failure={failure()} isMain />
          <Done />
        </form>
      </Show>
      <p>
        <a href="/online/recover">{strings().newLink}</a>
      </p>
    </div>
  );
}

/** The page that confirms an e-mail address. A link in an e-mail opens it. */
export function ConfirmEmailPage(): JSX.Element {
  const { api } = useOnline();
  const token = takeToken();
  return (
    <LinkPage
      useToken={() => api('confirmEmail', { body: { token } })}
      strings={{ ...securityStrings().confirmEmail, noLink: securityStrings().recover.noLink }}
    />
  );
}

/**
 * The page that unsubscribes from the daily e-mails. A link in each e-mail opens it. Its URL keeps the
 * token, so that the page can be opened again.
 */
export function UnsubscribePage(): JSX.Element {
  const { api } = useOnline();
  const token = address().searchParams.get(UNSUBSCRIBE_TOKEN_NAME) ?? '';
  return (
    <LinkPage
      useToken={() => api('endDigest', { body: { token } })}
      strings={noticeStrings().endDigest}
      // Programs that scan e-mails open the links in them, so opening the page must not unsubscribe anyone.
      question={token === '' ? undefined : noticeStrings().endDigest}
    />
  );
}

/** The refusals after which a link cannot work later either. */
const FINAL_CODES: ReadonlySet<Failure['code']> = new Set<Failure['code']>(['bad-link', 'bad-message']);

/**
 * A page that uses a link's token, immediately or when the user presses a button, and shows the result. If the request
 * failed for a reason that can pass, such as a lost connection, it offers to try again.
 */
function LinkPage(props: {
  readonly useToken: () => Promise<ApiResult<undefined>>;
  readonly strings: Readonly<Record<'title' | 'working' | 'done' | 'noLink', string>>;
  /** The question that the page asks before it uses the token. */
  readonly question?: Readonly<Record<'asking' | 'button', string>> | undefined;
}): JSX.Element {
  titlePage(() => siteStrings().title(props.strings.title));
  const [state, setState] = createSignal<'asking' | 'working' | 'done'>(
    untrack(() => props.question) === undefined ? 'working' : 'asking',
  );
  const [failure, setFailure] = createSignal<Failure>();
  let status: HTMLParagraphElement | undefined;
  const useToken = async (): Promise<void> => {
    setState('working');
    setFailure(undefined);
    const result = await props.useToken();
    if (result.ok) setState('done');
    else setFailure(result.refusal);
  };
  const useTokenOnPress = (): void => {
    void useToken();
    // The button has disappeared, so the focus moves to the result.
    status?.focus();
  };
  onMount(() => {
    if (state() === 'working') void useToken();
  });
  const text = (): string => {
    const current = state();
    return current === 'asking' ? (props.question?.asking ?? '') : props.strings[current];
  };
  return (
    <div class="wrap recover">
      <h1>{props.strings.title}</h1>
      <Show
        when={failure()}
        fallback={
          <p class="lead" role="status" tabindex="-1" ref={status}>
            {text()}
          </p>
        }
      >
        {(reason) => (
          <>
            <p class="lead" role="alert">
              {reason().code === 'bad-message' ? props.strings.noLink : describeFailure(reason())}
            </p>
            <Show when={!FINAL_CODES.has(reason().code)}>
              <p>
                <button type="button" class="btn main" onClick={useTokenOnPress}>
                  {onlineStrings().actions.tryAgain}
                </button>
              </p>
            </Show>
          </>
        )}
      </Show>
      <Show when={state() === 'asking' && props.question}>
        {(shownQuestion) => (
          <p>
            <button type="button" class="btn main" onClick={useTokenOnPress}>
              {shownQuestion().button}
            </button>
          </p>
        )}
      </Show>
      <p>
        <a href="/online/account">{securityStrings().recover.toAccount}</a>
      </p>
    </div>
  );
}

import { peopleStrings } from '@halma/locales/people';
import { securityStrings } from '@halma/locales/security';
import type { Proof } from '@halma/protocol';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { createContext, createSignal, type JSX, Match, Show, Switch, useContext } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { confirmIdentityWithPasskey } from '../../../online/passkeys.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

/** Makes a request. If the server needs fresh proof of identity, asks the player for it and repeats the request. */
type WithProof = <Value>(request: () => Promise<ApiResult<Value>>) => Promise<ApiResult<Value>>;

const ProofContext = createContext<WithProof>();

/** Returns the function that makes requests for which the server may need fresh proof of identity. */
export function useProof(): WithProof {
  const withProof = useContext(ProofContext);
  if (withProof === undefined) throw new Error('useProof is called outside the account page');
  return withProof;
}

/** Opens a dialog that asks the player for proof of identity when a request made by its children needs it. */
export function ProofProvider(props: { readonly children: JSX.Element }): JSX.Element {
  const [finish, setFinish] = createSignal<(isProved: boolean) => void>();
  /** Asks the player for proof, in place of an earlier request that is still open. */
  const askForProof = (): Promise<boolean> => {
    finish()?.(false);
    return new Promise((resolve) => {
      const settle = (isProved: boolean): void => {
        if (finish() === settle) setFinish(undefined);
        resolve(isProved);
      };
      setFinish(() => settle);
    });
  };
  const withProof: WithProof = async (request) => {
    const result = await request();
    if (result.ok || result.refusal.code !== 'proof-needed') return result;
    return (await askForProof()) ? request() : result;
  };
  return (
    <ProofContext.Provider value={withProof}>
      {props.children}
      <Show when={finish()} keyed>
        {(onFinished) => (
          <ProofDialog onProved={() => onFinished(true)} onCancelled={() => onFinished(false)} />
        )}
      </Show>
    </ProofContext.Provider>
  );
}

const PROOF_METHODS = ['password', 'code'] as const;
type ProofMethod = (typeof PROOF_METHODS)[number];

function ProofDialog(props: {
  readonly onProved: () => void;
  readonly onCancelled: () => void;
}): JSX.Element {
  const { api, me } = useOnline();
  const [method, setMethod] = createSignal<ProofMethod>('password');
  const [failure, setFailure] = createSignal('');
  const passkeys = createServerValue(
    () => me().person.id,
    () => api('listPasskeys', {}),
  );
  const canUsePasskey = (): boolean => {
    const state = passkeys.state();
    return browserSupportsWebAuthn() && state.kind === 'known' && state.value.length > 0;
  };
  const strings = () => securityStrings().proof;
  const applyResult = (result: ApiResult<undefined>): void => {
    if (result.ok) props.onProved();
    else
      setFailure(
        result.refusal.code === 'wrong-password'
          ? securityStrings().proof.wrongPassword
          : describeFailure(result.refusal),
      );
  };
  const submit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get(method()));
    const body: Proof = method() === 'password' ? { password: value } : { code: value };
    applyResult(await api('confirmIdentity', { body }));
  };
  return (
    <Dialog title={strings().title} class="ask" onClose={props.onCancelled}>
      <form class="panel-form" onSubmit={(event) => void submit(event)}>
        <p>{strings().text}</p>
        <Choice
          label={strings().way}
          values={PROOF_METHODS}
          labels={strings().ways}
          selected={method()}
          onSelect={(next) => {
            setFailure('');
            setMethod(next);
          }}
        />
        {/* Names the account for the browser's password manager. */}
        <input type="text" name="name" autocomplete="username" value={me().person.name} hidden />
        <Switch>
          <Match when={method() === 'password'}>
            <PasswordField
              name="password"
              label={peopleStrings().account.password}
              autocomplete="current-password"
              showsRequirements={false}
            />
          </Match>
          <Match when={method() === 'code'}>
            <CodeField
              label={securityStrings().code}
              text={securityStrings().codeText}
              autocomplete="one-time-code"
            />
          </Match>
        </Switch>
        <p class="small" role="alert">
          {failure()}
        </p>
        <div class="row end">
          <Show when={canUsePasskey()}>
            <button
              type="button"
              class="btn"
              onClick={async () => applyResult(await confirmIdentityWithPasskey(api))}
            >
              {strings().withPasskey}
            </button>
          </Show>
          <button type="submit" class="btn main">
            {strings().confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

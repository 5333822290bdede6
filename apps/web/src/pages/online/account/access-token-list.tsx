import { securityStrings } from '@halma/locales/security';
import { type CreatedAccessToken, TOKEN_SCOPES, type TokenScope } from '@halma/protocol';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { copyToClipboard } from '../../../parts/copy.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { formatDay } from './format-day.ts';
import { ListWithRemoval } from './list-with-removal.tsx';
import { useProof } from './proof.tsx';

/** The access tokens of an account. The player can revoke any of them, or create one for a program. */
export function AccessTokenList(props: {
  /** A count of the changes that can revoke tokens. The list reloads when it changes. */
  readonly changeCount: number;
}): JSX.Element {
  const { api, me } = useOnline();
  const withProof = useProof();
  const [isCreating, setIsCreating] = createSignal(false);
  const [createdToken, setCreatedToken] = createSignal<CreatedAccessToken>();
  const tokens = createServerValue(
    () => `${me().person.id} ${props.changeCount}`,
    () => api('listAccessTokens', {}),
  );
  const strings = () => securityStrings().tokens;
  return (
    <>
      <ListWithRemoval
        title={strings().title}
        text={strings().text}
        rows={tokens}
        emptyText={strings().none}
        row={(token) => (
          <span>
            <b>{token.name}</b>{' '}
            <small class="quiet">
              {token.scopes.map((scope) => strings().scopes[scope]).join(', ')}
              {' · '}
              {token.usedAt === undefined ? strings().unused : strings().used(formatDay(token.usedAt))}
            </small>
          </span>
        )}
        removal={(token) => ({
          buttonText: strings().end,
          label: strings().endLabel(token.name),
          remove: () => withProof(() => api('deleteAccessToken', { parameters: { token: token.id } })),
        })}
        footer={() => (
          <button type="button" class="btn" onClick={() => setIsCreating(true)}>
            {strings().create}
          </button>
        )}
      />
      <Show when={isCreating()}>
        <NewTokenDialog
          onClose={() => setIsCreating(false)}
          onCreated={(token) => {
            setIsCreating(false);
            setCreatedToken(token);
            void tokens.reload();
          }}
        />
      </Show>
      <Show when={createdToken()}>
        {(token) => <SecretDialog token={token()} onClose={() => setCreatedToken(undefined)} />}
      </Show>
    </>
  );
}

function NewTokenDialog(props: {
  readonly onClose: () => void;
  readonly onCreated: (token: CreatedAccessToken) => void;
}): JSX.Element {
  const { api } = useOnline();
  const withProof = useProof();
  const nameId = createUniqueId();
  const [scopes, setScopes] = createSignal<ReadonlySet<TokenScope>>(new Set(['games:read', 'games:play']));
  const [failure, setFailure] = createSignal('');
  const strings = () => securityStrings().tokens;
  const toggle = (scope: TokenScope, isOn: boolean): void => {
    setScopes(
      (current) => new Set(TOKEN_SCOPES.filter((item) => (item === scope ? isOn : current.has(item)))),
    );
  };
  const create = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('token-name')).trim();
    const result = await withProof(() => api('createAccessToken', { body: { name, scopes: [...scopes()] } }));
    if (result.ok) props.onCreated(result.value);
    else setFailure(describeFailure(result.refusal));
  };
  return (
    <Dialog title={strings().create} class="ask" onClose={props.onClose}>
      <form class="panel-form" onSubmit={(event) => void create(event)}>
        <div class="field">
          <label class="label" for={nameId}>
            {strings().name}
          </label>
          <input
            id={nameId}
            class="input"
            name="token-name"
            autocomplete="off"
            required
            maxlength="40"
            pattern=".*\S.*"
          />
        </div>
        <fieldset class="field">
          <legend class="label">{strings().allowed}</legend>
          <For each={TOKEN_SCOPES}>
            {(scope) => (
              <Switch
                label={strings().scopes[scope]}
                on={scopes().has(scope)}
                onChange={(isOn) => toggle(scope, isOn)}
              />
            )}
          </For>
        </fieldset>
        <p class="small" role="alert">
          {failure()}
        </p>
        <div class="row end">
          <button type="submit" class="btn main" disabled={scopes().size === 0}>
            {strings().create}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function SecretDialog(props: {
  readonly token: CreatedAccessToken;
  readonly onClose: () => void;
}): JSX.Element {
  const [copyStatus, setCopyStatus] = createSignal('');
  const strings = () => securityStrings().tokens;
  const copy = async (): Promise<void> => {
    setCopyStatus((await copyToClipboard(props.token.secret)) ? strings().copied : strings().notCopied);
  };
  return (
    <Dialog title={props.token.name} class="ask" onClose={props.onClose}>
      <div class="panel-form">
        <p>{strings().secretText}</p>
        <p class="code">{props.token.secret}</p>
        <p class="small" role="status">
          {copyStatus()}
        </p>
        <div class="row end">
          <button type="button" class="btn" onClick={() => void copy()}>
            {securityStrings().codes.copy}
          </button>
          <button type="button" class="btn main" onClick={props.onClose}>
            {strings().saved}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

import { securityStrings } from '@halma/locales/security';
import type { TotpSetup } from '@halma/protocol';
import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useOnline } from '../online-context.ts';
import { CodeField } from './code-field.tsx';
import { useProof } from './proof.tsx';

interface AuthenticatorAppProps {
  readonly isOn: boolean;
  readonly onChanged: () => void;
}

/** Turns sign-in codes from an authenticator app (TOTP) on and off. */
export function AuthenticatorApp(props: AuthenticatorAppProps): JSX.Element {
  const { api } = useOnline();
  const withProof = useProof();
  const [setup, setSetup] = createSignal<TotpSetup>();
  const [failure, setFailure] = createSignal('');
  const strings = () => securityStrings().totp;
  const showFailure = (result: ApiResult<unknown>): void => {
    setFailure(result.ok ? '' : describeFailure(result.refusal));
  };
  const start = async (): Promise<void> => {
    const result = await withProof(() => api('startTotp', {}));
    showFailure(result);
    if (result.ok) setSetup(result.value);
  };
  const turnOff = async (): Promise<void> => {
    const result = await withProof(() => api('removeTotp', {}));
    showFailure(result);
    if (result.ok) props.onChanged();
  };
  return (
    <section class="card panel" aria-labelledby="authenticator-app">
      <h2 id="authenticator-app">{strings().title}</h2>
      <p class="small quiet">{props.isOn ? strings().on : strings().off}</p>
      <p class="small" role="alert">
        {failure()}
      </p>
      <button type="button" class="btn" onClick={() => void (props.isOn ? turnOff() : start())}>
        {props.isOn ? strings().turnOff : strings().turnOn}
      </button>
      <Show when={setup()}>
        {(totpSetup) => (
          <SetupDialog
            setup={totpSetup()}
            onClose={() => setSetup(undefined)}
            onConfirmed={() => {
              setSetup(undefined);
              props.onChanged();
            }}
          />
        )}
      </Show>
    </section>
  );
}

function SetupDialog(props: {
  readonly setup: TotpSetup;
  readonly onClose: () => void;
  readonly onConfirmed: () => void;
}): JSX.Element {
  const { api } = useOnline();
  const withProof = useProof();
  const [failure, setFailure] = createSignal('');
  const strings = () => securityStrings().totp;
  const confirm = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const body = { code: String(new FormData(event.currentTarget).get('code')) };
    const result = await withProof(() => api('confirmTotp', { body }));
    if (result.ok) props.onConfirmed();
    else setFailure(describeFailure(result.refusal));
  };
  return (
    <Dialog title={strings().setupTitle} class="ask" onClose={props.onClose}>
      <form class="panel-form" onSubmit={(event) => void confirm(event)}>
        <p>{strings().scan}</p>
        <QrCode text={props.setup.uri} label={strings().picture} />
        <p>
          <a href={props.setup.uri}>{strings().open}</a>
        </p>
        <p class="small quiet">{strings().secret}</p>
        <p class="code">{props.setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
        <CodeField label={strings().firstCode} autocomplete="one-time-code" />
        <p class="small" role="alert">
          {failure()}
        </p>
        <button type="submit" class="btn main">
          {strings().confirm}
        </button>
      </form>
    </Dialog>
  );
}

/** The width of the empty margin that scanners need around a QR code, in modules. */
const QR_MARGIN = 4;

/** A QR code for a text. The encoder is loaded when the first code is shown. */
function QrCode(props: { readonly text: string; readonly label: string }): JSX.Element {
  const [modules] = createResource(
    () => props.text,
    async (text) => (await import('uqr')).encode(text, { border: QR_MARGIN }).data,
  );
  return (
    <Show when={modules()}>
      {(rows) => (
        <svg
          class="qr-code"
          role="img"
          aria-label={props.label}
          viewBox={`0 0 ${rows().length} ${rows().length}`}
        >
          <path
            d={rows()
              .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
              .join('')}
          />
        </svg>
      )}
    </Show>
  );
}

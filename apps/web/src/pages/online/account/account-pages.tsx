import { type JSX, Match, Switch } from 'solid-js';
import MissingPage from '../../missing/page.tsx';
import { AccountPage } from './account.tsx';
import { ConfirmEmailPage, ResetPage, UnsubscribePage } from './link-pages.tsx';
import { PlayerPage } from './player-page.tsx';
import { RanksPage } from './ranks-page.tsx';
import { RecoverPage } from './recover-page.tsx';

/** The player's account, account recovery, the pages of other players, and the best players. */
export default function AccountPages(props: {
  readonly section: string;
  readonly name: string;
}): JSX.Element {
  return (
    <Switch fallback={<MissingPage />}>
      <Match when={props.section === 'account'}>
        <AccountPage />
      </Match>
      <Match when={props.section === 'recover'}>
        <RecoverPage />
      </Match>
      <Match when={props.section === 'reset'}>
        <ResetPage />
      </Match>
      <Match when={props.section === 'confirm'}>
        <ConfirmEmailPage />
      </Match>
      <Match when={props.section === 'unsubscribe'}>
        <UnsubscribePage />
      </Match>
      <Match when={props.section === 'ranks'}>
        <RanksPage pool={props.name} />
      </Match>
      <Match when={props.section === 'of' && props.name}>{(player) => <PlayerPage name={player()} />}</Match>
    </Switch>
  );
}

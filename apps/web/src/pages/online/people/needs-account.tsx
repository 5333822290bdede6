import { peopleStrings } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import { Emblem } from '../../../parts/icon.tsx';

/** Explains to a guest that a page needs an account, and links to the account page. */
export function NeedsAccount(props: { readonly text: string }): JSX.Element {
  return (
    <div class="empty">
      <Emblem />
      <p>{props.text}</p>
      <a class="btn main" href="/online/account">
        {peopleStrings().account.createAccount}
      </a>
    </div>
  );
}

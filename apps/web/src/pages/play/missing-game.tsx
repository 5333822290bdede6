import { playStrings } from '@halma/locales/play';
import type { JSX } from 'solid-js';

/** The page for the URL of a game that is not stored on this device. */
export default function MissingGame(): JSX.Element {
  return (
    <section class="wrap error-page">
      <h1>{playStrings().page.missing}</h1>
      <p>{playStrings().page.missingText}</p>
      <div class="row">
        <a class="btn main" href="/">
          {playStrings().page.toHomePage}
        </a>
        <a class="btn" href="/play/new">
          {playStrings().actions.newGame}
        </a>
      </div>
    </section>
  );
}

import '../../style/games.css';
import { createMemo, type JSX, Show } from 'solid-js';
import { readGuideAddress } from '../../guide/addresses.ts';
import type { PageProps } from '../../navigation/path.ts';
import MissingPage from '../missing/page.tsx';
import { Gallery } from './gallery.tsx';
import { GamePage } from './game-page.tsx';

/** The gallery of games at `/games`, and each game's page under that URL. */
export default function GamesPages(props: PageProps): JSX.Element {
  const guide = createMemo(() =>
    props.path.length === 1 ? readGuideAddress(props.path[0] ?? '') : undefined,
  );
  return (
    <Show when={props.path.length > 0} fallback={<Gallery />}>
      <Show when={guide()} keyed fallback={<MissingPage />}>
        {(shown) => <GamePage {...shown} />}
      </Show>
    </Show>
  );
}

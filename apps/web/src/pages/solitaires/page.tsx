import type { JSX } from 'solid-js';
import type { PageProps } from '../../site/routes.ts';
import { siteWords } from '../../words/site.ts';

export default function SolitairesPage(_props: PageProps): JSX.Element {
  return (
    <section class="wrap apology">
      <h1>{siteWords().titles.solitaires}</h1>
    </section>
  );
}

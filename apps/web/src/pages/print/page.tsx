import type { JSX } from 'solid-js';
import type { PageProps } from '../../site/routes.ts';
import { siteWords } from '../../words/site.ts';

export default function PrintPage(_props: PageProps): JSX.Element {
  return (
    <section class="wrap apology">
      <h1>{siteWords().titles.print}</h1>
    </section>
  );
}

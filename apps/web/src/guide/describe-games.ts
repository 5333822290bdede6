import type { GalleryStrings } from '@halma/locales/gallery';
import type { GameGroup } from '@halma/rules';
import type { PageDescription } from '../navigation/describe-page.ts';

/** Describes the page of a group of games, or without one the gallery, for the page itself and for links to it. */
export function describeGames(
  { title, description, groups }: GalleryStrings,
  group?: GameGroup,
): PageDescription {
  return group === undefined
    ? { title, description }
    : { title: groups[group].name, description: groups[group].about };
}

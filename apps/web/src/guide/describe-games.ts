import type { GalleryStrings } from '@halma/locales/gallery';
import type { GameGroup } from '@halma/rules';
import type { PageDescription } from '../navigation/describe-page.ts';

/**
 * Returns the title and description of a group's page or, if no group is given, of the gallery. They are for
 * the page itself and for links to it.
 */
export function describeGames(
  { title, description, groups }: GalleryStrings,
  group?: GameGroup,
): PageDescription {
  return group === undefined
    ? { title, description }
    : { title: groups[group].name, description: groups[group].about };
}

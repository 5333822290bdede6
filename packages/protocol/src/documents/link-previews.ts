import Type, { type Static } from 'typebox';
import { SeatName } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

const byLanguage = Type.Record(Type.String({ maxLength: 12 }), Type.String({ maxLength: 500 }));

/**
 * The preview that messaging apps show for a link to a page of the site: its texts by language tag, and the
 * position that the page shows.
 */
export const PagePreview = strictObject({
  title: byLanguage,
  description: byLanguage,
  board: Type.Optional(
    strictObject({
      game: Type.String({ maxLength: 24 }),
      preset: Type.Optional(Type.String({ maxLength: 24 })),
      /** The seat of an army that has no opponents. */
      alone: Type.Optional(SeatName),
      /** HFN; the start of the game if absent. */
      position: Type.Optional(Type.String({ maxLength: 400 })),
    }),
  ),
});
export type PagePreview = Static<typeof PagePreview>;

/** The contents of `link-previews.json`: the previews of the pages of a built site, by path. */
export const LinkPreviewFile = Type.Record(Type.String(), PagePreview);
export type LinkPreviewFile = Static<typeof LinkPreviewFile>;

/** The path of the file in the built site. */
export const LINK_PREVIEW_FILE = 'link-previews.json';

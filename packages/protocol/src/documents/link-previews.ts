import Type, { type Static } from 'typebox';
import { SeatName } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

const byLanguage = Type.Record(Type.String({ maxLength: 12 }), Type.String({ maxLength: 500 }));

/**
 * The preview that messaging apps show for a link to a page of the site: texts by language tag, and the position on the
 * page.
 */
export const PagePreview = strictObject({
  title: byLanguage,
  description: byLanguage,
  board: Type.Optional(
    strictObject({
      game: Type.String({ maxLength: 24 }),
      preset: Type.Optional(Type.String({ maxLength: 24 })),
      /** The seat of an army without opponents. */
      alone: Type.Optional(SeatName),
      /** HFN; the start of the game if absent. */
      position: Type.Optional(Type.String({ maxLength: 400 })),
    }),
  ),
});
export type PagePreview = Static<typeof PagePreview>;

/** The previews of a built site by path, as its file `link-previews.json` contains them. */
export const LinkPreviewFile = Type.Record(Type.String(), PagePreview);
export type LinkPreviewFile = Static<typeof LinkPreviewFile>;

/** The path of the file in the built site. */
export const LINK_PREVIEW_FILE = 'link-previews.json';

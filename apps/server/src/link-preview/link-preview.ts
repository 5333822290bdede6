import type { LanguageTag } from '@halma/locales';
import type { Position } from '@halma/rules';

/** The preview that messaging apps show for a link to a page on the site. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The position in the picture; undefined if the page has no picture. */
  readonly board: PreviewBoard | undefined;
}

/** The position in a picture. */
export interface PreviewBoard {
  readonly position: Position;
  /** The key of the picture: equal keys mean equal pictures. */
  readonly key: string;
  /**
   * For online games, the number of the last event; undefined if the position never changes.
   */
  readonly version: number | undefined;
}

/** Returns the preview of a page in a language; undefined for a page that this source does not know. */
export type PreviewSource = (url: URL, language: LanguageTag) => Promise<LinkPreview | undefined>;

/** Returns the first preview that any of the sources has for a page. */
export function firstPreview(sources: readonly PreviewSource[]): PreviewSource {
  return async (url, language) => {
    for (const source of sources) {
      const preview = await source(url, language);
      if (preview !== undefined) return preview;
    }
    return undefined;
  };
}

import { parseJson, validateAs } from '@halma/protocol';
import { LINK_PREVIEW_FILE, LinkPreviewFile, type PagePreview } from '@halma/protocol/documents';
import { makeRules, type Position, parsePosition, type Result, startPosition } from '@halma/rules';
import type { Site } from '../site/site.ts';
import type { PreviewBoard, PreviewSource } from './link-preview.ts';

/** The maximum length of a preview file that the server reads, in characters. */
const MAX_FILE_LENGTH = 5_000_000;

/**
 * Returns the previews of the pages that are the same for all visitors, from the file written by the site
 * build. A page that is not in the file has the preview of its parent page. If the site has no such file,
 * there are no such previews.
 */
export function sitePagePreviews(site: Site): PreviewSource {
  const previews = readPreviewFile(site);
  const boards = new Map<string, PreviewBoard | undefined>();
  return async (url, language) => {
    const path = pathWithPreview(previews, url.pathname);
    const preview = previews.get(path);
    if (preview === undefined) return undefined;
    const inLanguage = (texts: Readonly<Record<string, string>>) => texts[language] ?? texts.en ?? '';
    return {
      title: inLanguage(preview.title),
      description: inLanguage(preview.description),
      board: getOrCreate(boards, path, () => boardOf(path, preview)),
    };
  };
}

function readPreviewFile(site: Site): ReadonlyMap<string, PagePreview> {
  const file = site.get(`/${LINK_PREVIEW_FILE}`);
  const json =
    file === undefined ? undefined : parseJson(new TextDecoder().decode(file.body), MAX_FILE_LENGTH);
  const previews = json?.ok ? validateAs(LinkPreviewFile, json.value) : undefined;
  return new Map(previews?.ok ? Object.entries(previews.value) : []);
}

/**
 * Returns the path itself, or its nearest parent path that has a preview. The home page is not treated as a
 * parent of other pages.
 */
function pathWithPreview(previews: ReadonlyMap<string, PagePreview>, path: string): string {
  let candidate = path;
  while (candidate !== '' && !previews.has(candidate))
    candidate = candidate.slice(0, candidate.lastIndexOf('/'));
  return candidate;
}

function boardOf(path: string, { board }: PagePreview): PreviewBoard | undefined {
  if (board === undefined) return undefined;
  const position = positionOf(board);
  return position.ok ? { position: position.value, key: `page ${path}`, version: undefined } : undefined;
}

function positionOf({ position, ...config }: NonNullable<PagePreview['board']>): Result<Position> {
  const rules = makeRules(config);
  if (!rules.ok) return rules;
  return position === undefined ? startPosition(rules.value) : parsePosition(rules.value, position);
}

function getOrCreate<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const existing = values.get(key);
  if (existing !== undefined) return existing;
  const value = make();
  values.set(key, value);
  return value;
}

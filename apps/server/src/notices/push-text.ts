import { isLanguageTag, type LanguageTag } from '@halma/locales';
import { gameNames } from '@halma/locales/game-names';
import { noticeStrings } from '@halma/locales/notices';
import { type NoticeContent, noticeAddress } from '@halma/protocol';
import { isGameId } from '@halma/rules';

/** A push notification, as the site's service worker shows it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The language of the title and the body. */
  readonly lang: LanguageTag;
  /** The path of the page that the push notification opens. */
  readonly address: string;
  /** A push notification replaces an earlier one with the same tag. */
  readonly tag: string;
}

/**
 * Returns the push notification for a notice, in a language.
 *
 * @param language a language tag; an unknown one is treated as English
 * @param person the name of the person the notice is about; empty if there is none
 */
export async function pushMessage(
  key: string,
  content: NoticeContent,
  language: string,
  person: string,
): Promise<PushMessage> {
  const tag = isLanguageTag(language) ? language : 'en';
  const [strings, names] = await Promise.all([noticeStrings.in(tag), gameNames.in(tag)]);
  const game = 'rules' in content && isGameId(content.rules) ? names.titles[content.rules] : '';
  return {
    title: strings.kinds[content.kind],
    body: strings.describe(content, { game, person }),
    address: noticeAddress(content),
    tag: key,
    lang: tag,
  };
}

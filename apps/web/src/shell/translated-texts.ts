/** A text of the page and the element with which the browser has replaced it. */
interface TranslatedText {
  readonly translation: HTMLFontElement;
  readonly original: string;
}

/**
 * Keeps the texts of a page up to date while the browser translates it. Chrome and browsers based on it replace each text
 * with a `font` element, but the views go on writing to their text nodes, so a translated page would show “Your move.” for
 * the rest of the game. Each text node therefore returns, empty, in front of its translation. When a view writes to the
 * text node or removes it, the translation is removed; the browser then translates the new text.
 */
export function followTranslations(page: Element): void {
  const translated = new WeakMap<Node, TranslatedText>();
  const texts = new WeakMap<Node, Text>();

  const forget = (text: Text, { translation }: TranslatedText): void => {
    translated.delete(text);
    texts.delete(translation);
  };

  /** Puts a text node back in front of the translation that has replaced it. */
  const putBack = (text: Text, translation: HTMLFontElement): void => {
    translated.set(text, { translation, original: text.data });
    texts.set(translation, text);
    text.data = '';
    translation.before(text);
  };

  const removeTranslation = (text: Text, entry: TranslatedText): void => {
    forget(text, entry);
    entry.translation.remove();
  };

  /** Shows the original text again, as the person has requested from the browser. */
  const showOriginal = (text: Text, entry: TranslatedText, addedNodes: NodeList): void => {
    forget(text, entry);
    text.data = entry.original;
    for (const node of addedNodes) if (node instanceof Text && node !== text) node.remove();
  };

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslation)));
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const changed = translated.get(target);
      if (type === 'characterData' && changed !== undefined && target instanceof Text && target.data !== '')
        removeTranslation(target, changed);
      for (const node of removedNodes) {
        if (node.isConnected) continue;
        const text = texts.get(node) ?? node;
        if (!(text instanceof Text)) continue;
        const entry = translated.get(text);
        const translation = [...addedNodes, previousSibling, nextSibling].find(
          (neighbour) => isTranslation(neighbour) && added.has(neighbour) && !texts.has(neighbour),
        );
        if (entry !== undefined && text === node) removeTranslation(text, entry);
        else if (entry !== undefined) showOriginal(text, entry, addedNodes);
        else if (isTranslation(translation)) putBack(text, translation);
      }
    }
    // The changes made here need no reaction.
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}

function isTranslation(node: Node | null | undefined): node is HTMLFontElement {
  return node instanceof HTMLFontElement && node.isConnected;
}

/** A notice that replaces a board that cannot be shown. Screen readers read it immediately. */
export class Notice {
  readonly #element: HTMLElement;

  constructor(root: ShadowRoot) {
    this.#element = document.createElement('p');
    this.#element.className = 'notice';
    this.#element.role = 'alert';
    this.#element.hidden = true;
    // The style sheet hides the board that follows a visible notice.
    root.prepend(this.#element);
  }

  /** Shows a text, or null to show nothing. */
  show(text: string | null): void {
    this.#element.hidden = text === null;
    this.#element.textContent = text;
  }
}

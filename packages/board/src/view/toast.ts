/** How long a toast stays visible, in milliseconds. */
const SHOWN_MS = 1800;

/** A short message over the board. Screen readers get the same words from the live region. */
export class Toast {
  readonly #element: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parent: Node) {
    this.#element = document.createElement('p');
    this.#element.className = 'toast';
    this.#element.ariaHidden = 'true';
    this.#element.hidden = true;
    parent.appendChild(this.#element);
  }

  show(text: string): void {
    this.#element.textContent = text;
    this.#element.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#element.hidden = true;
    }, SHOWN_MS);
  }
}

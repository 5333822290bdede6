import type { HelperMark } from './contract.ts';
import type { Stage } from './view/stage.ts';
import type { BoardWords } from './words/board-words.ts';

/** Where there is no document, the class can still be imported and simply cannot be made. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** An element with a stage, and those of its properties that only say how the stage shows things. */
export abstract class StagedElement extends Base {
  protected abstract readonly stage: Stage;

  /** Draws a short bar under the men that can move. */
  get showMovable(): boolean {
    return this.stage.showMovable;
  }

  set showMovable(isShown: boolean) {
    this.stage.showMovable = isShown;
    this.stage.draw();
  }

  /** What a helper has drawn on the board. It stays until it is set anew. */
  get marks(): readonly HelperMark[] {
    return this.stage.helper;
  }

  set marks(marks: readonly HelperMark[]) {
    this.stage.helper = marks;
    this.stage.draw();
  }

  /** A wooden tick for each jump; off unless asked for. */
  get sounds(): boolean {
    return this.stage.sounds;
  }

  set sounds(isOn: boolean) {
    this.stage.sounds = isOn;
  }

  /** What the board says aloud; English unless given. */
  get words(): BoardWords {
    return this.stage.words;
  }

  set words(words: BoardWords) {
    this.stage.words = words;
    this.stage.draw();
  }
}

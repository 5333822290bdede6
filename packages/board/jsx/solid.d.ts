import type { HalmaBoard } from '@halma/board';
import type { BoardJsxAttributes, BoardJsxListeners, BoardJsxProperties } from '@halma/board/jsx';
import type { JSX } from 'solid-js';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'halma-board': JSX.HTMLAttributes<HalmaBoard> &
        BoardJsxProperties &
        BoardJsxAttributes &
        BoardJsxListeners<'on:'>;
    }
  }
}

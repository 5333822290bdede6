import type { HalmaBoard } from '@halma/board';
import type { BoardJsxAttributes, BoardJsxListeners, BoardJsxProperties } from '@halma/board/jsx';
import type { HTMLAttributes } from 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'halma-board': HTMLAttributes<HalmaBoard> &
        BoardJsxProperties &
        BoardJsxAttributes &
        BoardJsxListeners<'on'>;
    }
  }
}

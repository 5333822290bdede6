import type { HalmaBoard } from '@halma/board';
import type { BoardJsxAttributes, BoardJsxListeners, BoardJsxProperties } from '@halma/board/jsx';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'halma-board': DetailedHTMLProps<HTMLAttributes<HalmaBoard>, HalmaBoard> &
        BoardJsxProperties &
        BoardJsxAttributes &
        BoardJsxListeners<'on'>;
    }
  }
}

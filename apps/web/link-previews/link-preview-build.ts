import { LINK_PREVIEW_FILE } from '@halma/protocol/documents';
import type { Plugin } from 'vite';
import { pagePreviews } from './page-previews.ts';

/** Writes the pages' titles, descriptions and positions, from which the server makes link previews. */
export function linkPreviewBuild(): Plugin {
  return {
    name: 'halma-link-previews',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(await pagePreviews());
      this.emitFile({ type: 'asset', fileName: LINK_PREVIEW_FILE, source });
    },
  };
}

import { LINK_PREVIEW_FILE } from '@halma/protocol/documents';
import type { Plugin } from 'vite';
import { pagePreviews } from './page-previews.ts';

/** Writes the titles, descriptions and positions of the pages, from which the server makes the previews of links. */
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

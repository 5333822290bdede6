import { defaultClientConditions } from 'vite';

/** `npm run demo -w @halma/board`: serves the element on a demo page, from its sources. */
export default {
  root: import.meta.dirname,
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  server: { host: '127.0.0.1', fs: { allow: ['../../..'] } },
};

import { defaultClientConditions } from 'vite';

/** `npm run demo -w @halma/board`: the element on a page of its own, from its sources. */
export default {
  root: import.meta.dirname,
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  server: { host: '127.0.0.1', fs: { allow: ['../../..'] } },
};

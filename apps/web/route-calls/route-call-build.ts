import type { Plugin } from 'vite';
import { ROUTE_CALLS } from '../src/online/route-calls.ts';

/** The module that contains what the site must know about the server's routes. */
const MODULE = /\/web\/src\/online\/route-calls\.ts$/;

/**
 * Evaluates the module about routes during the build, so that a page that only sends requests does not load the schemas
 * of all messages.
 */
export function routeCallBuild(): Plugin {
  return {
    name: 'halma-route-calls',
    apply: 'build',
    load: {
      filter: { id: MODULE },
      handler: () => `export const ROUTE_CALLS = ${JSON.stringify(ROUTE_CALLS)};`,
    },
  };
}

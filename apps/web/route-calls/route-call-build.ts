import type { Plugin } from 'vite';
import { ROUTE_CALLS } from '../src/online/routes.ts';

/** The module with the routes that the site calls. */
const MODULE = /\/web\/src\/online\/routes\.ts$/;

/**
 * Replaces the routes that the site calls with their value, so that pages which only request something do not load the
 * schemas of all messages.
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

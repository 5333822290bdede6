// Lets Node run TypeScript files: `node --import ./scripts/typescript-loader.mjs`. Node 20 cannot strip types itself.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);

// Writes docs/reference/protocol.md from the schemas. Run it after `npm run compile`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { protocolPage } from '../packages/protocol/dist/documents/index.js';

writeFileSync(fileURLToPath(new URL('../docs/reference/protocol.md', import.meta.url)), protocolPage());

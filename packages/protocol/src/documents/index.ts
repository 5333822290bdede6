export { openApi } from './openapi.ts';
export { protocolPage } from './protocol-page.ts';

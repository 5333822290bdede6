export { openApiDocument } from './openapi.ts';
export { protocolPage } from './protocol-page.ts';

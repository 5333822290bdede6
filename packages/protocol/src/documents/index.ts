export { LINK_PREVIEW_FILE, LinkPreviewFile, type PagePreview } from './link-previews.ts';
export { type Json, openApiDocument } from './openapi.ts';
export { protocolPage } from './protocol-page.ts';

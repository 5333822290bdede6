import { type Api, createApi } from '../../online/api.ts';

/** The server's interface, for this page. */
export const api: Api = createApi((address, init) => fetch(address, init));

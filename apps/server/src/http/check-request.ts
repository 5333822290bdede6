import { accept, type Result, ROUTES, type Route, type RouteName, refuse, validateAs } from '@halma/protocol';
import type { CheckedRequest, RawRequest } from './handler.ts';

/** Checks the session, the parameters, the query and the body of a request against its route. */
export function checkRequest<Name extends RouteName>(
  name: Name,
  request: RawRequest,
): Result<CheckedRequest<Name>>;
export function checkRequest(name: RouteName, request: RawRequest): Result<RawRequest> {
  const route: Route = ROUTES[name];
  if (route.role !== 'anyone' && request.person === undefined) return refuse('no-session');
  for (const [parameter, schema] of Object.entries(route.parameters ?? {})) {
    // Nothing can exist at a malformed URL.
    if (!validateAs(schema, request.parameters[parameter]).ok) return refuse('not-found');
  }
  for (const part of ['query', 'body'] as const) {
    const schema = route[part];
    const checked = schema === undefined ? undefined : validateAs(schema, request[part]);
    if (checked?.ok === false) return checked;
  }
  return accept(request);
}

import type { TSchema } from 'typebox';
import { Refusal } from '../refusal.ts';
import type { Route } from '../routes/route.ts';
import { ROUTES, SOCKET_PATH } from '../routes/routes.ts';
import { CLIENT_MESSAGES, COMMAND_MESSAGES } from '../socket/client-message.ts';
import { CLOSE_CODES } from '../socket/close-codes.ts';
import { SERVER_MESSAGES } from '../socket/server-message.ts';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** The media type of a stream of lines, and its description. */
const LINES_MEDIA_TYPE = 'application/x-ndjson';
const LINES_DESCRIPTION = 'A stream of lines, each of which is empty or JSON that matches this schema.';

/** The two ways in which a client can send the token of a session. */
const SESSION_SECURITY: readonly Json[] = [{ cookie: [] }, { session: [] }];

/** Returns the HTTP interface as an OpenAPI 3.1 document. The TypeBox schemas are valid JSON Schemas. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const operations = paths[route.path] ?? {};
    operations[route.method.toLowerCase()] = operationOf(name, route);
    paths[route.path] = operations;
  }
  paths[SOCKET_PATH] = { get: socketOperation() };
  return {
    openapi: '3.1.0',
    info: { title: 'Halma', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'halma' },
        session: { type: 'http', scheme: 'bearer', description: 'A session token.' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'halma_…',
          description: 'An access token that an account has created, with at least the named scopes.',
        },
      },
      responses: {
        Refused: {
          description: 'The server refuses the request; the code gives the reason.',
          content: jsonContent({ type: 'object', required: ['refusal'], properties: { refusal: Refusal } }),
        },
      },
    },
  };
}

/** Describes the socket. OpenAPI cannot describe its messages and close codes, so extensions contain them. */
function socketOperation(): Json {
  return {
    operationId: 'openSocket',
    description:
      'Open the WebSocket. `x-messages` contains the schemas of its messages, by sender; `x-close-codes` contains the reasons why the server closes it.',
    security: SESSION_SECURITY,
    responses: {
      101: { description: 'The socket is open.' },
      default: {
        description: 'The server refuses the socket. The status gives the reason; there is no body.',
      },
    },
    'x-messages': {
      client: [...Object.values(CLIENT_MESSAGES), ...Object.values(COMMAND_MESSAGES)],
      server: Object.values(SERVER_MESSAGES),
    },
    'x-close-codes': Object.fromEntries(
      Object.values(CLOSE_CODES).map(({ code, meaning }) => [String(code), meaning]),
    ),
  };
}

function operationOf(name: string, route: Route): Json {
  const { description, parameters = {}, query, body } = route;
  const pathParameters = Object.entries(parameters).map(([parameter, schema]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema,
  }));
  const queryParameters = Object.entries<TSchema>(propertiesOf(query)).map(([parameter, schema]) => ({
    name: parameter,
    in: 'query',
    schema,
  }));
  return {
    operationId: name,
    description,
    security: securityOf(route),
    ...(pathParameters.length + queryParameters.length === 0
      ? {}
      : { parameters: [...pathParameters, ...queryParameters] }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: jsonContent(body) } }),
    responses: { ...responsesOf(route), default: { $ref: '#/components/responses/Refused' } },
  };
}

/** Returns the ways in which a client may authenticate. The empty one allows requests without a session. */
function securityOf({ role, scope, needsToken }: Route): readonly Json[] {
  if (role === 'anyone' && scope === undefined) return [];
  return [
    ...(role === 'anyone' ? [{}] : []),
    ...(needsToken ? [] : SESSION_SECURITY),
    ...(scope === undefined ? [] : [{ accessToken: [scope] }]),
  ];
}

function responsesOf({ response, answer }: Route): Json {
  if (response === undefined) return { 204: { description: 'Done.' } };
  if (answer === 'lines')
    return { 200: { description: LINES_DESCRIPTION, content: { [LINES_MEDIA_TYPE]: { schema: response } } } };
  const content =
    response === 'text' ? { 'text/plain': { schema: { type: 'string' } } } : jsonContent(response);
  return { 200: { description: 'The response.', content } };
}

function jsonContent(schema: unknown): Json {
  return { 'application/json': { schema } };
}

function propertiesOf(
  schema: (TSchema & { readonly properties?: Readonly<Record<string, TSchema>> }) | undefined,
) {
  return schema?.properties ?? {};
}

import type { TSchema } from 'typebox';
import { Refusal } from '../refusal.ts';
import type { Route } from '../routes/route.ts';
import { ROUTES } from '../routes/routes.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the HTTP interface as an OpenAPI 3.1 document. TypeBox schemas are JSON Schemas already. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const operations = paths[route.path] ?? {};
    operations[route.method.toLowerCase()] = operationOf(name, route);
    paths[route.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Halma', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'halma' },
        token: { type: 'http', scheme: 'bearer' },
      },
      responses: {
        Refused: {
          description: 'Refused; the code says why.',
          content: jsonOf({ type: 'object', required: ['refusal'], properties: { refusal: Refusal } }),
        },
      },
    },
  };
}

function operationOf(name: string, route: Route): Json {
  const { description, role, parameters = {}, query, body } = route;
  const inPath = Object.entries(parameters).map(([part, schema]) => ({
    name: part,
    in: 'path',
    required: true,
    schema,
  }));
  const inQuery = Object.entries<TSchema>(propertiesOf(query)).map(([part, schema]) => ({
    name: part,
    in: 'query',
    schema,
  }));
  return {
    operationId: name,
    description,
    security: role === 'anyone' ? [] : [{ cookie: [] }, { token: [] }],
    ...(inPath.length + inQuery.length === 0 ? {} : { parameters: [...inPath, ...inQuery] }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: jsonOf(body) } }),
    responses: { ...answerOf(route), default: { $ref: '#/components/responses/Refused' } },
  };
}

function answerOf({ response: answer }: Route): Json {
  if (answer === undefined) return { 204: { description: 'Done.' } };
  const content = answer === 'text' ? { 'text/plain': { schema: { type: 'string' } } } : jsonOf(answer);
  return { 200: { description: 'The answer.', content } };
}

function jsonOf(schema: unknown): Json {
  return { 'application/json': { schema } };
}

function propertiesOf(
  schema: (TSchema & { readonly properties?: Readonly<Record<string, TSchema>> }) | undefined,
) {
  return schema?.properties ?? {};
}

import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import * as z from 'zod';

/** OpenAPI 3.1 document of the contract. */
export function buildOpenApi(endpoints: readonly AnyEndpoint[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeCall(endpoint);
  }
  const schemas: Record<string, unknown> = {};
  const shared = hoistDefinitions(paths, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Smart Admin API',
      version,
      description:
        "Every answer is `{code, msg, data}`; code 200 means success. 400 wrong input (data.fieldErrors), 403 no permission, 404 not found, 409 conflict, 429 too many, 600 expired, 601 forced offline, 602 no token; 401 an API key that is no longer good.\n\nPrograms call with an API key of system management, API keys: `Authorization: Bearer sak_...`. A key has the rights and rows of its owner at most: curl -H 'Authorization: Bearer sak_...' https://your-server/api/oauth/CurrentUser",
    },
    servers: [{ url: '/' }],
    components: { securitySchemes: SECURITY_SCHEMES, schemas },
    paths: shared,
  };
}

/** How callers say who they are. */
export const SECURITY_SCHEMES = {
  token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token of a session' },
  key: { type: 'http', scheme: 'bearer', description: 'API key of a program, sak_...' },
};

/** Every endpoint of a contract, whatever its nesting. */
export function listEndpoints(contract: object): AnyEndpoint[] {
  return Object.values(contract).flatMap((value: AnyEndpoint | object) =>
    'method' in value ? [value] : listEndpoints(value),
  );
}

/** One call as an operation of the document. */
export function describeCall(endpoint: AnyEndpoint) {
  const { path, permission, summary, query, body, encoding = 'json' } = endpoint;
  return {
    tags: [tagOf(path)],
    summary,
    'x-permission': permission,
    'x-api-keys': permission === 'public' ? 'not needed' : describeKeyUse(endpoint),
    ...(permission === 'public'
      ? {}
      : { security: [{ token: [] }, ...(endpoint.byKey === false ? [] : [{ key: [] }])] }),
    parameters: [...pathParameters(path), ...(query ? queryParameters(query) : [])],
    ...requestBody(body, encoding),
    responses: { 200: { description: 'Answer', content: answerContent(endpoint) } },
  };
}

/** Which API keys may make a call. */
function describeKeyUse({ byKey, method }: AnyEndpoint): string {
  if (byKey === false) return 'none';
  if (byKey === 'whole') return 'those of all pages';
  return method === 'GET' || byKey === 'read' ? 'all' : 'those that may change';
}

/** `permission/Users`; areas whose calls stand side by side are one group. */
function tagOf(path: string): string {
  const [, , area = '', thing = ''] = path.split('/');
  return area === 'oauth' || area === 'file' ? area : `${area}/${thing}`;
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType) {
  const schema = toJsonSchema(query, 'input') as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: value,
  }));
}

function requestBody(body: z.ZodType | undefined, encoding: NonNullable<AnyEndpoint['encoding']>) {
  if (encoding === 'multipart') {
    const file = { type: 'string', format: 'binary' };
    return {
      requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties: { file } } } } },
    };
  }
  if (!body) return {};
  const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema: toJsonSchema(body, 'input') } } } };
}

function answerContent(endpoint: AnyEndpoint) {
  if (endpoint.response === 'file') return { [endpoint.contentType]: { schema: { type: 'string', format: 'binary' } } };
  const data = toJsonSchema(endpoint.data, 'output');
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
      },
    },
  };
}

/**
 * A part of the document in which schemas that hold others under `$defs` refer to `schemas` of the document instead: their
 * references begin at its root. Calls that hold the same ones share them.
 */
function hoistDefinitions(part: unknown, schemas: Record<string, unknown>, known = new Map<string, Names>()): unknown {
  if (Array.isArray(part)) return part.map((item) => hoistDefinitions(item, schemas, known));
  if (typeof part !== 'object' || part === null) return part;
  if (!('$defs' in part))
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, hoistDefinitions(value, schemas, known)]),
    );
  const { $defs, ...rest } = part as { $defs: Record<string, object> };
  const content = JSON.stringify($defs);
  const first = Object.keys(schemas).length + 1;
  const names = known.get(content) ?? new Map(Object.keys($defs).map((key, index) => [key, `Shared${first + index}`]));
  const rename = (schema: object): unknown =>
    JSON.parse(
      JSON.stringify(schema).replaceAll(/"#\/\$defs\/(\w+)"/g, (whole, key: string) =>
        names.has(key) ? JSON.stringify(`#/components/schemas/${names.get(key)}`) : whole,
      ),
    );
  if (!known.has(content))
    for (const [key, schema] of Object.entries($defs)) schemas[names.get(key) ?? key] = rename(schema);
  known.set(content, names);
  return rename(rest);
}

/** Names of the document by those that a schema has for what it holds. */
type Names = ReadonlyMap<string, string>;

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

import { contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Field, type FieldReference, referenceOf } from '@smart-admin/form-engine/core';
import { type CodePlan } from '../CodePlan.js';
import { type CodeFile } from '../generateCode.js';
import { literal } from '../literal.js';

/** How fields ask the platform: the server hands on those calls alone that the form's fields need. */
export function platformFiles(plan: CodePlan): CodeFile[] {
  if (!plan.asksPlatform) return [];
  const fields = plan.form.fields.flatMap((field) => (field.kind === 'subtable' ? field.columns : [field]));
  const calls = [...new Set(fields.flatMap(callsOf))].toSorted();
  return [{ path: 'server/src/platform.ts', content: platformFile(calls) }];
}

const { users, names, organize, department, position, role, group } = contract.permission;
const { area, dictionaryData, dataInterface } = contract.system;
const { models, records } = contract.visualdev;

/** Calls by which a field chooses, and by which lists show names. */
function callsOf(field: Field): string[] {
  const { dataType, dictionaryType, propsUrl } = field as {
    dataType?: string;
    dictionaryType?: string;
    propsUrl?: string;
  };
  const reference = referenceOf(field);
  return [
    ...(reference ? referenceCalls(reference) : []),
    ...(dataType === 'dictionary' ? [call(dictionaryData.dataSelector, dictionaryType)] : []),
    ...(dataType === 'dynamic' && propsUrl ? [`GET ${propsUrl.split('?')[0] ?? ''}`] : []),
  ];
}

function referenceCalls({ kind, modelId, interfaceId }: FieldReference): string[] {
  switch (kind) {
    case 'user':
      return [users.imUsers, users.imUserSelector, users.userList, users.organization, users.subordinates].map((each) =>
        call(each),
      );
    case 'organize':
      return [call(organize.tree), call(names.list)];
    case 'department':
      return [call(department.selector), call(names.list)];
    case 'position':
      return [call(position.selector), call(names.list)];
    case 'role':
      return [call(role.selector), call(names.list)];
    case 'group':
      return [call(group.selector), call(names.list)];
    case 'area':
      return [call(area.selector), call(area.namesByIds)];
    case 'record':
      return [call(models.fieldDataSelect, modelId), call(records.names, modelId)];
    case 'interface':
      return [call(dataInterface.actionList, interfaceId), call(dataInterface.actionInfo, interfaceId)];
  }
}

/** Method and path of a call, with `*` for parts that are chosen when it is asked. */
function call({ method, path }: AnyEndpoint, id?: string): string {
  return `${method} ${path.replaceAll(/\{(\w+)\}/g, (_part, name) => (name === 'id' && id ? encodeURIComponent(id) : '*'))}`;
}

function platformFile(calls: readonly string[]): string {
  return `import { type FastifyPluginCallback } from 'fastify';
import { type Env } from './env.js';
import { HttpError } from './errors.js';

const PREFIX = '/api/platform';

/** What browsers may ask of the platform: what the form's fields choose from. A star is any part of a path. */
const CALLS: readonly string[] = ${literal(calls)};

/** Hands calls on to the platform with this server's API key, those of the list alone. */
export function platformRoutes({ PLATFORM_URL, PLATFORM_KEY }: Pick<Env, 'PLATFORM_URL' | 'PLATFORM_KEY'>): FastifyPluginCallback {
  return (app, _options, done) => {
    app.route({
      method: ['GET', 'POST'],
      url: \`\${PREFIX}/*\`,
      handler: async ({ url, method, body, headers }, reply) => {
        const target = new URL(url.slice(PREFIX.length), 'http://platform');
        if (!CALLS.some((call) => matches(call, \`\${method} \${target.pathname}\`)))
          throw new HttpError(404, 'The platform is not asked that from here');
        if (PLATFORM_URL === '') throw new HttpError(503, 'No platform is configured');
        const response = await askPlatform(\`\${PLATFORM_URL.replace(/\\/$/, '')}\${target.pathname}\${target.search}\`, {
          method,
          headers: {
            authorization: \`Bearer \${PLATFORM_KEY}\`,
            'accept-language': headers['accept-language'] ?? '',
            ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
        });
        return reply.code(response.status).type('application/json').send(await response.text());
      },
    });
    done();
  };
}

/** Asks the platform; throws 502 when it does not answer within ten seconds. */
export async function askPlatform(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...options, signal: AbortSignal.timeout(10_000), redirect: 'error' });
  } catch (error) {
    throw new HttpError(502, \`The platform does not answer: \${error instanceof Error ? error.message : String(error)}\`);
  }
}

function matches(call: string, asked: string): boolean {
  const [parts, given] = [call.split('/'), asked.split('/')];
  return parts.length === given.length && parts.every((part, index) => part === '*' || part === given[index]);
}
`;
}

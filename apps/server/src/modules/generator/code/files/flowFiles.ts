import { contract } from '@smart-admin/api-client/contract';
import { type CodePlan } from '../CodePlan.js';
import { commentText } from '../escape.js';
import { type CodeFile } from '../generateCode.js';
import { literal } from '../literal.js';

/** How records are decided about by a flow of the platform. */
export function flowFiles(plan: CodePlan): CodeFile[] {
  if (!plan.flow) return [];
  const folder = `server/src/${plan.area}/${plan.module}`;
  return [
    { path: `${folder}/approvals.ts`, content: approvalsFile(plan, plan.flow) },
    { path: `${folder}/approvalRoutes.ts`, content: approvalRoutesFile(plan) },
    { path: `${folder}/webhookRoutes.ts`, content: WEBHOOK_ROUTES },
    { path: `${folder}/webhookRoutes.test.ts`, content: webhookTest(plan) },
    { path: 'server/src/webhookSignature.ts', content: SIGNATURE },
  ];
}

function approvalsFile({ table }: CodePlan, flow: { id: string; name: string }): string {
  const { className } = table;
  return `import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Env } from '../../env.js';
import { HttpError } from '../../errors.js';
import { askPlatform } from '../../platform.js';
import { type ${className}, ${className}Schema } from './schema.js';
import { type FlowStatus, type ${className}Record, type ${className}Store } from './store.js';

/** The flow of the platform that decides about records: ${commentText(flow.name)}. */
export const FLOW_ID = ${literal(flow.id)};

/** What the platform answers: the id of the flow under \`data\`, or why there is none. */
const LaunchSchema = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });

/** Launches flows, and takes what the platform tells of them. */
export interface Approvals {
  /** Launches the flow for a record. Throws 409 when it is under approval or approved, 502 when the platform refuses. */
  submit(id: string): Promise<void>;
  /** Says how a flow stands; false when it is about no record here. */
  tell(instanceId: string, status: FlowStatus): Promise<boolean>;
}

/** Approvals by the platform that the environment names. */
export function createApprovals(
  store: ${className}Store,
  { PLATFORM_URL, PLATFORM_KEY }: Pick<Env, 'PLATFORM_URL' | 'PLATFORM_KEY'>,
): Approvals {
  return {
    async submit(id) {
      if (PLATFORM_URL === '') throw new HttpError(503, 'No platform is configured');
      const before = await store.read(id);
      if (!before) throw new HttpError(404, 'There is no such record');
      const record = await store.claim(id);
      if (!record) throw new HttpError(409, 'The record is under approval, or approved already');
      try {
        const values = ${className}Schema.parse(record);
        const flowId = await launch({ PLATFORM_URL, PLATFORM_KEY }, values, keyOf(before, values));
        await store.setFlow(id, { flowId, flowStatus: 'running' });
      } catch (error) {
        await store.setFlow(id, { flowId: before.flowId, flowStatus: before.flowStatus });
        throw error;
      }
    },
    tell: (instanceId, status) => store.setFlowStatus(instanceId, status),
  };
}

/** Names a launch: where its answer was lost, the next attempt with the same values gets the flow that was launched then. */
function keyOf({ id, flowId }: Pick<${className}Record, 'id' | 'flowId'>, values: ${className}): string {
  return createHash('sha256').update(JSON.stringify([id, flowId, values])).digest('hex');
}

/** Answers the id of the flow that was launched, once for a key. */
async function launch(
  { PLATFORM_URL, PLATFORM_KEY }: Pick<Env, 'PLATFORM_URL' | 'PLATFORM_KEY'>,
  values: ${className},
  key: string,
): Promise<string> {
  const response = await askPlatform(\`\${PLATFORM_URL.replace(/\\/$/, '')}${contract.workflow.instance.launch.path}\`, {
    method: '${contract.workflow.instance.launch.method}',
    headers: {
      authorization: \`Bearer \${PLATFORM_KEY}\`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ flowId: FLOW_ID, values }),
  });
  const answer = LaunchSchema.safeParse(await response.json());
  if (!answer.success) throw new HttpError(502, 'The platform answered something else than expected');
  const { data, msg } = answer.data;
  if (typeof data !== 'string') throw new HttpError(502, msg);
  return data;
}
`;
}

function approvalRoutesFile({ area, module }: CodePlan): string {
  return `import { type FastifyPluginCallback } from 'fastify';
import * as z from 'zod';
import { type Approvals } from './approvals.js';

const ParamsSchema = z.object({ id: z.uuid() });

/** Launches the approval of a record. */
export function approvalRoutes(approvals: Approvals): FastifyPluginCallback {
  return (app, _options, done) => {
    app.post('/api/${area}/${module}/:id/approval', async (request, reply) => {
      await approvals.submit(ParamsSchema.parse(request.params).id);
      return reply.code(204).send();
    });
    done();
  };
}
`;
}

const WEBHOOK_ROUTES = `import { type FastifyPluginCallback } from 'fastify';
import * as z from 'zod';
import { HttpError } from '../../errors.js';
import { isGenuine } from '../../webhookSignature.js';
import { type Approvals, FLOW_ID } from './approvals.js';

/** What the platform tells of a flow. */
const ToldSchema = z.object({
  event: z.string(),
  time: z.iso.datetime(),
  data: z.object({
    instanceId: z.string().optional(),
    flowId: z.string().optional(),
    status: z.enum(['running', 'adopted', 'rejected', 'revoked', 'cancelled']).optional(),
  }),
});
/** Milliseconds within which a flow may be told before its launch has been written down here. */
const LAUNCHING = 60_000;

/** Takes what the platform's webhook tells of flows, when its signature is right. */
export function webhookRoutes(approvals: Approvals, secret: string): FastifyPluginCallback {
  return (app, _options, done) => {
    // the signature is of the body as it arrived
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    app.post('/api/webhooks/flow', async ({ headers, body }, reply) => {
      if (secret === '') throw new HttpError(503, 'No secret of the webhook is configured');
      const text = z.string().parse(body);
      if (!isGenuine(headers, text, secret)) throw new HttpError(401, 'The signature is not right');
      const { time, data } = ToldSchema.parse(JSON.parse(text));
      if (data.flowId !== FLOW_ID || !data.instanceId || !data.status) return reply.code(204).send();
      const isKnown = await approvals.tell(data.instanceId, data.status);
      // it is told again in a moment
      if (!isKnown && Date.now() - Date.parse(time) < LAUNCHING) throw new HttpError(503, 'The flow is not known yet');
      return reply.code(204).send();
    });
    done();
  };
}
`;

const SIGNATURE = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';

/** Seconds after which a call counts as replayed. */
const TOLERANCE = 300;

/** Whether the platform has sent a body, by its signature (Standard Webhooks): HMAC-SHA256 over id, time and the raw text. */
export function isGenuine(headers: IncomingHttpHeaders, body: string, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signatures !== 'string') return false;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= TOLERANCE)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const own = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return signatures.split(' ').some((part) => {
    const given = Buffer.from(part.replace(/^v1,/, ''), 'base64');
    return given.length === own.length && timingSafeEqual(given, own);
  });
}
`;

function webhookTest({ table, example }: CodePlan): string {
  const record = example
    ? `
it('writes down how a flow stands, and keeps records under approval as they are', async () => {
  const store = createMemoryStore();
  const id = await store.create(check${table.className}(EXAMPLE), { userId: '', organizeId: '' });
  await store.setFlow(id, { flowId: 'instance', flowStatus: 'running' });
  const record = check${table.className}(EXAMPLE);
  expect(await store.update(id, record, { userId: '', organizeId: '' })).toBe(false);
  expect(await store.remove([id])).toBe(0);
  const { app } = start(store);
  expect((await app.inject(told('adopted'))).statusCode).toBe(204);
  expect(await store.read(id)).toMatchObject({ flowStatus: 'adopted' });
});
`
    : '';
  return `import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApp } from '../../app.js';
import { createApprovals, FLOW_ID } from './approvals.js';
import { createMemoryStore } from './memoryStore.js';
${example ? `import { check${table.className} } from './rules.js';\n` : ''}import { type ${table.className}Store } from './store.js';
import { webhookRoutes } from './webhookRoutes.js';

const SECRET = \`whsec_\${Buffer.from('a secret of thirty-two bytes here').toString('base64')}\`;
${example ? `const EXAMPLE = ${literal(example)};\n` : ''}
function start(store: ${table.className}Store = createMemoryStore()) {
  const approvals = createApprovals(store, { PLATFORM_URL: '', PLATFORM_KEY: '' });
  return { app: createApp({ routes: [webhookRoutes(approvals, SECRET)] }) };
}

/** A call of the webhook about the flow \`instance\`, signed. */
function told(status: string, { time = new Date().toISOString(), secret = SECRET } = {}) {
  const payload = JSON.stringify({ event: 'flow.finished', time, data: { instanceId: 'instance', flowId: FLOW_ID, status } });
  const seconds = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(\`1.\${seconds}.\${payload}\`).digest('base64');
  return {
    method: 'POST' as const,
    url: '/api/webhooks/flow',
    payload,
    headers: {
      'content-type': 'application/json',
      'webhook-id': '1',
      'webhook-timestamp': seconds,
      'webhook-signature': \`v1,\${signature}\`,
    },
  };
}
${record}
it('refuses a call that somebody else has signed', async () => {
  const { app } = start();
  const other = \`whsec_\${Buffer.from('another secret').toString('base64')}\`;
  expect((await app.inject(told('adopted', { secret: other }))).statusCode).toBe(401);
});

it('asks to be told again of a flow whose launch is not written down yet, and passes over old ones', async () => {
  const { app } = start();
  expect((await app.inject(told('running'))).statusCode).toBe(503);
  expect((await app.inject(told('running', { time: '2026-01-01T00:00:00.000Z' }))).statusCode).toBe(204);
});
`;
}

import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { type Deps } from '../deps.js';
import { type OperationDetail } from './operationDetail.js';
import { type LocalText } from '../errors/apiError.js';
import { authenticate, authorize } from './authorize.js';
import { type Caller } from '../rights/caller.js';
import { readClient } from './client.js';
import { contentDisposition } from './contentDisposition.js';
import { toApiError } from './errorHandler.js';
import { t } from '../errors/errors.messages.js';
import { callKey, isOnce, onceFor } from './idempotent.js';
import { JsonText, type Call, type FileAnswer, type Route } from './handle.js';
import { requestLocale } from './requestLocale.js';
import { validate } from './validate.js';

/** Mounts calls of the contract: authentication, permission, validation, the use case, the envelope, the log. */
export function registerRoutes(app: FastifyInstance, deps: Deps, routes: readonly Route[]): void {
  for (const { endpoint, handle } of routes) {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // files are mostly packed already, and ranges count the bytes as they are stored
      ...(endpoint.response === 'file' ? { compress: false as const } : {}),
      config: {
        rateLimit:
          endpoint.rateLimit === undefined
            ? {}
            : { max: deps.env.RATE_LIMIT ? endpoint.rateLimit : Infinity, timeWindow: 60_000 },
      },
      handler: (request, reply) => answer({ deps, endpoint, handle, request, reply }),
    });
  }
}

interface Exchange extends Route {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer({ deps, endpoint, handle, request, reply }: Exchange) {
  const locale = requestLocale(request);
  const client = readClient(request);
  let caller: Caller | undefined;
  let params: Record<string, string> = {};
  const said: Said[] = [];
  const started = performance.now();
  const note = async (resultCode: number) => {
    if (!caller) return;
    await deps.operations.write({
      endpoint,
      caller,
      client,
      url: request.url,
      duration: performance.now() - started,
      resultCode,
      params,
      detail: resultCode === 200 ? await readDetail(deps, said) : plainDetail(said),
    });
  };
  try {
    params = validate(ParamsSchema, request.params, locale);
    if (endpoint.permission !== 'public') {
      caller = await authenticate(deps, request, endpoint);
      authorize(endpoint.permission, caller, params);
    }
    const call: Call<AnyEndpoint> = {
      deps,
      params,
      query: endpoint.query ? validate(endpoint.query, request.query, locale) : undefined,
      body: endpoint.body ? validate(endpoint.body, request.body ?? {}, locale) : undefined,
      get caller() {
        if (!caller) throw new Error(`${endpoint.path} is public: nobody is signed in`);
        return caller;
      },
      client,
      locale,
      request,
      describe: (detail) => void said.push(detail),
      once: (work) => onceFor(deps.db, callKey(request, call.caller.userId))(work),
      setHeader: (name, value) => void reply.header(name, value),
    };
    const data = await handle(call);
    if (endpoint.once && deps.env.NODE_ENV !== 'production' && !isOnce(request))
      throw new Error(`${endpoint.path} says that it is done once, and does not ask for its key`);
    await note(200);
    if (endpoint.response === 'file') return sendFile(reply, endpoint.contentType, data as FileAnswer);
    if (deps.env.NODE_ENV !== 'production') checkAnswer(endpoint, data);
    const msg = SUCCESS[endpoint.method](locale);
    if (!(data instanceof JsonText)) return reply.send({ code: 200, msg, data: data ?? null });
    return reply
      .type('application/json; charset=utf-8')
      .send(data.between(`{"code":200,"msg":${JSON.stringify(msg)},"data":`, '}'));
  } catch (error) {
    await note(toApiError(error)?.code ?? 500);
    throw await deps.explainRefusal(error);
  }
}

/** What a call said of itself; what cannot be looked up is left out, because what the call did is done. */
async function readDetail({ log }: Deps, said: readonly Said[]): Promise<OperationDetail> {
  let detail: OperationDetail = {};
  for (const part of said) {
    try {
      detail = { ...detail, ...(isPlain(part) ? part : await part()) };
    } catch (error) {
      log.error({ err: error }, 'what a call did could not be put into words');
    }
  }
  return detail;
}

type Said = Parameters<Call<AnyEndpoint>['describe']>[0];

function plainDetail(said: readonly Said[]): OperationDetail {
  return said.filter(isPlain).reduce((detail, part) => ({ ...detail, ...part }), {});
}

function isPlain(said: Said): said is OperationDetail {
  return typeof said !== 'function';
}

/** Ids and file names; the database decides whether they exist. */
const ParamsSchema = z.record(z.string(), z.string().min(1).max(200));

const SUCCESS: Record<AnyEndpoint['method'], LocalText> = {
  GET: t('done'),
  POST: t('done'),
  PUT: t('saved'),
  DELETE: t('deleted'),
};

function sendFile(reply: FastifyReply, contentType: string, file: FileAnswer) {
  reply.header('content-type', file.contentType ?? contentType);
  reply.headers({ 'x-content-type-options': 'nosniff', ...file.headers });
  if (file.fileName)
    reply.header('content-disposition', contentDisposition(file.isInline ? 'inline' : 'attachment', file.fileName));
  return reply
    .status(file.status ?? 200)
    .send(file.content instanceof Readable ? file.content : Buffer.from(file.content));
}

/** Outside production an answer that the contract does not promise is a fault of ours. */
function checkAnswer(endpoint: AnyEndpoint, data: unknown) {
  if (endpoint.response === 'file') return;
  const result = endpoint.data.safeParse(
    data instanceof JsonText ? JSON.parse(data.between('', '').toString()) : (data ?? null),
  );
  if (!result.success)
    throw new Error(
      `${endpoint.method} ${endpoint.path} answers what its contract does not say: ${z.prettifyError(result.error)}`,
    );
}

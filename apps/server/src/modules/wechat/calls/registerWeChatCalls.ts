import { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { Unreadable } from '../../../files/parse/Unreadable.js';
import { readMp } from '../accounts.js';
import { decryptCall, isSigned } from './callSignature.js';
import { readCall } from './readCall.js';

export const CALL_PATH = '/api/wechat/MP/Callback';

const BODY_LIMIT = 64 * 1024;
/** Milliseconds for which a signature holds: WeChat repeats a call within seconds. */
const FRESH = 10 * 60_000;

/**
 * Where WeChat calls the public account: to see that it is ours, and to tell who follows it and who does not any more. It
 * wants answers of its own, so these are no calls of the contract. What WeChat has not signed is refused and logged.
 */
export async function registerWeChatCalls(http: FastifyInstance, deps: Deps): Promise<void> {
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.get(CALL_PATH, async (request, reply) => {
      const query = QuerySchema.parse(request.query);
      const { token } = await readMp(deps);
      if (!isFresh(deps, query) || !isSigned(token, [query.timestamp, query.nonce], query.signature))
        return reply.status(403).type('text/plain').send('refused');
      return reply.type('text/plain').send(query.echostr);
    });
    scope.post(CALL_PATH, async (request, reply) => {
      const call = await openCall(deps, QuerySchema.parse(request.query), String(request.body ?? ''));
      if (!call) {
        request.log.warn('a call in the name of WeChat is refused');
        return reply.status(403).type('text/plain').send('refused');
      }
      await take(deps, call);
      return reply.type('text/plain').send('success');
    });
    done();
  });
}

/** What a call says; undefined for one that is not from WeChat. */
async function openCall(deps: Deps, query: Query, body: string): Promise<ReadonlyMap<string, string> | undefined> {
  const { token, appId, aesKey } = await readMp(deps);
  const { timestamp, nonce } = query;
  if (!isFresh(deps, query) || !isSigned(token, [timestamp, nonce], query.signature)) return undefined;
  try {
    const call = readCall(body);
    const encrypted = call.get('Encrypt');
    // with a key nothing is believed that is not encrypted by it
    if (encrypted === undefined) return aesKey === '' ? call : undefined;
    if (!isSigned(token, [timestamp, nonce, encrypted], query.msg_signature)) return undefined;
    const text = decryptCall(encrypted, { aesKey, appId });
    return text === undefined ? undefined : readCall(text);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Writes down who follows and who does not any more; WeChat tells more than that, which nobody here asks about. */
async function take({ db }: Pick<Deps, 'db'>, call: ReadonlyMap<string, string>): Promise<void> {
  const openId = call.get('FromUserName') ?? '';
  const event = call.get('MsgType') === 'event' ? call.get('Event') : '';
  if (openId === '' || openId.length > 64) return;
  // newer than what a synchronisation under way has read
  const seen = { seenTime: sql<Date>`clock_timestamp()` };
  if (event === 'unsubscribe')
    await db
      .updateTable('weChatFollower')
      .set({ isFollowing: false, ...seen })
      .where('openId', '=', openId)
      .execute();
  if (event !== 'subscribe') return;
  const followTime = new Date(Number(call.get('CreateTime') ?? 0) * 1_000);
  await db
    .insertInto('weChatFollower')
    .values({ id: newId(), openId, followTime, scene: call.get('EventKey') ? 'ADD_SCENE_QR_CODE' : '', ...seen })
    .onConflict((conflict) => conflict.column('openId').doUpdateSet({ isFollowing: true, followTime, ...seen }))
    .execute();
}

function isFresh({ clock }: Pick<Deps, 'clock'>, { timestamp }: Query): boolean {
  return Math.abs(clock.now() - Number(timestamp) * 1_000) <= FRESH;
}

const text = z.string().max(200).default('');
const QuerySchema = z.object({
  signature: text,
  msg_signature: text,
  timestamp: z
    .string()
    .regex(/^\d{1,12}$/)
    .default('0'),
  nonce: text,
  echostr: z.string().max(100).regex(/^\w*$/).default(''),
});

type Query = z.output<typeof QuerySchema>;

import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Deps } from '../../../deps.js';
import { readAlipayNotice } from './alipay/readAlipayNotice.js';
import { readAccount } from './channels/readAccount.js';
import { ProviderError, type ChargeResult } from './PaymentProvider.js';
import { settleBatch } from './settleBatch.js';
import { readWechatNotice } from './wechat/readWechatNotice.js';

/**
 * Where providers tell what became of charges. They want answers of their own, and sign the body as it was sent, so these
 * two are no calls of the contract. What is not signed by the provider is refused and logged; the same told twice counts once.
 */
export async function registerPaymentNotices(http: FastifyInstance, deps: Deps): Promise<void> {
  await http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post('/api/parking/Public/Notify/wechat', async (request, reply) => {
      const isTaken = await take(deps, request, 'wechat', (account, body) =>
        readWechatNotice(account, (name) => headerOf(request, name), body),
      );
      if (isTaken) return reply.status(204).send();
      return reply.status(400).send({ code: 'FAIL', message: 'refused' });
    });
    scope.post('/api/parking/Public/Notify/alipay', async (request, reply) => {
      const isTaken = await take(deps, request, 'alipay', (account, body) => readAlipayNotice(account, body));
      return reply.type('text/plain').send(isTaken ? 'success' : 'failure');
    });
    done();
  });
}

/** Whether it is from the provider, and booked; errors of ours are thrown, and the provider tells it again. */
async function take(deps: Deps, request: FastifyRequest, id: 'wechat' | 'alipay', read: NoticeReader) {
  const account = await readAccount(deps, id);
  let notice: PaymentNotice | undefined;
  try {
    notice = read(account, String(request.body));
  } catch (error) {
    const reason = error instanceof ProviderError ? error.message : 'unreadable';
    request.log.warn({ provider: id, reason }, 'a notice of a payment is refused');
    return false;
  }
  if (notice) await settleBatch(deps, notice.chargeId, notice.result);
  return true;
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

const BODY_LIMIT = 64 * 1024;

type NoticeReader = (account: Awaited<ReturnType<typeof readAccount>>, body: string) => PaymentNotice | undefined;

/** What a provider tells of a charge. */
export interface PaymentNotice {
  chargeId: string;
  result: ChargeResult;
}

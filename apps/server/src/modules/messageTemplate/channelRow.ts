import { CHANNEL_PROVIDERS } from '@smart-admin/api-client/contract';
import { newId } from '../../db/newId.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { checkUrl } from '../webhook/checkUrl.js';
import { t } from './messageTemplate.messages.js';
import { type ChannelBody, type OuterChannel } from './messageTemplate.tables.js';
import { gatewayBody, type GatewayValues } from './providers/gatewayBody.js';
import { providers } from './providers/providers.js';

/** A channel as it is stored, its secret sealed. Throws 400 naming the field that is wrong. */
export async function toChannelRow(body: ChannelBody, context: ChannelContext): Promise<ChannelRow> {
  const { current } = context;
  if (current && !CHANNEL_PROVIDERS[current.id].some((provider) => provider === body.provider))
    throw fieldError('provider', t('wrongProvider'));
  if (body.provider === 'smtp') return toServerRow(body, context);
  if (body.provider === 'http') return toGatewayRow(body, context);
  if (body.provider === 'aliyun' || body.provider === 'tencent') return toCloudRow(body, context);
  return withoutSecret(body);
}

type ChannelRow = Omit<ChannelBody, 'secret'> & { encryptedSecret?: string };

function toServerRow(body: ChannelBody, context: ChannelContext): ChannelRow | Promise<ChannelRow> {
  if (!body.host) throw fieldError('host', t('noServer'));
  if (!body.fromAddress) throw fieldError('fromAddress', t('noSender'));
  if (!body.account) return withoutSecret(body);
  if (body.security === 'none') throw fieldError('security', t('secretInClear'));
  const isSame = TARGET.every((name) => context.current?.[name] === body[name]);
  return withSecret(body, context, { isSame, again: t('secretAgain') });
}

function toCloudRow(body: ChannelBody, context: ChannelContext): Promise<ChannelRow> {
  if (!body.account) throw fieldError('account', t('noKey'));
  if (!body.signName) throw fieldError('signName', t('noSignName'));
  if (body.provider === 'tencent' && !body.appId) throw fieldError('appId', t('noApp'));
  const isSame = context.current?.provider === body.provider && context.current.account === body.account;
  return withSecret(body, context, { isSame, again: t('keyAgain') });
}

function toGatewayRow(body: ChannelBody, context: ChannelContext): ChannelRow | Promise<ChannelRow> {
  const { url, authorization, requestBody } = body;
  if (!url) throw fieldError('url', t('noGateway'));
  checkUrl(context.call.deps, url);
  checkBody(requestBody);
  if (!`${authorization}${requestBody}`.includes('{secret}')) return withoutSecret(body);
  const { current } = context;
  const isSame = current?.provider === 'http' && new URL(current.url).origin === new URL(url).origin;
  return withSecret(body, context, { isSame, again: t('gatewaySecret', { secret: '{secret}' }) });
}

function withoutSecret({ secret: _, ...body }: ChannelBody): ChannelRow {
  return { ...body, encryptedSecret: '' };
}

/**
 * With its secret sealed, or as it is stored where it goes to the same place as before: whoever may change a channel must not send
 * its secret to a server of their own.
 */
async function withSecret(
  { secret, ...body }: ChannelBody,
  { id, current, call }: ChannelContext,
  { isSame, again }: { isSame: boolean; again: LocalText },
): Promise<ChannelRow> {
  if (secret) return { ...body, encryptedSecret: await call.deps.channelSecrets.seal(secret, id) };
  if (!current?.encryptedSecret || !isSame) throw fieldError('secret', again);
  return body;
}

function checkBody(requestBody: string): void {
  // filled like a message, so that a place where nothing is put counts for none
  const [mobile, content] = [newId(), newId()];
  const body = tryBody(requestBody, { id: '', mobile, content, secret: '' });
  const lacking = Object.entries({ '{mobile}': mobile, '{content}': content }).filter(
    ([, value]) => !body.includes(value),
  );
  if (lacking.length > 0)
    throw fieldError('requestBody', t('bodyLacks', { places: lacking.map(([place]) => place).join(' ') }));
}

function tryBody(requestBody: string, values: GatewayValues): string {
  try {
    return gatewayBody(requestBody, values).body;
  } catch (error) {
    throw error instanceof SyntaxError ? fieldError('requestBody', t('bodyNoJson', { reason: error.message })) : error;
  }
}

type ChannelContext = Pick<SaveContext<'messageChannel'>, 'id' | 'current' | 'call'>;

const TARGET = ['host', 'port', 'security', 'account'] as const;
const SERVER = ['provider', 'url', 'signName', 'appId', ...TARGET] as const;

/**
 * Throws 400 naming the field where a channel that is on would from now on go by a server that does not answer or does not
 * take the account.
 */
export async function requireServer(
  { id, sent }: { id: string; sent: Partial<ChannelBody> | 'otherState' },
  call: ChannelContext['call'],
): Promise<void> {
  const current = await call.deps.db
    .selectFrom('messageChannel')
    .selectAll()
    .where('id', '=', id as OuterChannel)
    .executeTakeFirst();
  if (!current) return;
  const named =
    sent === 'otherState'
      ? { enabledMark: 1 - current.enabledMark }
      : Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== null));
  const body: ChannelBody = { ...current, secret: '', ...named };
  const isOther =
    current.enabledMark !== 1 || body.secret !== '' || SERVER.some((name) => current[name] !== body[name]);
  if (body.enabledMark !== 1 || !isOther) return;
  // what a form can mend is told before a server is asked
  await toChannelRow(body, { id, current, call });
  const kept = !body.secret && current.encryptedSecret && (body.account || body.provider === 'http');
  const secret = kept ? await call.deps.channelSecrets.open(current.encryptedSecret, id) : body.secret;
  try {
    await providers[body.provider].verify({ ...body, secret }, call.deps);
  } catch (error) {
    throw error instanceof ApiError ? fieldError(REFUSED_AT[body.provider], error.text) : toFieldError(error);
  }
}

/** The field that is to be mended where a provider says itself what is wrong. */
const REFUSED_AT = {
  ...{ smtp: 'host', http: 'url', weCom: 'provider', development: 'provider' },
  ...{ aliyun: 'account', tencent: 'account' },
} as const;

/** Says of what a mail server answered which field is to be mended. */
export function toFieldError(error: unknown): ApiError {
  const { code, message } =
    error instanceof Error ? (error as Error & { code?: string }) : { message: String(error), code: '' };
  const reason = message.slice(0, 200);
  return code === 'EAUTH'
    ? fieldError('account', t('accountRefused', { reason }))
    : fieldError('host', t('serverAway', { reason }));
}

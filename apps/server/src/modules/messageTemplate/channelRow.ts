import { fieldError } from '../../db/requireRow.js';
import { type ApiError } from '../../errors/apiError.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { t } from './messageTemplate.messages.js';
import { type ChannelBody, type OuterChannel } from './messageTemplate.tables.js';
import { PROVIDERS_OF, providers } from './providers/providers.js';

/** A channel as it is stored, its password sealed. Throws 400 naming the field that is wrong. */
export async function toChannelRow({ secret, ...body }: ChannelBody, { id, current, call }: ChannelContext) {
  if (current && !PROVIDERS_OF[current.id].includes(body.provider)) throw fieldError('provider', t('wrongProvider'));
  if (body.provider !== 'smtp') return { ...body, encryptedSecret: '' };
  if (!body.host) throw fieldError('host', t('noServer'));
  if (!body.fromAddress) throw fieldError('fromAddress', t('noSender'));
  if (!body.account) return { ...body, encryptedSecret: '' };
  if (body.security === 'none') throw fieldError('security', t('secretInClear'));
  if (secret) return { ...body, encryptedSecret: await call.deps.channelSecrets.seal(secret, id) };
  // whoever may change a channel must not send its password to a server of their own
  if (!current?.encryptedSecret || TARGET.some((name) => current[name] !== body[name]))
    throw fieldError('secret', t('secretAgain'));
  return body;
}

type ChannelContext = Pick<SaveContext<'messageChannel'>, 'id' | 'current' | 'call'>;

const TARGET = ['host', 'port', 'security', 'account'] as const;
const SERVER = ['provider', ...TARGET] as const;

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
  const kept = !body.secret && current.encryptedSecret && body.account;
  const secret = kept ? await call.deps.channelSecrets.open(current.encryptedSecret, id) : body.secret;
  try {
    await providers[body.provider].verify({ ...body, secret });
  } catch (error) {
    throw toFieldError(error);
  }
}

/** Says of what a provider answered which field is to be mended. */
export function toFieldError(error: unknown): ApiError {
  const { code, message } =
    error instanceof Error ? (error as Error & { code?: string }) : { message: String(error), code: '' };
  const reason = message.slice(0, 200);
  return code === 'EAUTH'
    ? fieldError('account', t('accountRefused', { reason }))
    : fieldError('host', t('serverAway', { reason }));
}

import { fieldError } from '../../db/requireRow.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { t } from './messageTemplate.messages.js';
import { type ChannelBody } from './messageTemplate.tables.js';
import { PROVIDERS_OF, providers } from './providers/providers.js';

/**
 * A channel as it is stored, its password sealed. Throws 400 naming the field that is wrong, also where a channel that is
 * on would from now on go by a server that does not answer or does not take the account.
 */
export async function toChannelRow(body: ChannelBody, context: SaveContext<'messageChannel'>) {
  const { current, id, call } = context;
  const row = await toSealedRow(body, context);
  const isOther =
    current?.enabledMark !== 1 || Boolean(body.secret) || SERVER.some((name) => current[name] !== body[name]);
  if (body.enabledMark === 1 && isOther) {
    const kept = !body.secret && current?.encryptedSecret && body.account;
    const secret = kept ? await call.deps.channelSecrets.open(current.encryptedSecret, id) : body.secret;
    await requireAnswer({ ...body, secret });
  }
  return row;
}

async function requireAnswer(channel: ChannelBody): Promise<void> {
  try {
    await providers[channel.provider].verify(channel);
  } catch (error) {
    const { code, message } =
      error instanceof Error ? (error as Error & { code?: string }) : { message: String(error) };
    const reason = message.slice(0, 200);
    throw code === 'EAUTH'
      ? fieldError('account', t('accountRefused', { reason }))
      : fieldError('host', t('serverAway', { reason }));
  }
}

async function toSealedRow({ secret, ...body }: ChannelBody, { id, current, call }: SaveContext<'messageChannel'>) {
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

const TARGET = ['host', 'port', 'security', 'account'] as const;
const SERVER = ['provider', ...TARGET] as const;

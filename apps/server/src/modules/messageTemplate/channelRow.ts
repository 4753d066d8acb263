import { fieldError } from '../../db/requireRow.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { t } from './messageTemplate.messages.js';
import { type ChannelBody } from './messageTemplate.tables.js';
import { PROVIDERS_OF } from './providers/providers.js';

/** A channel as it is stored, its password sealed. Throws 400 naming the field that is wrong. */
export async function toChannelRow(
  { secret, ...body }: ChannelBody,
  { id, current, call }: SaveContext<'messageChannel'>,
) {
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

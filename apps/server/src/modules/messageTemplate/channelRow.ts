import { fieldError } from '../../db/requireRow.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { say } from './messageTemplate.messages.js';
import { type ChannelBody } from './messageTemplate.tables.js';
import { PROVIDERS_OF } from './providers/providers.js';

/** A channel as it is stored, its password sealed. Throws 400 naming the field that is wrong. */
export async function toChannelRow(
  { secret, ...body }: ChannelBody,
  { id, current, call }: SaveContext<'messageChannel'>,
) {
  if (current && !PROVIDERS_OF[current.id].includes(body.provider)) throw fieldError('provider', say('wrongProvider'));
  if (body.provider !== 'smtp') return { ...body, encryptedSecret: '' };
  if (!body.host) throw fieldError('host', say('noServer'));
  if (!body.fromAddress) throw fieldError('fromAddress', say('noSender'));
  if (!body.account) return { ...body, encryptedSecret: '' };
  if (body.security === 'none') throw fieldError('security', say('secretInClear'));
  if (secret) return { ...body, encryptedSecret: await call.deps.channelSecrets.seal(secret, id) };
  // whoever may change a channel must not send its password to a server of their own
  if (!current?.encryptedSecret || TARGET.some((name) => current[name] !== body[name]))
    throw fieldError('secret', say('secretAgain'));
  return body;
}

const TARGET = ['host', 'port', 'security', 'account'] as const;

import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { readCallers } from '../user/readCaller.js';
import { requireUsersManaged } from '../user/userScope.js';
import { checkUrl } from './checkUrl.js';
import { seesModel } from '../visualdev/documents/seenModels.js';
import { t } from './webhook.messages.js';
import { type WebhookBody } from './webhook.tables.js';

/** A webhook as it is stored, the values of its headers sealed. Throws 400 for what is wrong, 403 for an owner who may do more than the caller. */
export async function toWebhookRow(body: WebhookBody, context: SaveContext<'webhook'>) {
  const { db, id, current, call } = context;
  const { headers, events, modelIds, ...row } = body;
  checkUrl(call.deps, body.url);
  await requireUsersManaged({ ...call.deps, db }, call.caller, [body.ownerId]);
  const isNarrowed = current?.ownerId !== body.ownerId || modelIds.some((model) => !current.modelIds.includes(model));
  if (isNarrowed && modelIds.length > 0) await requireModels({ ...call.deps, db }, body);
  const isBack = current?.enabledMark === 0 && body.enabledMark === 1;
  return {
    ...row,
    events: JSON.stringify([...new Set(events)]),
    modelIds: JSON.stringify([...new Set(modelIds)]),
    headers: JSON.stringify(headers.map(({ name }) => ({ name, value: '' }))),
    // an address is a way out for all that the owner will see: it leads to no more than whoever gave it sees
    addressUserId: current?.url === body.url ? current.addressUserId : call.caller.userId,
    encryptedHeaders: await sealHeaders(call.deps, { headers, id, current, url: body.url }),
    ...(isBack ? SWITCHED_ON : {}),
  };
}

/** What a webhook that is switched on begins with. */
export const SWITCHED_ON = { failures: 0, restUntil: null, offReason: '' } as const;

/** Throws 400 unless the owner may see the models: whoever chooses them sees them by the owner's rights alone. */
async function requireModels(
  deps: Pick<Deps, 'rights'> & { db: Deps['db'] | SaveContext<'webhook'>['db'] },
  body: WebhookBody,
) {
  const [owner] = await readCallers(deps as Pick<Deps, 'db' | 'rights'>, [body.ownerId]);
  if (!owner || !body.modelIds.every((model) => seesModel(owner, model)))
    throw fieldError('modelIds', t('modelUnknown'));
}

async function sealHeaders(
  { webhookSecrets }: Pick<Deps, 'webhookSecrets'>,
  { headers, id, current, url }: Pick<WebhookBody, 'headers' | 'url'> & Pick<SaveContext<'webhook'>, 'id' | 'current'>,
): Promise<string> {
  const names = headers.map(({ name }) => name.toLowerCase());
  const name = names.find((each, index) => names.indexOf(each) !== index);
  if (name !== undefined) throw fieldError('headers', t('headerTwice', { name }));
  if (headers.length === 0) return '';
  // whoever may change a webhook must not send the values to a server of their own
  const isSame = current !== undefined && new URL(current.url).origin === new URL(url).origin;
  const kept: Record<string, string> =
    isSame && current.encryptedHeaders
      ? (JSON.parse(await webhookSecrets.open(current.encryptedHeaders, id)) as Record<string, string>)
      : {};
  const values = headers.map((header) => {
    const key = header.name.toLowerCase();
    const value = header.value || (Object.hasOwn(kept, key) ? kept[key] : '');
    if (!value) throw fieldError('headers', t('headerValue', { name: header.name }));
    return [key, value] as const;
  });
  return webhookSecrets.seal(JSON.stringify(Object.fromEntries(values)), id);
}

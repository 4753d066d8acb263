import { isIP } from 'node:net';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { isInnerAddress } from '../dataInterface/sources/innerAddresses.js';
import { isAllowed } from './sendWebhook.js';
import { t } from './webhook.messages.js';

/** Throws 400 at `url` for an address with credentials, in clear or inside, unless the operator has opened its host. */
export function checkUrl({ interfaces }: Pick<Deps, 'interfaces'>, text: string): void {
  const url = new URL(text);
  if (url.username || url.password) throw fieldError('url', t('urlWrong'));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // a name is looked up when it is called
  if (isIP(host) !== 0 && isInnerAddress(host) && !interfaces.openHosts.hasAddress(host))
    throw fieldError('url', t('urlInner', { host }));
  if (!isAllowed(url, interfaces.openHosts)) throw fieldError('url', t('urlWrong'));
}

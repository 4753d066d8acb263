import { siteChanged } from '@smart-admin/api-client/contract';
import { type Deps } from '../../deps.js';
import { configChanged } from './config.events.js';

/** Has everybody's page show a changed configuration. */
export function listenForConfig({ events, sockets }: Pick<Deps, 'events' | 'sockets'>): void {
  events.within(configChanged, (trx) => sockets.send(trx, { kind: 'everybody' }, { frame: siteChanged, fields: {} }));
}

import { type NounStates } from '../../../http/crud/stateActions.js';
import { type OrderRecord } from '../orders/loadOrder.js';
import { escapeText } from './escape.messages.js';

/** What has become of a stay that was left without paying. */
export const escapeStates: NounStates<
  'parkingOrder',
  'owed' | 'waived' | 'settled',
  Pick<OrderRecord, 'escaped' | 'waived' | 'number'>
> = {
  table: 'parkingOrder',
  stateOf: ({ escaped, waived }) => (escaped === 1 ? 'owed' : waived > 0 ? 'waived' : 'settled'),
  names: { owed: escapeText('owed'), waived: escapeText('waived'), settled: escapeText('settled') },
  describe: ({ number }) => ({ recordName: number }),
};

import { pages } from '@smart-admin/api-client/pages';
import { type RawBuilder } from 'kysely';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { withinScope } from '../../../rights/dataScope.js';
import { t } from './migration.messages.js';

/** Condition on `flowInstance`: the flows that the caller sees in the monitor. Throws 403 for whoever has no monitor. */
export function watchedFlows({ rights }: Caller): RawBuilder<boolean> {
  const page = pages.flowMonitor.address;
  // without the page its scope would still hold their own flows, and all of them where it has no data permission
  if (!rights.hasPage(page)) throw new ApiError(403, t('noMonitor'));
  return withinScope(rights.dataScope(page), { owner: 'flowInstance.launcherId', organize: 'flowInstance.organizeId' });
}

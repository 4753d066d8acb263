import { pages } from '@smart-admin/api-client/pages';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Caller } from '../../rights/caller.js';
import { isWithin } from '../../rights/dataScope.js';
import { type OpenFlow } from './openFlow.js';

type Watched = Pick<OpenFlow, 'instance'>;

/** Whether somebody watches over a flow: they have the page of the monitor, and whoever launched it is within their data permission. */
export function watchesOver({ rights }: Caller, { instance }: Watched): boolean {
  const page = pages.flowMonitor.address;
  const row = { userId: instance.launcherId, organizeIds: [instance.organizeId] };
  return rights.hasPage(page) && isWithin(rights.dataScope(page), row);
}

/** Throws 404 for a flow that the caller does not watch over, and 403 without the button. */
export function requireWatcher(caller: Caller, flow: Watched, button: string): void {
  if (!watchesOver(caller, flow)) throw new ApiError(404, httpText('notFound'));
  if (!caller.rights.hasButton(pages.flowMonitor.address, button)) throw new ApiError(403, httpText('noPermission'));
}

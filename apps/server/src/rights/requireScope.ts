import { ApiError } from '../errors/apiError.js';
import { type Caller } from './caller.js';
import { t } from '../errors/errors.messages.js';
import { isWithin } from './dataScope.js';

/** Throws 403 unless every organisation is within what the caller manages on a page. */
export function requireOrganizesInScope({ rights }: Caller, page: string, organizeIds: readonly string[]): void {
  const scope = rights.dataScope(page);
  if (organizeIds.every((id) => isWithin(scope, { organizeIds: [id] }))) return;
  throw new ApiError(403, t('beyondScope'));
}

import { pages } from '@smart-admin/api-client/pages';
import { MissingRight } from '../../errors/MissingRight.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Rights } from '../../rights/rights.js';

/** Throws 403 unless somebody may have backups made. */
export function requireBackups(rights: Rights): void {
  if (!rights.hasButton(pages.backup.address, 'btn_add')) throw new MissingRight(pages.backup.address, 'btn_add');
}

/** Throws 403 unless somebody sees all rows of every page: a backup holds them. */
export function requireWholeDatabase(rights: Rights): void {
  if (!rights.seesAllRows()) throw new ApiError(403, httpText('beyondScope'));
}

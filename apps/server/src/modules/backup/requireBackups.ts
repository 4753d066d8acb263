import { pages } from '@smart-admin/api-client/pages';
import { MissingRight } from '../../errors/MissingRight.js';
import { type Rights } from '../../rights/rights.js';

/** Throws 403 unless somebody may have backups made. */
export function requireBackups(rights: Rights): void {
  if (!rights.hasButton(pages.backup.address, 'btn_add')) throw new MissingRight(pages.backup.address, 'btn_add');
}

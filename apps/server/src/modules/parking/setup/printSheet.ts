import { pages } from '@smart-admin/api-client/pages';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { type PrintedKind } from '../SignedCodes.js';

/** The signed code of a reduction, a merchant, a company or a card, and the public page that it opens. */
export async function printSheet(
  { deps, caller, params }: { deps: Deps; caller: Caller; params: { id: string } },
  { kind, table }: { kind: Extract<PrintedKind, keyof typeof PAGES>; table: keyof typeof TABLES },
) {
  const row = requireRow(await deps.db.selectFrom(table).selectAll().where('id', '=', params.id).executeTakeFirst());
  requireOrganizesInScope(caller, TABLES[table], [row.organizeId]);
  const code = await deps.parkingCodes.print(kind, row.id);
  const path = 'use' in row && row.use === 'staff' ? STAFF_PAGE : PAGES[kind];
  return { code, path: `${path}?code=${code}` };
}

const PAGES = {
  code: '/reductionQrcode',
  merchant: '/merchantQrcode',
  company: '/companyQrcode',
  card: '/cardQrcode',
};
/** Counters type the plates of their customers. */
const STAFF_PAGE = '/freeCarQrcode';

const TABLES = {
  parkingReductionCode: pages.parkingReductionCode.address,
  parkingMerchant: pages.parkingMerchant.address,
  parkingCompany: pages.parkingCompany.address,
  parkingListedPlate: pages.parkingPlateList.address,
} as const;

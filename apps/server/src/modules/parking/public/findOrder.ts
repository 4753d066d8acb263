import { type PlateColour } from '@smart-admin/api-client/contract';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../parking.messages.js';
import { placeOfCode } from './scanTarget.js';

/**
 * The open order of a plate at the place of a code, or else the oldest that it left unpaid. Throws 404 when there is none, in
 * the same words for every reason.
 */
export async function findOrder(
  deps: Pick<Deps, 'db' | 'parkingCodes'>,
  { code, plate, plateColour }: { code: string; plate: string; plateColour: PlateColour },
): Promise<string> {
  const placeId = await placeOfCode(deps, code);
  const ofPlate = deps.db
    .selectFrom('parkingOrder')
    .select('id')
    .where('plate', '=', plate)
    .where('plateColour', '=', plateColour);
  const open = await ofPlate.where('placeId', '=', placeId).where('status', '<>', 'closed').executeTakeFirst();
  const found = open ?? (await ofPlate.where('escaped', '=', 1).orderBy('entryTime').executeTakeFirst());
  if (!found) throw new ApiError(404, t('noOrder'));
  return found.id;
}

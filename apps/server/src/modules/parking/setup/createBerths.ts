import { type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { fieldError } from '../../../db/requireRow.js';
import { newId } from '../../../db/newId.js';
import { nounChanged } from '../../../http/crud/crud.events.js';
import { type Call } from '../../../http/handle.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { t } from '../parking.messages.js';
import { fitSpaces } from './fitSpaces.js';

/**
 * Creates the berths of a road whose numbers are those of a range, with as many digits as the last one has. Numbers that the road has already stay as
 * they are, and are answered. Throws 400 for a place that is no road, 403 beyond the caller's scope.
 */
export function createBerths({ deps, caller, body, describe, once }: Call<typeof contract.parking.berth.createMany>) {
  const { placeId, prefix, from, to, kind } = body;
  return once(async (trx) => {
    const place = await trx
      .selectFrom('parkingPlace')
      .select(['kind', 'organizeId', 'fullName'])
      .where('id', '=', placeId)
      .forUpdate()
      .executeTakeFirst();
    if (!place) throw fieldError('placeId', t('noPlace'));
    requireOrganizesInScope(caller, pages.parkingBerth.address, [place.organizeId]);
    if (place.kind !== 'road') throw fieldError('placeId', t('onlyRoads'));
    const digits = String(to).length;
    const numbers = Array.from(
      { length: to - from + 1 },
      (_, index) => `${prefix}${String(from + index).padStart(digits, '0')}`,
    );
    const { organizeId } = place;
    const made = await trx
      .insertInto('parkingBerth')
      .values(
        numbers.map((fullName) => ({
          ...{ id: newId(), fullName, placeId, organizeId, kind, creatorUserId: caller.userId },
        })),
      )
      .onConflict((conflict) => conflict.columns(['placeId', 'fullName']).doNothing())
      .returning(['id', 'fullName'])
      .execute();
    await fitSpaces(deps, trx, { placeId, userId: caller.userId });
    const ids = made.map(({ id }) => id);
    if (ids.length > 0)
      await deps.events.emit(trx, nounChanged, {
        ...{ noun: 'parkingBerth', change: 'created', ids, userId: caller.userId },
      });
    describe({ recordName: `${place.fullName} ${numbers[0] ?? ''}-${numbers.at(-1) ?? ''}` });
    const created = new Set(made.map(({ fullName }) => fullName));
    return { created: made.length, existing: numbers.filter((number) => !created.has(number)) };
  });
}

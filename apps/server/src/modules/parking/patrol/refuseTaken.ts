import { type Locale } from '@smart-admin/ui/messages';
import { type Executor } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { timeText } from '../../../files/sheet/timeText.js';
import { t } from '../parking.messages.js';

/** Throws 409 that names who stands on a berth, who noted it and when; `data` has the order. */
export async function refuseTaken(
  trx: Executor,
  { fullName: name, orderId }: { fullName: string; orderId: string },
): Promise<never> {
  const { plate, entryTime, realName } = await trx
    .selectFrom('parkingOrder')
    .leftJoin('userAccount', 'userAccount.id', 'parkingOrder.inspectorId')
    .select(['plate', 'entryTime', 'realName'])
    .where('parkingOrder.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const text = (locale: Locale) => {
    const values = { name, plate, time: timeText(entryTime, locale) };
    return (realName ? t('berthTakenBy', { ...values, person: realName }) : t('berthTaken', values))(locale);
  };
  throw new ApiError(409, text, { orderId });
}

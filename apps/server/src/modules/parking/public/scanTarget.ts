import { type PlaceKind, type ScanTarget } from '@smart-admin/api-client/contract';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { maskPlate } from '../maskPlate.js';
import { t } from '../parking.messages.js';
import { type PrintedKind } from '../SignedCodes.js';

/** What stands behind a printed code. Throws 404 for a code that was not made here. */
export async function scanTarget(deps: CodeDeps, code: string): Promise<ScanTarget> {
  const printed = await requirePrinted(deps, code);
  const { placeId, title, orderId, reduction, state, kind, unlicensed } = await readBehind(deps, printed);
  const place = requireRow(
    await deps.db
      .selectFrom('parkingPlace')
      .select(['fullName', 'kind', 'enabledMark'])
      .where('id', '=', placeId)
      .executeTakeFirst(),
  );
  return {
    kind: kind ?? place.kind,
    title: title ?? place.fullName,
    placeName: place.fullName,
    placeKind: place.kind,
    reduction: reduction ?? null,
    state: place.enabledMark === 0 ? 'disabled' : (state ?? 'valid'),
    unlicensed: unlicensed ?? null,
    waiting: orderId ? await readWaiting(deps, orderId) : null,
  };
}

/** The place of a printed code. Throws 404 for a code that was not made here. */
export async function placeOfCode(deps: CodeDeps, code: string): Promise<string> {
  return (await readBehind(deps, await requirePrinted(deps, code))).placeId;
}

export async function requirePrinted({ parkingCodes }: Pick<Deps, 'parkingCodes'>, code: string): Promise<Printed> {
  const printed = await parkingCodes.readPrinted(code);
  if (!printed) throw new ApiError(404, t('noCode'));
  return printed;
}

type CodeDeps = Pick<Deps, 'db' | 'parkingCodes'>;

interface Printed {
  kind: PrintedKind;
  id: string;
}

interface Behind {
  placeId: string;
  kind?: Exclude<ScanTarget['kind'], PlaceKind>;
  title?: string;
  /** The vehicle that waits there. */
  orderId?: string;
  reduction?: ScanTarget['reduction'];
  state?: ScanTarget['state'];
  unlicensed?: ScanTarget['unlicensed'];
}

async function readBehind({ db }: CodeDeps, { kind, id }: Printed): Promise<Behind> {
  if (kind === 'place') return { placeId: id };
  if (kind === 'lane') {
    const lane = requireRow(
      await db
        .selectFrom('parkingLane')
        .select([
          'placeId',
          'fullName',
          'waitingOrderId',
          'waitingReason',
          'direction',
          'takesUnlicensed',
          'enabledMark',
        ])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    const { placeId, waitingOrderId: orderId, direction, waitingReason } = lane;
    const way = direction === 'both' ? (waitingReason === 'unlicensed' ? 'in' : 'out') : direction;
    const unlicensed = way === 'out' || lane.takesUnlicensed ? way : null;
    const state = lane.enabledMark === 1 ? 'valid' : 'disabled';
    return { placeId, kind, title: lane.fullName, orderId, unlicensed, state };
  }
  if (kind === 'berth') {
    const berth = requireRow(
      await db
        .selectFrom('parkingBerth')
        .select(['placeId', 'fullName', 'orderId', 'enabledMark'])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    const { placeId, fullName: title, orderId } = berth;
    // whoever stands there pays, also when the berth was taken out of use meanwhile
    const state = berth.enabledMark === 1 || orderId !== '' ? 'valid' : 'disabled';
    return { placeId, kind, title, orderId, state };
  }
  if (kind === 'code') {
    const row = requireRow(
      await db.selectFrom('parkingReductionCode').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    const isUsedUp = row.used >= row.maxUses;
    return {
      placeId: row.placeId,
      kind: row.use === 'staff' ? 'plateReduction' : 'code',
      title: row.fullName,
      reduction: { kind: row.kind, value: row.value },
      state: isUsedUp && row.enabledMark === 1 ? 'usedUp' : stateOf({ ...row, expiresAt: row.endsAt }),
    };
  }
  // a card is renewed and reduces nothing
  if (kind === 'card') throw new ApiError(404, t('noCode'));
  const row = requireRow(
    await db
      .selectFrom(kind === 'merchant' ? 'parkingMerchant' : 'parkingCompany')
      .select(['placeId', 'fullName', 'kind', 'value', 'enabledMark', 'expiresAt'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return {
    placeId: row.placeId,
    kind,
    title: row.fullName,
    reduction: { kind: row.kind, value: row.value },
    state: stateOf(row),
  };
}

function stateOf(row: { enabledMark: 0 | 1; startsAt?: number; expiresAt: number | null }): ScanTarget['state'] {
  if (row.enabledMark === 0) return 'disabled';
  if (row.startsAt !== undefined && row.startsAt > Date.now()) return 'notYet';
  return row.expiresAt !== null && row.expiresAt < Date.now() ? 'expired' : 'valid';
}

async function readWaiting({ db, parkingCodes }: CodeDeps, orderId: string): Promise<ScanTarget['waiting']> {
  const order = await db
    .selectFrom('parkingOrder')
    .select(['plate', 'plateColour'])
    .where('id', '=', orderId)
    .where('status', '<>', 'closed')
    .executeTakeFirst();
  if (!order) return null;
  return {
    order: await parkingCodes.issue('order', orderId),
    maskedPlate: maskPlate(order.plate),
    plateColour: order.plateColour,
  };
}

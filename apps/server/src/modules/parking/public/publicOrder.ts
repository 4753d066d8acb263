import { type PublicOrder, type Sighting } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { readStoredText } from '../../../errors/storedText.js';
import { evidenceOf } from '../orders/evidenceOf.js';
import { loadOrder, type LoadedOrder } from '../orders/loadOrder.js';
import { maskPlate } from '../maskPlate.js';
import { signPhoto, type PhotoDeps } from '../patrol/signPhoto.js';
import { readMethods } from '../payments/channels/chooseProvider.js';

/** An order as whoever holds its code sees it, with a new code, its fee up to now, and what its vehicle owes elsewhere. */
export async function publicOrder(
  deps: Pick<Deps, 'db' | 'parkingCodes' | 'links' | 'configs'>,
  id: string,
  locale: Locale,
): Promise<PublicOrder> {
  const loaded = await loadOrder(deps.db, id);
  const { row } = loaded;
  const now = Date.now();
  const { fee, reduced, due, isFixed } = loaded.figuresAt(now);
  const status = row.status === 'paid' && due > 0 ? 'open' : row.status;
  return {
    order: await deps.parkingCodes.issue('order', id),
    number: row.number,
    placeName: row.placeName,
    placeKind: row.placeKind,
    berth: row.berth,
    maskedPlate: maskPlate(row.plate),
    plateColour: row.plateColour,
    status,
    entryTime: row.entryTime,
    exitTime: row.exitTime,
    asOf: now,
    minutes: Math.floor(((row.exitTime ?? now) - row.entryTime) / 60_000),
    fee,
    reduced,
    paid: row.paid - row.refunded,
    due,
    leaveBefore: isFixed && row.status !== 'closed' ? row.leaveBefore : null,
    feeGrowsAt: isFixed ? null : feeGrowsAt(loaded, now, due),
    evidence: evidenceOf(loaded, isFixed, now),
    photos: await readPhotos(deps, row),
    arrears: await readArrears(deps, row),
    methods: await readMethods(deps.db),
    miniProgram: await readMiniProgram(deps),
    ...(await readInvoice(deps, row, locale)),
  };
}

/** How far the newest invoice of an order is; after a reversal another one can be asked for. */
async function readInvoice(
  { db }: Pick<Deps, 'db'>,
  { id, paid, refunded }: LoadedOrder['row'],
  locale: Locale,
): Promise<Pick<PublicOrder, 'invoice' | 'invoiceDetail'>> {
  const newest = await db
    .selectFrom('parkingInvoice')
    .select(['state', 'invoiceNumber as number', 'link', 'reason'])
    .where('orderId', '=', id)
    .orderBy('creatorTime', 'desc')
    .executeTakeFirst();
  const possible = paid > refunded ? 'possible' : 'none';
  if (!newest || newest.state === 'reversed') return { invoice: possible, invoiceDetail: null };
  const { state, ...invoiceDetail } = newest;
  if (state === 'asked') return { invoice: 'requested', invoiceDetail: null };
  // whoever cannot ask again need not read why the last one was refused
  if (state === 'refused' && possible === 'none') return { invoice: 'none', invoiceDetail: null };
  const reason = readStoredText(invoiceDetail.reason, locale);
  return { invoice: state, invoiceDetail: { ...invoiceDetail, reason } };
}

async function readMiniProgram({ configs }: Pick<Deps, 'configs'>): Promise<PublicOrder['miniProgram']> {
  const { miniProgram: username, miniProgramPath: path } = await configs.read();
  return username ? { username, path } : null;
}

/** What was seen of the vehicle, at signed addresses that open for some minutes. */
async function readPhotos(
  deps: PhotoDeps,
  { entry, exit }: { entry: Sighting | null; exit: Sighting | null },
): Promise<PublicOrder['photos']> {
  const photos: PublicOrder['photos'] = [];
  for (const [seen, sighting] of [['entry', entry] as const, ['exit', exit] as const]) {
    const url = sighting ? await signPhoto(deps, sighting.image) : '';
    if (sighting && url) photos.push({ seen, time: sighting.time, url });
  }
  return photos;
}

/** The first full minute at which more is due, within a day; null when none is. The fee never falls, so it is searched by halves. */
function feeGrowsAt({ figuresAt }: LoadedOrder, now: number, due: number): number | null {
  const dueIn = (minutes: number) => figuresAt(now + minutes * 60_000).due;
  let [low, high] = [0, 24 * 60];
  if (dueIn(high) === due) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dueIn(middle) > due) high = middle;
    else low = middle;
  }
  return now + high * 60_000;
}

/** Stays that the vehicle left without paying. */
async function readArrears(
  { db, parkingCodes }: Pick<Deps, 'db' | 'parkingCodes'>,
  { id, plate, plateColour }: LoadedOrder['row'],
): Promise<PublicOrder['arrears']> {
  const rows = await db
    .selectFrom('parkingOrder')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingOrder.placeId')
    .select(['parkingOrder.id', 'parkingPlace.fullName as placeName', 'entryTime'])
    .select((eb) => eb('fee', '-', eb.ref('reduced')).as('net'))
    .select((eb) => eb('paid', '-', eb.ref('refunded')).as('taken'))
    .where('plate', '=', plate)
    .where('plateColour', '=', plateColour)
    .where('escaped', '=', 1)
    .where('parkingOrder.id', '<>', id)
    .orderBy('entryTime')
    .limit(20)
    .execute();
  return Promise.all(
    rows.map(async ({ id: orderId, placeName, entryTime, net, taken }) => ({
      order: await parkingCodes.issue('order', orderId),
      placeName,
      entryTime,
      due: Math.max(0, Number(net) - Number(taken)),
    })),
  );
}

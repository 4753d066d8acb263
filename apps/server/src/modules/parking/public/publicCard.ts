import { type PublicCard } from '@smart-admin/api-client/contract';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { quoteRenewal, readCard } from '../cards/readCard.js';
import { maskPlate } from '../maskPlate.js';
import { t } from '../parking.messages.js';
import { readMethods } from '../payments/channels/chooseProvider.js';
import { requirePrinted } from './scanTarget.js';

/** The card of a printed code. Throws 404 for a code of something else. */
export async function cardOfCode(deps: Pick<Deps, 'parkingCodes'>, code: string): Promise<string> {
  const { kind, id } = await requirePrinted(deps, code);
  if (kind !== 'card') throw new ApiError(404, t('noCode'));
  return id;
}

/** A card as whoever scans its code sees it, with what some months more cost. */
export async function publicCard(deps: Pick<Deps, 'db' | 'clock' | 'parkingCodes'>, code: string): Promise<PublicCard> {
  const card = await readCard(deps.db, await cardOfCode(deps, code));
  const { id, plate, plateColour, placeName, kindName, startsAt, endsAt, enabledMark, price } = card;
  const now = Date.now();
  const choices = [];
  if (enabledMark === 1 && price !== null)
    for (const months of MONTHS) choices.push({ months, ...(await quoteRenewal(deps.db, card, months)) });
  return {
    number: `C${id}`,
    maskedPlate: maskPlate(plate),
    ...{ plateColour, placeName, kindName, startsAt, endsAt },
    timeZone: deps.clock.timeZone,
    asOf: now,
    state: enabledMark === 0 ? 'disabled' : startsAt > now ? 'notYet' : endsAt < now ? 'ended' : 'valid',
    choices,
    methods: await readMethods(deps.db),
  };
}

/** What drivers choose from. */
const MONTHS = [1, 3, 6, 12];

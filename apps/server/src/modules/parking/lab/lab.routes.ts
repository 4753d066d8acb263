import { contract } from '@smart-admin/api-client/contract';
import { fieldError } from '../../../db/requireRow.js';
import { handleAll } from '../../../http/handle.js';
import { t } from '../parking.messages.js';
import { checkPrices } from '../setup/checkPrices.js';
import { computeFee } from '../tariff/computeFee.js';
import { replayStays } from './replayStays.js';

/** What a draft of prices would cost, before anybody pays by it. */
export const labRoutes = handleAll(contract.parking.tariffLab, {
  tryOut: ({ body: { prices, stays } }) => {
    checkPrices(prices);
    const length = stays.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
    if (length > LONGEST) throw fieldError('stays', t('staysTooLong'));
    const list = stays.map(({ from, to, vehicle, plateColour }) =>
      computeFee(DRAFT(prices), { entry: from, exit: to, vehicleKind: vehicle, plateColour }),
    );
    return Promise.resolve({ list });
  },
  replay: ({ deps, caller, body }) => {
    checkPrices(body.prices);
    return replayStays(deps, caller, body);
  },
});

const DRAFT = (prices: Parameters<typeof computeFee>[0]['prices']) => ({ version: 0, prices });
/** All stays of a trial together, in ms: a fee takes the longer the longer its stay is. */
const LONGEST = 400 * 24 * 60 * 60_000;

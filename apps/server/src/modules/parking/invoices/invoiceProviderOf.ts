import { type Database } from '../../../db/database.js';
import { type InvoiceProvider } from './InvoiceProvider.js';

/**
 * Who issues invoices by itself: a simulated provider as long as no money is taken in earnest, nobody from then on, until a
 * real one is connected here; then staff issue them by hand.
 */
export async function invoiceProviderOf(db: Database): Promise<InvoiceProvider | undefined> {
  const live = await db
    .selectFrom('parkingPaymentChannel')
    .select('id')
    .where('provider', '=', 'live')
    .where('enabledMark', '=', 1)
    .executeTakeFirst();
  return live ? undefined : SIMULATED;
}

/** Issues no invoice, but answers as one who does: the number follows from the id, so a repetition is the same one. */
const SIMULATED: InvoiceProvider = {
  name: 'simulated',
  issue: ({ id }) => Promise.resolve({ number: `SIM${id}`, link: '' }),
};

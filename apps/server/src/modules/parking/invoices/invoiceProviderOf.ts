import { type Database } from '../../../db/database.js';
import { takesPlayMoney } from '../payments/channels/chooseProvider.js';
import { type InvoiceProvider } from './InvoiceProvider.js';

/**
 * Who issues invoices by itself: a simulated provider where payments are simulated, nobody where money is taken in earnest
 * or in cash alone, until a real one is connected here; then staff issue them by hand.
 */
export async function invoiceProviderOf(db: Database): Promise<InvoiceProvider | undefined> {
  return (await takesPlayMoney(db)) ? SIMULATED : undefined;
}

/** Issues no invoice, but answers as one who does: the number follows from the id, so a repetition is the same one. */
const SIMULATED: InvoiceProvider = {
  name: 'simulated',
  issue: ({ id }) => Promise.resolve({ number: `SIM${id}`, link: '' }),
};

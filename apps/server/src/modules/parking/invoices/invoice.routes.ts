import { contract, type InvoiceState } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Selectable } from 'kysely';
import { requireRow } from '../../../db/requireRow.js';
import { type Tables } from '../../../db/tables.js';
import { ApiError } from '../../../errors/apiError.js';
import { stateActions, type NounStates } from '../../../http/crud/stateActions.js';
import { handleAll } from '../../../http/handle.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { invoiceExport } from './invoice.jobs.js';
import { invoiceText } from './invoice.messages.js';
import { amountOf } from './issueInvoice.js';
import { listInvoices } from './listInvoices.js';

const { invoice } = contract.parking;
const PAGE = pages.parkingInvoice.address;

const states: NounStates<'parkingInvoice', InvoiceState, Selectable<Tables['parkingInvoice']>> = {
  table: 'parkingInvoice',
  stateOf: ({ state }) => state,
  write: (state) => ({ state }),
  names: {
    asked: invoiceText('asked'),
    issued: invoiceText('issued'),
    refused: invoiceText('refused'),
    reversing: invoiceText('reversing'),
    reversed: invoiceText('reversed'),
  },
  describe: async ({ orderId, title }, db) => {
    const order = await db.selectFrom('parkingOrder').select('number').where('id', '=', orderId).executeTakeFirst();
    return { recordId: orderId, recordName: `${requireRow(order).number} ${title}` };
  },
};

/** Electronic invoices with their states: issued by a provider or by hand, refused, reversed. */
export const invoiceRoutes = handleAll(invoice, {
  list: listInvoices,
  startExport: (call) => {
    const { columns, ids, fileName, ...query } = call.body;
    return invoiceExport.start(call, { query, columns, ids, fileName });
  },
  ...stateActions(
    invoice,
    { states, guard: ({ organizeId }, { caller }) => requireOrganizesInScope(caller, PAGE, [organizeId]) },
    {
      issue: {
        ...{ from: ['asked'], to: 'issued' },
        work: async ({ orderId }, { db, call: { body, caller } }) => {
          const amount = await amountOf(db, orderId);
          if (amount === 0) throw new ApiError(409, invoiceText('nothingLeft'));
          return { ...body, amount, reason: '', userId: caller.userId, issuedTime: new Date() };
        },
      },
      refuse: {
        ...{ from: ['asked'], to: 'refused' },
        work: (_invoice, { call: { body, caller } }) => ({ reason: body.reason, userId: caller.userId }),
      },
      reverse: {
        ...{ from: ['reversing'], to: 'reversed' },
        work: (_invoice, { call: { body, caller } }) => ({ redNumber: body.redNumber, userId: caller.userId }),
      },
    },
  ),
});

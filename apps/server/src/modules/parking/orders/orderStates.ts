import { type OrderStatus } from '@smart-admin/api-client/contract';
import { type NounStates } from '../../../http/crud/stateActions.js';
import { orderText } from '../staff/orderExport.messages.js';

/** The states of an order, which its ledger leads to: it goes on, is paid, or is over. */
export const orderStates: NounStates<'parkingOrder', OrderStatus, { status: OrderStatus; number: string }> = {
  table: 'parkingOrder',
  stateOf: ({ status }) => status,
  names: { open: orderText('open'), paid: orderText('paid'), closed: orderText('closed') },
  describe: ({ number }) => ({ recordName: number }),
};

/** Those in which a vehicle is still there. */
export const GOING_ON = ['open', 'paid'] as const;

export const ANY_STATE = [...GOING_ON, 'closed'] as const;

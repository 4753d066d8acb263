import { type InvoiceState } from '@smart-admin/api-client/contract';
import { type ColumnType } from 'kysely';
import { type DefaultText, type DefaultTime, type NullableTime } from '../../../db/columns.js';

/** An electronic invoice of an order; the amount is fen. */
export interface ParkingInvoiceTable {
  id: string;
  orderId: string;
  placeId: string;
  organizeId: string;
  title: string;
  taxNumber: DefaultText;
  email: string;
  amount: number;
  state: ColumnType<InvoiceState, InvoiceState | undefined, InvoiceState>;
  invoiceNumber: DefaultText;
  link: DefaultText;
  redNumber: DefaultText;
  reason: DefaultText;
  /** Who issued it; empty where staff did, `simulated` for no real one. */
  provider: DefaultText;
  userId: DefaultText;
  creatorTime: DefaultTime;
  issuedTime: NullableTime;
}

declare module '../../../db/tables.js' {
  interface Tables {
    parkingInvoice: ParkingInvoiceTable;
  }
}

import * as z from 'zod';
import { type Page, pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { below } from './below.js';
import {
  IdSchema,
  listOf,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  severalOf,
  TimeSchema,
} from '../schemas.js';
import { ExportChoiceSchema } from '../system/transfer.js';
import { OrderEvidenceSchema, VehicleKindSchema } from './fee.js';
import {
  FenSchema,
  FenSumSchema,
  OrderStatusSchema,
  PaymentStateSchema,
  PayMethodSchema,
  PlaceKindSchema,
  PlateColourSchema,
  ReductionKindSchema,
  ReductionValueSchema,
} from './vocabulary.js';

/** Row of a list of orders. */
export const OrderRowSchema = z.object({
  id: IdSchema,
  number: z.string(),
  placeId: z.string(),
  placeName: z.string(),
  placeKind: PlaceKindSchema,
  berth: z.string(),
  plate: z.string(),
  plateColour: PlateColourSchema,
  vehicle: VehicleKindSchema,
  status: OrderStatusSchema,
  entryTime: TimeSchema,
  exitTime: TimeSchema.nullable(),
  /** Length of the stay, up to now while it lasts. */
  minutes: z.number().int(),
  fee: FenSchema,
  reduced: FenSchema,
  paid: FenSchema,
  refunded: FenSchema,
  /** Still to be paid; grows while the stay lasts. */
  due: FenSchema,
  /** 1 when the vehicle left without paying. */
  escaped: z.union([z.literal(0), z.literal(1)]),
  /** Whether no vehicle was there: the simulator of lanes made it. */
  isSimulated: z.boolean(),
});

/** What a camera or an inspector saw. */
export const SightingSchema = z.object({
  time: TimeSchema,
  laneName: z.string(),
  plate: z.string(),
  /** How sure the camera was, in percent; null where a person typed. */
  confidence: z.number().int().min(0).max(100).nullable(),
  /** Address of the picture; empty without. */
  image: z.string(),
  operatorName: z.string(),
});

const PaymentRowSchema = z.object({
  id: IdSchema,
  number: z.string(),
  /** Empty for a payment of a monthly card. */
  orderId: z.string(),
  orderNumber: z.string(),
  placeName: z.string(),
  plate: z.string(),
  method: PayMethodSchema,
  state: PaymentStateSchema,
  amount: FenSchema,
  refunded: FenSchema,
  providerNumber: z.string(),
  creatorTime: TimeSchema,
  paidTime: TimeSchema.nullable(),
  operatorName: z.string(),
});

/** An order whole: what was seen, charged, reduced, paid and opened. */
export const OrderDetailSchema = OrderRowSchema.extend({
  entry: SightingSchema.nullable(),
  exit: SightingSchema.nullable(),
  evidence: OrderEvidenceSchema,
  payments: z.array(PaymentRowSchema),
  openings: z.array(
    z.object({
      id: IdSchema,
      time: TimeSchema,
      laneName: z.string(),
      cause: z.enum(['entry', 'paid', 'free', 'remote', 'manual']),
      reason: z.string(),
      operatorName: z.string(),
    }),
  ),
  leaveBefore: TimeSchema.nullable(),
  closeReason: z.string(),
  /** How often the fee was asked for without being paid, and other notes of the course, oldest first. */
  events: z.array(z.object({ time: TimeSchema, kind: z.string(), text: z.string(), operatorName: z.string() })),
});

/** What a list of orders is filtered by. */
export const OrderQuerySchema = ListQuerySchema.extend({
  /** A plate or a part of it; one wrong character is forgiven for a whole one. */
  plate: z.string().trim().max(20).optional(),
  placeId: IdSchema.optional(),
  status: OrderStatusSchema.optional(),
  escaped: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .optional(),
  entryFrom: z.coerce.number().int().optional(),
  entryTo: z.coerce.number().int().optional(),
  exitFrom: z.coerce.number().int().optional(),
  exitTo: z.coerce.number().int().optional(),
});

export const ReasonSchema = z.string().trim().min(2).max(200);

type OrderPage = Pick<Page<string, (typeof pages.parkingOrder.buttons)[number]>, 'permission' | 'button'>;

/** Orders of lots and roads differ in page and place alone. */
function orderCalls<const Path extends `/${string}`>(path: Path, { permission, button }: OrderPage) {
  return {
    list: endpoint({
      method: 'GET',
      path,
      permission,
      summary: 'Orders, paged, the newest first',
      query: OrderQuerySchema,
      data: pageOf(OrderRowSchema),
    }),
    startExport: endpoint({
      method: 'POST',
      once: true,
      path: below(path, '/Actions/StartExport'),
      permission: button('btn_download'),
      summary: 'Begins to write the filtered orders, or of them those chosen, to an Excel file; see Transfer',
      body: OrderQuerySchema.extend(ExportChoiceSchema.shape),
      data: NewIdSchema,
    }),
    read: endpoint({
      method: 'GET',
      path: below(path, '/{id}'),
      permission,
      summary: 'An order with evidence, payments and openings',
      data: OrderDetailSchema,
    }),
    reduce: endpoint({
      method: 'POST',
      once: true,
      path: below(path, '/{id}/Actions/Reduce'),
      permission: button('btn_reduce'),
      summary: 'Gives a reduction with its reason; refused for an order that is closed',
      body: z.object({ kind: ReductionKindSchema, value: ReductionValueSchema, reason: ReasonSchema }),
      data: OrderDetailSchema,
    }),
    collect: endpoint({
      method: 'POST',
      path: below(path, '/{id}/Actions/Collect'),
      permission: button('btn_collect'),
      summary: 'Takes what is due in cash',
      body: z.object({ amount: FenSchema, key: z.string().regex(/^[\w-]{16,64}$/) }),
      data: OrderDetailSchema,
    }),
    close: endpoint({
      method: 'POST',
      path: below(path, '/{id}/Actions/Close'),
      permission: button('btn_close'),
      summary: 'Ends an order whose vehicle is no longer there, at the moment when it left as far as is known',
      body: z.object({ exitTime: TimeSchema, waive: z.boolean().default(false), reason: ReasonSchema }),
      data: OrderDetailSchema,
    }),
    refund: endpoint({
      method: 'POST',
      path: below(path, '/{id}/Actions/Refund'),
      permission: button('btn_refund'),
      summary: 'Gives back a payment or a part of it, once for each key',
      body: z.object({
        paymentId: IdSchema,
        amount: FenSchema.min(1),
        reason: ReasonSchema,
        key: z.string().regex(/^[\w-]{16,64}$/),
      }),
      data: OrderDetailSchema,
    }),
  };
}

export const order = orderCalls('/api/parking/Order', pages.parkingOrder);
export const roadsideOrder = orderCalls('/api/parking/RoadsideOrder', pages.parkingRoadsideOrder);

/** Row of the list of payments. */
export const PaymentListRowSchema = PaymentRowSchema.extend({
  /** Empty for a payment of a monthly card. */
  placeKind: PlaceKindSchema.or(z.literal('')),
});

/** What payments are filtered by; the keyword is a plate or a part of it, or a whole number of the payment, its order or the provider. */
export const PaymentQuerySchema = ListQuerySchema.extend({
  state: severalOf(PaymentStateSchema),
  method: severalOf(PayMethodSchema),
  placeId: IdSchema.optional(),
  paidFrom: z.coerce.number().int().optional(),
  paidTo: z.coerce.number().int().optional(),
});

/** Payments and what the providers say about them. */
export const payment = {
  list: endpoint({
    method: 'GET',
    path: '/api/parking/Payment',
    permission: pages.parkingPayment.permission,
    summary: 'Payments and refunds, paged, the newest first',
    query: PaymentQuerySchema,
    // sums over all payments of the filter
    data: pageOf(PaymentListRowSchema).extend({ sums: z.object({ amount: FenSumSchema, refunded: FenSumSchema }) }),
  }),
  startExport: endpoint({
    method: 'POST',
    once: true,
    path: '/api/parking/Payment/Actions/StartExport',
    permission: pages.parkingPayment.button('btn_download'),
    summary: 'Begins to write the filtered payments, or of them those chosen, to an Excel file; see Transfer',
    body: PaymentQuerySchema.extend(ExportChoiceSchema.shape),
    data: NewIdSchema,
  }),
  reconcile: endpoint({
    method: 'GET',
    path: '/api/parking/Payment/Actions/Reconcile',
    permission: pages.parkingPayment.permission,
    summary:
      'What we and the provider took on each of the last days, of cash and simulated payments; the difference is zero when all is well. What real providers took stands in their statements',
    query: z.object({ days: z.coerce.number().int().min(1).max(31).default(7) }),
    data: listOf(
      z.object({
        day: z.string(),
        method: PayMethodSchema,
        payments: z.number().int(),
        ours: FenSumSchema,
        theirs: FenSumSchema,
        difference: FenSumSchema,
      }),
    ),
  }),
};

/** A stay that cannot be as it is stored, with what to do about it. */
export const FindingSchema = z.object({
  id: IdSchema,
  kind: z.enum(['noExit', 'impossibleDuration', 'similarPlate', 'twoPlaces']),
  state: z.enum(['open', 'accepted', 'dismissed']),
  orderId: IdSchema,
  orderNumber: z.string(),
  plate: z.string(),
  placeName: z.string(),
  placeKind: PlaceKindSchema,
  entryTime: TimeSchema,
  /** The other stay that shows it; empty when there is none. */
  otherOrderId: z.string(),
  otherPlate: z.string(),
  otherPlaceName: z.string(),
  /** When the vehicle probably left; null when nothing tells. */
  proposedExit: TimeSchema.nullable(),
  /** Due now, and by the proposal. */
  due: FenSchema,
  proposedDue: FenSchema,
  creatorTime: TimeSchema,
});

export const finding = {
  list: endpoint({
    method: 'GET',
    path: '/api/parking/Finding',
    permission: pages.parkingFinding.permission,
    summary: 'Stays that cannot be as they are stored, paged',
    query: ListQuerySchema.extend({
      state: FindingSchema.shape.state.optional(),
      kind: FindingSchema.shape.kind.optional(),
      placeId: IdSchema.optional(),
    }),
    data: pageOf(FindingSchema),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/parking/Finding/{id}/Actions/Accept',
    permission: pages.parkingFinding.button('btn_edit'),
    summary: 'Ends the stay as proposed',
    data: NothingSchema,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/parking/Finding/{id}/Actions/Dismiss',
    permission: pages.parkingFinding.button('btn_edit'),
    summary: 'Leaves the stay as it is, with a reason',
    body: z.object({ reason: ReasonSchema }),
    data: NothingSchema,
  }),
};

export type Sighting = z.infer<typeof SightingSchema>;
export type OrderRow = z.infer<typeof OrderRowSchema>;
export type OrderDetail = z.infer<typeof OrderDetailSchema>;
export type PaymentListRow = z.infer<typeof PaymentListRowSchema>;
export type Finding = z.infer<typeof FindingSchema>;

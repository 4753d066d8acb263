import { type OrderDetail } from '@smart-admin/api-client/contract';
import { type FormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { apiForm, type ApiFormEntries, field } from '../../../resource/apiForm.js';
import { asFen, momentField, reductionFields, type ReductionTranslate } from '../parkingFields.js';
import { toYuan, yuan } from '../../../parking/yuan.js';
import { once } from '../../../resource/once.js';
import { type orderMessages } from './orderMessages.js';

/** The forms of what is done with an order, each with its call. */
export function orderForms({ t, r, order, calls, key }: OrderFormContext): Record<OrderForm, OpenForm> {
  const reason = field('textarea', { label: t('reason'), required: true, maxLength: 200, rows: 2 });
  const paid = order.payments.filter((payment) => payment.state === 'paid' && payment.amount > payment.refunded);
  const form = <Body extends object>(
    title: string,
    entries: ApiFormEntries<Body>,
    values: FormValues,
    save: (body: Body) => Promise<OrderDetail>,
  ): OpenForm => {
    const { document, write } = apiForm<Body>(entries);
    return { title, document, values, save: async (written) => save(await write(written)) };
  };
  const id = order.id;
  return {
    reduce: form<BodyOf<'reduce'>>(t('reduce'), { ...reductionFields(r), reason }, { kind: 'amount' }, (body) =>
      once('order.reduce', [id, body], (sent) => calls.reduce({ id, body }, { ...SILENT, ...sent })),
    ),
    close: form<BodyOf<'close'>>(
      t('close'),
      {
        exitTime: momentField(t('exitTime'), { required: true, help: t('closeHelp') }),
        waive: field('switch', { label: t('waive'), span: 12 }, { read: Boolean, write: Boolean }),
        reason,
      },
      {},
      (body) => calls.close({ id, body }, SILENT),
    ),
    refund: form<Omit<BodyOf<'refund'>, 'key'>>(
      t('refund'),
      {
        paymentId: field('select', {
          label: t('payments'),
          required: true,
          options: paid.map((payment) => ({
            value: payment.id,
            label: `${t(`method_${payment.method}`)} ${yuan(payment.amount - payment.refunded)}`,
          })),
        }),
        amount: field(
          'number',
          {
            label: t('refundAmount'),
            required: true,
            min: 0.01,
            max: toYuan(order.paid - order.refunded),
            precision: 2,
          },
          asFen,
        ),
        reason,
      },
      { paymentId: paid[0]?.id, amount: paid[0] ? toYuan(paid[0].amount - paid[0].refunded) : null },
      (body) => calls.refund({ id, body: { ...body, key } }, SILENT),
    ),
  };
}

export type OrderForm = 'reduce' | 'close' | 'refund';

interface OpenForm {
  title: string;
  document: FormDocument;
  values: FormValues;
  save: (values: FormValues) => Promise<OrderDetail>;
}

type Calls = typeof api.parking.order;
type BodyOf<Name extends OrderForm> =
  NonNullable<Parameters<Calls[Name]>[0]> extends { body: infer Body extends object } ? Body : never;

interface OrderFormContext {
  t: Translate<keyof (typeof orderMessages)['zh']>;
  r: ReductionTranslate;
  order: OrderDetail;
  calls: Calls;
  /** Names what takes or gives money. */
  key: string;
}

const SILENT = { silent: true };

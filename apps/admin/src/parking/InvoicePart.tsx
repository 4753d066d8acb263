import { type PublicOrder } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { invoiceMessages } from './invoiceMessages.js';
import { scanApi } from './scanApi.js';
import { scanMessages } from './scanMessages.js';
import { toApiError } from './useAnswer.js';

const FIELDS = ['invoiceTitle', 'taxNumber', 'email'] as const;
type Field = (typeof FIELDS)[number];

/** Milliseconds to wait for a provider, which mostly takes seconds, before each time of asking whether it is done. */
const WAITS = [2_000, 4_000, 8_000, 16_000, 30_000];

/** Asks for the electronic invoice of a paid order, once; `reload` has the order read anew. */
export function InvoicePart({ order, reload }: InvoicePartProps) {
  if (order.invoice === 'requested') return <RequestedInvoice order={order} reload={reload} />;
  if (order.invoice === 'issued' || order.invoice === 'reversing')
    return <IssuedInvoice state={order.invoice} detail={order.invoiceDetail} />;
  return <InvoiceRequest order={order} reload={reload} />;
}

interface InvoicePartProps {
  order: PublicOrder;
  reload: () => void;
}

/** The form by which an invoice is asked for; after a refusal it begins anew, with the reason. */
function InvoiceRequest({ order, reload }: InvoicePartProps) {
  const t = useMessages(invoiceMessages);
  const shared = useMessages(scanMessages);
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const id = useId();
  if (!isOpen) {
    return (
      <div className="grid gap-2">
        {order.invoice === 'refused' && (
          <p className="scan-card text-14 text-danger-text">
            {t('invoiceRefused', { reason: order.invoiceDetail?.reason ?? '' })}
          </p>
        )}
        <button type="button" className="scan-button-quiet" onClick={() => setOpen(true)}>
          {t('invoice')}
        </button>
      </div>
    );
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const read = (field: Field) => String(form.get(field) ?? '').trim();
    const body = {
      order: order.order,
      title: read('invoiceTitle'),
      taxNumber: read('taxNumber').toUpperCase(),
      email: read('email'),
    };
    const found: typeof wrong = {
      ...(body.title.length < 2 && { invoiceTitle: t('wrongTitle') }),
      ...(!/^([A-Z0-9]{15}|[A-Z0-9]{18}|[A-Z0-9]{20})?$/.test(body.taxNumber) && { taxNumber: t('wrongTaxNumber') }),
      ...(!/^\S+@\S+\.\S+$/.test(body.email) && { email: t('wrongEmail') }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    setProblem('');
    try {
      await scanApi.invoice({ body }, { silent: true });
      reload();
    } catch (error) {
      const failure = toApiError(error);
      setProblem(failure.code === 0 ? shared('offline') : failure.message);
      setSending(false);
    }
  };
  return (
    <form noValidate className="grid gap-3 scan-card" onSubmit={(event) => void send(event)}>
      <h2 className="text-16 font-semibold">{t('invoice')}</h2>
      {FIELDS.map((field) => (
        <label key={field} className="grid gap-1 text-14">
          {t(field)}
          <input
            name={field}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete={field === 'email' ? 'email' : field === 'invoiceTitle' ? 'organization' : 'off'}
            aria-invalid={wrong[field] !== undefined}
            aria-describedby={`${id}-${field}`}
            className="scan-input"
          />
          <span id={`${id}-${field}`} className="text-13 text-danger-text empty:hidden">
            {wrong[field]}
          </span>
        </label>
      ))}
      <p role="alert" className="text-14 text-danger-text empty:hidden">
        {problem}
      </p>
      <button type="submit" className="scan-button" aria-disabled={isSending || undefined}>
        {t('send')}
      </button>
    </form>
  );
}

/** Says that the invoice was asked for, and looks for it until it is there, or for a minute. */
function RequestedInvoice({ order, reload }: InvoicePartProps) {
  const t = useMessages(invoiceMessages);
  const asked = useRef(0);
  useEffect(() => {
    const wait = WAITS[asked.current];
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      asked.current += 1;
      reload();
    }, wait);
    return () => clearTimeout(timer);
    // each answer is a new order
  }, [order, reload]);
  return (
    <p role="status" className="scan-card text-14 text-2">
      {t('requested')}
    </p>
  );
}

/** The invoice that was issued, with its file; after a refund it waits for its reversal. */
function IssuedInvoice({ state, detail }: { state: 'issued' | 'reversing'; detail: PublicOrder['invoiceDetail'] }) {
  const t = useMessages(invoiceMessages);
  return (
    <section className="grid gap-1 scan-card text-14">
      <p>{t(state === 'issued' ? 'invoiceIssued' : 'invoiceReversing', { number: detail?.number ?? '' })}</p>
      {detail?.link ? (
        <a href={detail.link} target="_blank" rel="noreferrer" className="min-h-11 content-center text-link">
          {t('invoiceOpen')}
        </a>
      ) : null}
    </section>
  );
}

import { useMessages } from '@smart-admin/ui/locale';
import { useEffect } from 'react';
import { OrderStep } from './OrderStep.js';
import { scanApi } from './scanApi.js';
import { ScanProblem } from './ScanProblem.js';
import { ScanSkeleton } from './ScanSkeleton.js';
import { type StepProps } from './steps.js';
import { keepTicket, readTicket } from './tickets.js';
import { ticketMessages } from './ticketMessages.js';
import { useAnswer } from './useAnswer.js';

/** The ticket of a vehicle without a plate, with its order: what is due and why, paid here. */
export function TicketStep({ page, code }: StepProps) {
  const t = useMessages(ticketMessages);
  const { data, error, isAway, retry } = useAnswer(code, (signal) =>
    scanApi.ticket({ query: { ticket: code } }, { signal, silent: true }),
  );
  const isOver = data?.status === 'closed';
  useEffect(() => {
    if (isOver && readTicket() === code) keepTicket('');
  }, [isOver, code]);
  if (error)
    return [400, 404].includes(error.code) ? (
      <ScanProblem detail={t('invalid')} hint="wrongCodeHint" />
    ) : (
      <ScanProblem detail={error.message} action="retry" onAction={retry} />
    );
  if (!data) return <ScanSkeleton isAway={isAway} />;
  return (
    <>
      {!isOver && (
        <section aria-label={t('ticketTitle')} className="grid gap-1 rounded-lg bg-info-soft p-4">
          <h2 className="text-16 font-semibold">{t('ticketTitle')}</h2>
          <p className="text-14">{t('ticketText')}</p>
        </section>
      )}
      <OrderStep page={page} code={code} order={data.order} />
    </>
  );
}

import { type ShiftDetail } from '@smart-admin/api-client/contract';
import { Descriptions } from '@smart-admin/ui/descriptions';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { yuan } from '../../../parking/yuan.js';
import { Difference } from './Difference.js';
import { shiftMessages } from './shiftMessages.js';

/** A shift whole: whose and where, the cash of its drawer, what was taken by which way of paying, and what else was done. */
export function ShiftFacts({ shift, columns }: { shift: ShiftDetail; columns: number }) {
  const t = useMessages(shiftMessages);
  const { figures, countedCash, difference } = shift;
  const ended = countedCash !== null;
  const fact = (key: string, label: string, value: string, isShown = true) => (isShown ? [{ key, label, value }] : []);
  return (
    <div className="grid gap-5">
      <Descriptions
        columns={columns}
        layout="vertical"
        items={[
          ...fact('place', t('place'), shift.placeName),
          ...fact('booth', t('booth'), shift.booth),
          ...fact('person', t('person'), shift.userName),
          ...fact('startedAt', t('startedAt'), formatDate(shift.startedAt)),
          ...fact('endedAt', t('endedAt'), formatDate(shift.endedAt), ended),
          ...fact('endedBy', t('endedBy'), shift.endedByName, shift.endedByName !== ''),
        ]}
      />
      <Descriptions
        columns={columns}
        layout="vertical"
        items={[
          ...fact('startingCash', t('startingCash'), yuan(shift.startingCash)),
          ...fact('cash', t('cash'), yuan(shift.cash)),
          ...fact('cashBack', t('cashBack'), yuan(figures.refunds.cash)),
          { key: 'expectedCash', label: t('expectedCash'), value: <strong>{yuan(shift.expectedCash)}</strong> },
          ...(ended
            ? [
                { key: 'countedCash', label: t('countedCash'), value: <strong>{yuan(countedCash)}</strong> },
                { key: 'difference', label: t('difference'), value: <Difference value={difference} /> },
                { key: 'handedIn', label: t('handedIn'), value: yuan(countedCash - shift.leftCash) },
              ]
            : []),
          ...fact('successor', t('successor'), shift.successorName, shift.successorId !== ''),
          ...fact('leftCash', t('leftCash'), yuan(shift.leftCash), shift.successorId !== ''),
          ...(shift.note ? [{ key: 'note', label: t('note'), value: shift.note, span: columns }] : []),
        ]}
      />
      <section>
        <h3 className="m-0 text-14 font-semibold">{t('byMethod')}</h3>
        <p className="m-0 mt-0.5 mb-1 text-12 text-3">{t('byMethodHint')}</p>
        {figures.methods.length === 0 ? <p className="m-0 py-1.5 text-3">{t('nothingTaken')}</p> : null}
        <ul className="m-0 list-none p-0">
          {figures.methods.map(({ method, payments, amount }) => (
            <li key={method} className="flex items-baseline gap-3 border-b border-hairline py-1.5 last:border-0">
              <span>{t(`method_${method}`)}</span>
              <span className="text-12 text-3">{t('payments', { count: payments })}</span>
              <span className="ml-auto tabular-nums">{yuan(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Descriptions
        columns={columns}
        layout="vertical"
        items={[
          ...fact('orders', t('orders'), String(figures.orders)),
          ...(figures.cards ? fact('cards', t('cards'), countAndAmount(figures.cards)) : []),
          ...fact('reductions', t('reductions'), countAndAmount(figures.reductions)),
          ...fact('refunds', t('refunds'), countAndAmount(figures.refunds)),
          ...fact('openings', t('openings'), String(figures.openings)),
          ...fact('reviewer', t('reviewer'), shift.reviewerName, shift.reviewedAt !== null),
          ...fact('reviewedAt', t('reviewedAt'), formatDate(shift.reviewedAt), shift.reviewedAt !== null),
          ...fact('reviewNote', t('reviewNote'), shift.reviewNote, shift.reviewNote !== ''),
        ]}
      />
    </div>
  );

  function countAndAmount({ count, amount }: { count: number; amount: number }): string {
    return t('countAndAmount', { count, amount: yuan(amount) });
  }
}

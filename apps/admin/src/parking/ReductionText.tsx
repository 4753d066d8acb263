import { type ScanTarget } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { whyMessages } from './whyMessages.js';
import { yuan } from './yuan.js';

type Reduction = NonNullable<ScanTarget['reduction']>;

/** What a reduction gives: `减免¥5.00`, `减免60分钟`. */
export function ReductionText({ reduction: { kind, value } }: { reduction: Reduction }) {
  const t = useMessages(whyMessages);
  if (kind === 'amount') return <span>{t('amount', { value: yuan(value) })}</span>;
  if (kind === 'freeUntil') return <span>{t('until', { value: timeOfDay(value) })}</span>;
  return <span>{t(kind, { value })}</span>;
}

function timeOfDay(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

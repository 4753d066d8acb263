import { type Urgency, URGENCY_TEXTS } from '@smart-admin/api-client/contract';
import { useLocale } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';

const TONES = { 2: 'warning', 3: 'danger' } as const;

/** How urgent a flow is; nothing for a normal one. */
export function UrgencyTag({ urgency }: { urgency: Urgency }) {
  const locale = useLocale();
  return urgency === 1 ? null : <Tag tone={TONES[urgency]}>{URGENCY_TEXTS[urgency][locale]}</Tag>;
}

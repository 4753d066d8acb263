import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { useState } from 'react';
import { reductionMessages } from './reductionMessages.js';

const DAY = 24 * 60 * 60_000;
/** From so many days before its end on somebody should prolong an agreement. */
const SOON = 30;

/** Until when an agreement holds, and how near its end is. */
export function Expiry({ at }: { at: number | null }) {
  const t = useMessages(reductionMessages);
  const [now] = useState(Date.now);
  if (at === null) return <span className="text-3">{t('neverExpires')}</span>;
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  if (at - now >= SOON * DAY) return <>{formatDate(at, 'YYYY-MM-DD')}</>;
  const tag =
    at <= now
      ? { tone: 'danger' as const, text: t('expired') }
      : { tone: 'warning' as const, text: days === 0 ? t('expiresToday') : t('expiresIn', { days }) };
  return <Tag tone={tag.tone}>{tag.text}</Tag>;
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

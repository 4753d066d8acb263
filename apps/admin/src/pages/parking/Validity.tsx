import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { useState } from 'react';
import { reductionMessages } from './reductionMessages.js';

/** Whether something that holds for a time, and perhaps a number of uses, holds now. */
export function Validity({ row }: { row: Limited }) {
  const t = useMessages(reductionMessages);
  const [now] = useState(Date.now);
  const state = stateOf(row, now);
  return <Status tone={TONES[state]}>{t(state)}</Status>;
}

function stateOf({ startsAt, endsAt, used, maxUses }: Limited, now: number) {
  if (used !== undefined && maxUses !== undefined && used >= maxUses) return 'usedUp';
  if (now < startsAt) return 'notYet';
  return now < endsAt ? 'valid' : 'expired';
}

const TONES = { valid: 'enabled', notYet: 'info', expired: 'disabled', usedUp: 'disabled' } as const;

interface Limited {
  startsAt: number;
  endsAt: number;
  used?: number;
  maxUses?: number;
}

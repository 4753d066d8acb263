import { DATE_PATTERN, formatDate } from '@smart-admin/ui/format';
import { useEffect, useState } from 'react';

/** Between two looks at the clock, in ms. A timer until midnight would be late where the computer has slept meanwhile. */
const LOOK = 30_000;

/** The day that it is, `2026-11-20`, also after midnight. */
export function useToday(): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), LOOK);
    return () => clearInterval(timer);
  }, []);
  return day;
}

function today(): string {
  return formatDate(new Date(), DATE_PATTERN);
}

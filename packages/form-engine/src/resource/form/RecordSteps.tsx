import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { resourceMessages } from '../resourceMessages.js';

/** Goes to the record before and after this one, in the order of the list. */
export function RecordSteps({ previous, next }: RecordStepsProps) {
  const t = useMessages(resourceMessages);
  return (
    <span className="flex flex-none gap-1 py-2">
      <IconButton label={t('previous')} disabled={!previous} onClick={previous}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={t('next')} disabled={!next} onClick={next}>
        <ChevronRight aria-hidden />
      </IconButton>
    </span>
  );
}

export interface RecordStepsProps {
  /** Absent at the first record. */
  previous: (() => void) | undefined;
  /** Absent at the last record. */
  next: (() => void) | undefined;
}

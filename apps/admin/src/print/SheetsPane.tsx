import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { type ReactNode } from 'react';
import { type Paper } from './paper.js';
import { PaperPreview } from './PaperPreview.js';
import { printSheetsMessages } from './printSheetsMessages.js';

/** The sheets on their paper as they come out of the printer, in a part that scrolls; a skeleton until they are there. */
export function SheetsPane({ paper, className, children }: SheetsPaneProps) {
  const t = useMessages(printSheetsMessages);
  return (
    <div
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      role="region"
      aria-label={t('sheets')}
      className={cn('overflow-auto bg-sunken p-4 phone:p-2', className)}
    >
      {paper ? <PaperPreview paper={paper}>{children}</PaperPreview> : <Skeleton lines={8} aria-busy />}
    </div>
  );
}

interface SheetsPaneProps {
  /** Undefined while the sheets are asked for. */
  paper: Paper | undefined;
  className?: string;
  children: ReactNode;
}

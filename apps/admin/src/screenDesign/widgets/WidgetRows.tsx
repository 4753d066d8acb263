import { useMessages } from '@smart-admin/ui/locale';
import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { type CardState } from '../../portal/ShownCard.js';
import { screenViewMessages } from '../screenViewMessages.js';

/** The content of a widget that has rows; why there are none in place of them, and a quiet line before the first answer. */
export function WidgetRows({ state: { answer, error }, children }: { state: CardState; children: ReactNode }) {
  const t = useMessages(screenViewMessages);
  if (error)
    return (
      <p role="alert" className="m-auto flex items-center gap-2 text-center text-16 text-(--screen-amber)">
        <CircleAlert aria-hidden className="size-5 flex-none" />
        {error}
      </p>
    );
  if (!answer) return <WidgetNote>{t('waiting')}</WidgetNote>;
  if (answer.rows.length === 0) return <WidgetNote>{t('noRows')}</WidgetNote>;
  return children;
}

/** A quiet sentence in the middle of a widget. */
export function WidgetNote({ children }: { children: ReactNode }) {
  return <p className="m-auto text-center text-16 text-(--screen-text-3)">{children}</p>;
}

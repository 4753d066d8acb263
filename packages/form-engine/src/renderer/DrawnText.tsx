import { useMessages } from '@smart-admin/ui/locale';
import { cn } from '@smart-admin/ui/cn';
import { Suspense } from 'react';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { standardTexts } from '../fields/standardTexts.js';
import { type FieldTextProps } from './FieldTextProps.js';
import { rendererMessages } from './rendererMessages.js';

/** A value with its text, in the look of its place. */
export function DrawnText({ field, value, text, cell = false, inline = false }: FieldTextProps & { text: string }) {
  const t = useMessages(rendererMessages);
  const views = text === '' ? undefined : standardTexts[field.kind];
  const View = inline || cell ? views?.inline : (views?.block ?? views?.inline);
  const shown = View ? (
    <Suspense fallback={text}>
      <View value={value} text={text} label={field.label} />
    </Suspense>
  ) : text === '' ? (
    <span className="text-3">{t('empty')}</span>
  ) : (
    text
  );
  if (inline || (View !== undefined && View === views?.block)) return shown;
  return (
    <div
      data-slot="field-text"
      className={cn(
        'min-h-ctl min-w-0 py-1.5 break-words whitespace-pre-wrap text-1',
        cell && isRightAligned(field) && 'text-right tabular-nums',
      )}
    >
      {shown}
    </div>
  );
}

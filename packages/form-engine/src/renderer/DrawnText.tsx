import { useMessages } from '@smart-admin/ui/locale';
import { cn } from '@smart-admin/ui/cn';
import { type ReactNode } from 'react';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { DrawnView } from '../fields/DrawnView.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { UnknownValue } from '../fields/unknown/UnknownValue.js';
import { type FieldTextProps } from './FieldTextProps.js';
import { rendererMessages } from './rendererMessages.js';

/** A value with its text, in the look of its place. */
export function DrawnText(props: DrawnTextProps) {
  const { field, value, text, cell = false, inline = false, card = false, wrap = asItIs } = props;
  const t = useMessages(rendererMessages);
  const { registry, viewsOf } = useFieldKinds();
  const views = viewsOf(field.kind);
  const short = card ? (views?.card ?? views?.cell) : views?.cell;
  const view = text === '' && !views?.drawsEmpty ? undefined : inline || cell ? short : (views?.read ?? short);
  const shown = view ? (
    <DrawnView view={view} props={{ field, value, text, label: field.label }} fallback={text} />
  ) : text === '' ? (
    <span className="text-3">{t('empty')}</span>
  ) : views || field.kind === 'subtable' ? (
    text
  ) : (
    <UnknownValue field={field} value={value} />
  );
  if (inline || (view !== undefined && view === views?.read)) return wrap(shown);
  return (
    <div
      data-slot="field-text"
      className={cn(
        'min-h-ctl min-w-0 py-1.5 break-words whitespace-pre-wrap text-1',
        cell && isRightAligned(field, registry) && 'text-right tabular-nums',
      )}
    >
      {wrap(shown)}
    </div>
  );
}

const asItIs = (shown: ReactNode) => shown;

export interface DrawnTextProps extends FieldTextProps {
  text: string;
  /** Puts something around what is shown of the value. */
  wrap?: (shown: ReactNode) => ReactNode;
}

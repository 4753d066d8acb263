import { useMessages } from '@smart-admin/ui/locale';
import { cn } from '@smart-admin/ui/cn';
import { Suspense } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { standardTexts } from '../fields/standardTexts.js';
import { rendererMessages } from './rendererMessages.js';
import { needsSource, useFieldText, useOwnText } from './useFieldText.js';

/** A value as text, for details; a dash where there is none. */
export function FieldText(props: FieldTextProps) {
  // thousands of cells have a text of their own: they need no source, and no hooks of one
  return needsSource(props.field) ? <SourcedText {...props} /> : <OwnText {...props} />;
}

function SourcedText(props: FieldTextProps) {
  return <DrawnText {...props} text={useFieldText(props.field, props.value)} />;
}

function OwnText(props: FieldTextProps) {
  return <DrawnText {...props} text={useOwnText(props.field, props.value)} />;
}

function DrawnText({ field, value, text, cell = false, inline = false }: FieldTextProps & { text: string }) {
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

export interface FieldTextProps {
  field: Field;
  value: unknown;
  /** Drawn in a cell of a subtable. */
  cell?: boolean;
  /** Only the text. Default false. */
  inline?: boolean;
}

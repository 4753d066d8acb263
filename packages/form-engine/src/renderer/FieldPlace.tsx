import { cn } from '@smart-admin/ui/cn';
import { type CSSProperties, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Field } from '../core/document/FormDocument.js';
import { type DrawnFields } from './DrawnFields.js';
import { focusField } from './focusField.js';
import { type FormArrangement } from './formLayout.js';

/** The place of a field of a long form that is not drawn yet: its label, and the focus for whom the keyboard leads there. */
export function FieldPlace({ field, drawn, label, style }: FieldPlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? drawn.watch(ref.current, field.id) : undefined), [drawn, field.id]);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={field.label || field.id}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard arrives at a control, drawn when it does
      tabIndex={0}
      data-slot="field-place"
      data-field-path={field.id}
      style={style}
      // as high as a field of one line, so that the page keeps its length
      className={cn('min-w-0 text-body text-2', label === 'left' ? 'min-h-8' : 'min-h-14.5')}
      onFocus={({ currentTarget }) => {
        const form = currentTarget.closest<HTMLElement>('[data-slot=form]');
        flushSync(() => drawn.draw(field.id));
        if (form?.parentNode) focusField(field.id, form.parentNode);
      }}
    >
      {field.showLabel && field.label}
    </div>
  );
}

interface FieldPlaceProps {
  field: Field;
  drawn: DrawnFields;
  label: FormArrangement['label'];
  style: CSSProperties;
}

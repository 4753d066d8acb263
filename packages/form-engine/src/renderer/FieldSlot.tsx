import { WholePart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Field as FieldFrame } from '@smart-admin/ui/field';
import { type Field } from '../core/document/FormDocument.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { FieldView } from '../fields/FieldView.js';
import { FieldPlace } from './FieldPlace.js';
import { LazySubtable } from './lazyParts.js';
import { FieldText } from './FieldText.js';
import { type FormNodesProps, slotStyle } from './formNode.js';
import { useIsDrawn } from './useIsDrawn.js';
import { useFormField } from './useFormField.js';

/** One field of an open form with its label and message; draws again only when its own state changes. */
export function FieldSlot({ store, field, arrangement, asText, drawn }: FieldSlotProps) {
  const state = useFormField(store, field.id);
  const isDrawn = useIsDrawn(drawn, field.id);
  const isKnown = useFieldKinds().viewsOf(field.kind) !== undefined;
  if (!state.visible) return null;
  const style = slotStyle(store.document.appearance, arrangement, field.kind === 'subtable' ? 24 : field.span);
  if (drawn && !isDrawn) return <FieldPlace field={field} drawn={drawn} label={arrangement.label} style={style} />;
  if (field.kind === 'subtable') {
    return (
      <div style={style} data-field-path={field.id} className="min-w-0">
        <WholePart
          part={LazySubtable}
          props={{ store, field, readOnly: asText || state.readOnly, disabled: field.disabled }}
          fallback={<Skeleton lines={4} />}
        />
      </div>
    );
  }
  const change = (value: unknown) => {
    store.setValue(field.id, value);
    if (field.trigger === 'change') store.touch(field.id);
  };
  if (store.form.registry.get(field.kind)?.role === 'display') {
    return (
      <div style={style} className="min-w-0">
        <FieldView field={field} value={undefined} onValueChange={change} />
      </div>
    );
  }
  return (
    <FieldFrame
      data-field-path={field.id}
      style={style}
      layout={arrangement.label === 'left' ? 'horizontal' : 'vertical'}
      labelWidth={field.labelWidth ?? store.document.appearance.labelWidth}
      label={field.showLabel ? field.label || (isKnown ? '' : field.id) : undefined}
      required={state.required && !asText}
      error={state.error}
      help={asText ? undefined : field.help || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.touch(field.id);
      }}
      className={arrangement.label === 'left' ? undefined : 'pb-0.5'}
    >
      {asText && isKnown ? (
        <FieldText field={field} value={state.value} />
      ) : (
        <FieldView
          field={field}
          value={state.value}
          onValueChange={change}
          disabled={field.disabled}
          readOnly={state.readOnly}
          params={state.params}
          optionFilter={state.optionFilter}
          onOptionsChange={() => store.checkChoice(field.id)}
          onMisfit={(isMisfit) => store.noteMisfit(field.id, isMisfit)}
          aria-label={field.showLabel && field.label ? undefined : field.label || field.id}
        />
      )}
    </FieldFrame>
  );
}

export interface FieldSlotProps extends Omit<FormNodesProps, 'nodes'> {
  field: Field;
}

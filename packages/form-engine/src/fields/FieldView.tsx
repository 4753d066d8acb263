import { type Field } from '../core/document/FormDocument.js';
import { DrawnView, isLazy } from './DrawnView.js';
import { useFieldKinds } from './FieldKindsProvider.js';
import { type FieldKinds, standardFieldKinds } from './fieldKinds.js';
import { type FieldViewProps } from './FieldViewProps.js';
import { UnknownValue } from './unknown/UnknownValue.js';

type AnyViewProps = Omit<FieldViewProps, 'field'> & { field: Field };

/**
 * Draws the control of a field by its kind, for a kind that nobody here knows the value as text; nothing for subtables.
 * Stand it inside a `Field` of the ui package for its label.
 */
export function FieldView(props: AnyViewProps) {
  const { field, value } = props;
  const views = useFieldKinds().viewsOf(field.kind);
  if (views) return <DrawnView view={views.edit} props={props} />;
  return field.kind === 'subtable' ? null : <UnknownValue field={field} value={value} />;
}

/** Loads the code of the controls of these fields ahead, so that a form is whole when it is first drawn. */
export async function preloadFieldViews(
  fields: readonly Field[],
  kinds: FieldKinds = standardFieldKinds,
): Promise<void> {
  await Promise.all(
    fields.map((field) => {
      if (field.kind === 'subtable') return preloadFieldViews(field.columns, kinds);
      const view = kinds.viewsOf(field.kind)?.edit;
      return view && isLazy(view) ? view.preload() : undefined;
    }),
  );
}

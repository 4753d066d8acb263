import { type ComponentType } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { type FieldViewProps } from './FieldViewProps.js';
import { standardViews } from './standardViews.js';

/** Draws the control of a field by its kind; nothing for subtables and unknown kinds. Stand it inside a `Field` of the ui package for its label. */
export function FieldView(props: Omit<FieldViewProps, 'field'> & { field: Field }) {
  // the registry keeps kind and view together; the union of all views cannot say so
  const View = standardViews[props.field.kind] as
    ComponentType<Omit<FieldViewProps, 'field'> & { field: Field }> | undefined;
  return View ? <View {...props} /> : null;
}

import { type LazyPart, WholePart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { createElement, type ReactNode } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { type FieldViewProps } from './FieldViewProps.js';
import { standardViews } from './standardViews.js';

type View = (props: AnyViewProps) => ReactNode;
type AnyViewProps = Omit<FieldViewProps, 'field'> & { field: Field };

/** Draws the control of a field by its kind; nothing for subtables and unknown kinds. Stand it inside a `Field` of the ui package for its label. */
export function FieldView(props: AnyViewProps) {
  const view = viewOf(props.field);
  if (!view) return null;
  return isLazy(view) ? (
    <WholePart part={view} props={props} fallback={<Skeleton className="h-ctl" />} />
  ) : (
    createElement(view, props)
  );
}

/** Loads the code of the controls of these fields ahead, so that a form is whole when it is first drawn. */
export async function preloadFieldViews(fields: readonly Field[]): Promise<void> {
  await Promise.all(
    fields.map((field) => {
      if (field.kind === 'subtable') return preloadFieldViews(field.columns);
      const view = viewOf(field);
      return view && isLazy(view) ? view.preload() : undefined;
    }),
  );
}

function viewOf({ kind }: Field): View | LazyPart<AnyViewProps> | undefined {
  // the registry keeps kind and view together; the union of all views cannot say so
  return standardViews[kind] as View | undefined;
}

function isLazy(view: View | LazyPart<AnyViewProps>): view is LazyPart<AnyViewProps> {
  return 'preload' in view;
}

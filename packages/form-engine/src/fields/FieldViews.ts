import { type LazyPart } from '@smart-admin/ui/lazy';
import { type ReactNode } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { type FieldViewProps } from './FieldViewProps.js';

/** What draws the values of a field kind. Each view is a component, or a `lazyPart` that is loaded when it is first drawn. */
export interface FieldViews<F extends Field = Field> {
  /** The control of forms. */
  edit: ViewPart<Omit<FieldViewProps, 'field'> & { field: F }>;
  /** A filled value in details, with the whole width. Default `cell`. */
  read?: ViewPart<FieldTextViewProps<F>>;
  /** A filled value in lists, cells and details. Default: its text. */
  cell?: ViewPart<FieldTextViewProps<F>>;
  /** A filled value in the card of a row. Default `cell`. */
  card?: ViewPart<FieldTextViewProps<F>>;
  /** Whether `read` and `cell` also draw empty values, because they show more than the value. Default false. */
  drawsEmpty?: boolean;
  /** The control that filters a list by one value, for a definition whose `filter` says `own`. Default `edit`. */
  search?: ViewPart<FieldSearchViewProps<F>>;
}

export type ViewPart<Props extends object> = ((props: Props) => ReactNode) | LazyPart<Props>;

/** What the view of a filled value gets. */
export interface FieldTextViewProps<F extends Field = Field> {
  field: F;
  value: unknown;
  /** The value as text. */
  text: string;
  label: string;
}

/** What the control of a filter gets. */
export interface FieldSearchViewProps<F extends Field = Field> {
  field: F;
  label: string;
  /** Without the label inside. */
  plain: boolean;
  /** '' or undefined = no filter. */
  value: unknown;
  onValueChange: (value: unknown) => void;
}

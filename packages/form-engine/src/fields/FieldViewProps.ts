import { type BoundOptionFilter } from '../core/compile/optionFilter.js';
import { type OptionParams } from '../core/compile/evaluateParams.js';
import { type FieldKind, type FieldOfKind } from '../core/document/FormDocument.js';

/** What the view of a field kind gets. */
export interface FieldViewProps<Kind extends FieldKind = FieldKind> {
  field: FieldOfKind<Kind>;
  value: unknown;
  onValueChange: (value: unknown) => void;
  disabled?: boolean;
  readOnly?: boolean;
  /** Parameters of the option source, as their expressions give them now. */
  params?: OptionParams;
  /** Which options are offered; absent = all. */
  optionFilter?: BoundOptionFilter | undefined;
  /** Called as its options become known, and as others are offered. */
  onOptionsChange?: () => void;
  /** Called with whether what is chosen is known to be none of what is offered, where only its source can tell. */
  onMisfit?: (isMisfit: boolean) => void;
  /** Drawn in a cell of a subtable. */
  cell?: boolean;
  /** Name of a control without a visible label. */
  'aria-label'?: string;
}

/** Properties that every control takes over from its view. */
export function controlProps(props: Pick<FieldViewProps, 'disabled' | 'readOnly' | 'aria-label'>) {
  return {
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    ...(props['aria-label'] === undefined ? {} : { 'aria-label': props['aria-label'] }),
  };
}

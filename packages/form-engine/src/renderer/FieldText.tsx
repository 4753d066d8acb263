import { WholePart } from '@smart-admin/ui/lazy';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { DrawnText } from './DrawnText.js';
import { type FieldTextProps } from './FieldTextProps.js';
import { LazySourcedText } from './lazyTexts.js';
import { needsSource, useOwnText } from './useOwnText.js';

/** A value as text, for details; a dash where there is none. */
export function FieldText(props: FieldTextProps) {
  // thousands of cells have a text of their own: they need no source, and no hooks of one
  const { registry } = useFieldKinds();
  return needsSource(props.field, registry) ? (
    <WholePart part={LazySourcedText} props={props} fallback={null} />
  ) : (
    <OwnText {...props} />
  );
}

function OwnText(props: FieldTextProps) {
  return <DrawnText {...props} text={useOwnText(props.field, props.value)} />;
}

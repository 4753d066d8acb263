import { type ReactNode } from 'react';
import { referenceOf } from '../core/registry/fieldFacts.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { hasPath, PathTitle } from '../fields/sources/PathTitle.js';
import { DrawnText } from './DrawnText.js';
import { type FieldTextProps } from './FieldTextProps.js';
import { useFieldText } from './useFieldText.js';

/** A value whose text comes from a source: names of ids, options of a dictionary or an address. */
export function SourcedText(props: FieldTextProps) {
  const { field, value } = props;
  const reference = referenceOf(field, useFieldKinds().registry);
  const text = useFieldText(field, value);
  const wrap = (shown: ReactNode) =>
    reference && hasPath(reference) && text !== '' ? (
      <PathTitle reference={reference} ids={[value].flat(3).map(String)}>
        {shown}
      </PathTitle>
    ) : (
      shown
    );
  return <DrawnText {...props} text={text} wrap={wrap} />;
}

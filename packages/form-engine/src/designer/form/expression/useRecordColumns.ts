import { useCallback, useMemo } from 'react';
import { recordColumnsOf } from '../../../core/document/formReferences.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { type ReferenceChoice } from '../../../editor/references/ReferenceSources.js';
import { useReferenceLookup } from '../../../editor/references/useReferences.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';

/**
 * The columns of the records that the fields at some paths choose from, for their option filters: by path, undefined for a
 * field that chooses no records and for what is not known yet.
 */
export function useRecordColumns(
  document: FormDocument,
  paths: readonly string[],
): (path: string) => readonly ReferenceChoice[] | undefined {
  const { registry } = useFieldKinds();
  const keys = useMemo(
    () => paths.flatMap((path) => recordColumnsOf(document, path, registry) ?? []),
    [document, paths, registry],
  );
  const lookup = useReferenceLookup(keys);
  return useCallback(
    (path) => {
      const key = recordColumnsOf(document, path, registry);
      return key && lookup(key.of, key.within);
    },
    [document, registry, lookup],
  );
}

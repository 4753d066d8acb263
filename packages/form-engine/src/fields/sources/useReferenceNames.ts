import { labelsOf } from '@smart-admin/pickers/sources';
import { useQuery } from '@tanstack/react-query';
import { type FieldReference } from '../../core/registry/defineField.js';
import { currentNames } from './currentNames.js';
import { useFormDataSources } from './FormDataSources.js';
import { namesSource } from './namesSource.js';

const STALE_MS = 60_000;

/** Names of the ids in a value, at any depth, asked of the form's sources; undefined while they load and for unknown ids. */
export function useReferenceNames(
  reference: (FieldReference & { key: string }) | undefined,
  value: unknown,
): (key: string, id: string) => string | undefined {
  const sources = useFormDataSources();
  const source = reference && namesSource(reference, sources);
  const own = currentNames(reference, sources.currentUser);
  const ids = source && value ? [...new Set([value].flat(3).map(String))].filter((id) => own[id] === undefined) : [];
  const names = useQuery({
    queryKey: ['form-text-names', reference?.key, ids],
    enabled: ids.length > 0,
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => labelsOf((await source?.(ids, signal)) ?? {}),
  });
  return (_key, id) => own[id] ?? names.data?.[id];
}

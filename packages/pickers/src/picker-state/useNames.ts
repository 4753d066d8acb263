import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ChoiceNames } from '../sources/TreeSource.js';
import { ASKING, usePickerClient } from './usePickerClient.js';

/** Names of those ids that are not known yet, asked of the source in one call and without loading its list. */
export function useNames(
  ask: AskNames | undefined,
  sourceKey: string,
  ids: readonly string[],
  isKnown: (id: string) => boolean,
): Readonly<ChoiceNames> {
  const unknown = ids.filter((id) => !isKnown(id));
  const { data } = useQuery(
    {
      ...ASKING,
      queryKey: ['picker-names', sourceKey, unknown],
      enabled: unknown.length > 0 && ask !== undefined,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => (await ask?.(unknown, signal)) ?? NONE,
    },
    usePickerClient(),
  );
  return data ?? NONE;
}

const NONE: ChoiceNames = {};

/** `names` of a source. */
export type AskNames = (ids: readonly string[], signal?: AbortSignal) => Promise<ChoiceNames>;

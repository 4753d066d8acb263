import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { choicesQuery, useReferenceClient } from './referenceQueries.js';
import {
  flatChoices,
  type ReferenceChoice,
  type ReferenceKey,
  type ReferenceLookup,
  useReferenceSources,
} from './ReferenceSources.js';

/** The choices of one kind, as a control needs them. */
export function useReferenceChoices({ of, within }: ReferenceKey): ReferenceChoices {
  const sources = useReferenceSources();
  const { data, isFetching, isError, refetch } = useQuery(choicesQuery(sources, { of, within }), useReferenceClient());
  const isKnown = sources[of] !== undefined && data !== null;
  return {
    isKnown,
    choices: within === '' ? NONE : (data ?? undefined),
    isLoading: isFetching && data === undefined,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

export interface ReferenceChoices {
  /** Whether something can be chosen here at all; else it is typed. */
  isKnown: boolean;
  /** Undefined as long as they are not loaded. */
  choices: readonly ReferenceChoice[] | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads all these choices and looks them up. Another function only when there is something else to find. */
export function useReferenceLookup(keys: readonly ReferenceKey[]): ReferenceLookup {
  const sources = useReferenceSources();
  const wanted = useMemo(() => new Map(keys.map((key) => [keyOf(key.of, key.within), key])), [keys]);
  const answers = useQueries(
    { queries: [...wanted.values()].map((key) => choicesQuery(sources, key)), combine: dataOf },
    useReferenceClient(),
  );
  return useMemo(() => lookupIn([...wanted.keys()], answers), [wanted, answers]);
}

/** Loads choices before a change that depends on them; what cannot be loaded is not found in the answer. */
export function useReferenceLoader(): (keys: readonly ReferenceKey[]) => Promise<ReferenceLookup> {
  const sources = useReferenceSources();
  const client = useReferenceClient();
  return useCallback(
    async (keys) => {
      const wanted = keys.map((key) => choicesQuery(sources, key)).filter(({ enabled }) => enabled);
      // the control that offers them tells of a failure, and lets people try again
      await Promise.allSettled(wanted.map((query) => client.fetchQuery(query)));
      const answers = keys.map((key) => client.getQueryData(choicesQuery(sources, key).queryKey));
      return lookupIn(
        keys.map(({ of, within }) => keyOf(of, within)),
        answers,
      );
    },
    [sources, client],
  );
}

type Answer = readonly ReferenceChoice[] | null | undefined;

const NONE: readonly ReferenceChoice[] = [];

function dataOf(results: readonly UseQueryResult<Answer>[]): Answer[] {
  return results.map(({ data }) => data);
}

function keyOf(of: string, within = ''): string {
  return `${of} ${within}`;
}

function lookupIn(keys: readonly string[], answers: readonly Answer[]): ReferenceLookup {
  const found = new Map(keys.map((key, index) => [key, answers[index] && flatChoices(answers[index])]));
  return (of, within) => found.get(keyOf(of, within)) ?? undefined;
}

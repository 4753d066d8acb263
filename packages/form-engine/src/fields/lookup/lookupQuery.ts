import { type LookupQuestion } from '../../core/kinds/lookup/lookUp.js';
import { type FormDataSources } from '../sources/FormDataSources.js';

/** How a question is asked, and under what its answer is kept. */
export function lookupQuery(
  question: LookupQuestion | undefined,
  { interfaceAnswer }: Pick<FormDataSources, 'interfaceAnswer'>,
) {
  return {
    queryKey: ['form-lookup', question],
    // one answer serves what is asked again at once
    staleTime: SHARED_MS,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (question && (await interfaceAnswer?.(question, signal))) ?? null,
  };
}

const SHARED_MS = 2_000;

import { useEffect, useState } from 'react';
import { filterOptions, type SelectOption } from '../select/options.js';
import { useTextMatch, type TextMatcher } from '../text-search/useTextMatch.js';

/** Milliseconds after the last letter before a source is asked. */
const PAUSE = 150;
const NONE: readonly never[] = [];

/** What answers a query: options that match, or what a source finds. A null query asks nothing. */
export function useMentionOptions(
  query: string | null,
  options: readonly SelectOption<string>[] | undefined,
  source: MentionSource | undefined,
): MentionAnswer {
  const match = useTextMatch(query ?? '');
  const [answer, setAnswer] = useState<SourceAnswer>({ query: null, options: NONE, hasFailed: false });
  useEffect(() => {
    if (query === null || !source) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      source(query, control.signal).then(
        (found) => {
          if (!control.signal.aborted) setAnswer({ query, options: found, hasFailed: false });
        },
        (error: unknown) => {
          if (control.signal.aborted) return;
          console.warn('Nobody could be looked up', error);
          setAnswer({ query, options: NONE, hasFailed: true });
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query, source]);
  if (!source) return { options: filterOptions(options ?? NONE, match), isLoading: false, hasFailed: false, match };
  return { ...answer, isLoading: query !== null && answer.query !== query, match };
}

/** Finds whom or what can be mentioned; the signal ends when something else has been typed. */
export type MentionSource = (query: string, signal: AbortSignal) => Promise<readonly SelectOption<string>[]>;

interface SourceAnswer {
  /** What it answers. */
  query: string | null;
  options: readonly SelectOption<string>[];
  hasFailed: boolean;
}

interface MentionAnswer {
  options: readonly SelectOption<string>[];
  isLoading: boolean;
  hasFailed: boolean;
  match: TextMatcher | null;
}

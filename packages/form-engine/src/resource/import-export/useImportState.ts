import { useMutation } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useMessages } from '@smart-admin/ui/locale';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ImportRow, type ImportSecret, type ImportSource } from '../types.js';
import { changeImportRows, type ImportChange, type ImportEntry, isBadRow, toImportRow } from './importRows.js';
import { importMessages } from './importMessages.js';
import { useSingleMutation } from '../useSingleMutation.js';

const NONE: readonly ImportEntry[] = [];
const NO_ERRORS: ImportRow = { values: {}, errors: {} };

/** The rows of one import: read from a file, edited, checked again and sent, as often as rows fail. */
export function useImportState(source: ImportSource, onImported: () => Promise<void>): ImportState {
  const t = useMessages(importMessages);
  const { onError } = useResourceSetting();
  const [entries, change] = useReducer(changeImportRows, NONE);
  const [isLoaded, setLoaded] = useState(false);
  const [result, setResult] = useState<ImportState['result']>();
  const preview = useSingleMutation({
    mutationFn: (file: File) => source.preview(file),
    onSuccess: (rows) => {
      change({ type: 'load', rows });
      setLoaded(true);
    },
  });
  const check = useMutation({
    mutationFn: async (asked: readonly ImportEntry[]) => (await source.check?.(asked.map(toImportRow))) ?? [],
    onError,
    onSuccess: (rows, asked) => change({ type: 'checked', asked, rows }),
  });
  const bad = entries.filter(isBadRow);
  const good = entries.filter((entry) => !isBadRow(entry));
  const commit = useSingleMutation({
    mutationFn: async () => {
      // the button may be pressed while the last edited row is still being checked
      const asked = good.filter(({ isUnchecked }) => isUnchecked);
      const answers = source.check && asked.length > 0 ? await source.check(asked.map(toImportRow)) : [];
      change({ type: 'checked', asked, rows: answers });
      const refused = new Set(asked.filter((_, index) => isBadRow(answers[index] ?? NO_ERRORS)).map(({ id }) => id));
      const sent = good.filter(({ id }) => !refused.has(id));
      return sent.length === 0 ? undefined : { sent, answer: await source.commit(sent.map(toImportRow)) };
    },
    onError,
    onSuccess: async (done) => {
      if (!done) return;
      const { sent, answer } = done;
      const failures = entries.length - sent.length + answer.failures;
      setResult((before) => ({
        successes: (before?.successes ?? 0) + answer.successes,
        failures,
        secrets: [...(before?.secrets ?? []), ...(answer.secret ? [answer.secret] : [])],
      }));
      change({ type: 'committed', sent, failed: answer.failed, refused: t('refused') });
      await onImported();
    },
  });
  return {
    entries,
    bad,
    good,
    isLoaded,
    result,
    isEdited: entries.some(({ edits }) => edits > 0),
    preview,
    isChecking: check.isPending,
    isCommitting: commit.isPending,
    change,
    check: (entry) => {
      if (source.check && entry.isUnchecked) check.mutate([entry]);
    },
    commit: () => commit.mutate(),
    back: () => {
      change({ type: 'load', rows: [] });
      setLoaded(false);
      setResult(undefined);
    },
  };
}

export interface ImportState {
  /** Bad rows first, in the order of the file. */
  entries: readonly ImportEntry[];
  bad: readonly ImportEntry[];
  good: readonly ImportEntry[];
  /** A file was read. */
  isLoaded: boolean;
  /** Rows that came in so far and rows that did not; undefined before the first commit. */
  result: { successes: number; failures: number; secrets: readonly ImportSecret[] } | undefined;
  isEdited: boolean;
  preview: { mutate: (file: File) => void; isPending: boolean; error: Error | null };
  isChecking: boolean;
  isCommitting: boolean;
  change: (change: ImportChange) => void;
  /** Checks an edited row again, where the source can. */
  check: (entry: ImportEntry) => void;
  /** Sends the good rows. */
  commit: () => void;
  /** Forgets the file. */
  back: () => void;
}

import { useMutation } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useMessages } from '@smart-admin/ui/locale';
import { useResourceSetting } from '../ResourceProvider.js';
import {
  type ImportColumn,
  type ImportContent,
  type ImportPlace,
  type ImportRequest,
  type ImportRow,
  type ImportSecret,
  type ImportSource,
} from './ImportSource.js';
import { changeImportRows, type ImportChange, type ImportEntry, isBadRow, toImportRow } from './importRows.js';
import { importMessages } from './importMessages.js';
import { missingFields } from './mapping.js';
import { useSingleMutation } from '../useSingleMutation.js';

const NONE: readonly ImportEntry[] = [];
const NO_ERRORS: ImportRow = { values: {}, errors: {} };

/** The rows of one import: read from a file, edited, checked again and sent, as often as rows fail. */
export function useImportState(
  source: ImportSource,
  onImported: () => Promise<void>,
  onStarted: (id: string) => void,
): ImportState {
  const t = useMessages(importMessages);
  const { onError } = useResourceSetting();
  const [entries, change] = useReducer(changeImportRows, NONE);
  const [file, setFile] = useState<File>();
  const [place, setPlace] = useState<ImportPlace>();
  const [content, setContent] = useState<ImportContent>();
  // columns that are being mapped; undefined = their rows are shown
  const [mapping, setMapping] = useState<readonly ImportColumn[]>();
  const [result, setResult] = useState<ImportState['result']>();
  const preview = useSingleMutation({
    mutationFn: async (asked: { file: File; columns?: readonly ImportColumn[]; place?: ImportPlace | undefined }) => ({
      ...asked,
      content: await source.preview(
        asked.file,
        asked.columns?.map(({ field }) => field),
        asked.place,
      ),
    }),
    onSuccess: (read) => {
      change({ type: 'load', rows: read.content.rows });
      setFile(read.file);
      setPlace(read.place);
      setContent(read.content);
      const isOpen =
        read.content.rows.length === 0 && missingFields(read.content.columns, read.content.fields).length > 0;
      // another part of the file has other columns: they are looked at first
      setMapping(isOpen || (read.place && !read.columns) ? read.content.columns : undefined);
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
      if (sent.length === 0 || source.take.kind !== 'commit') return undefined;
      return { sent, answer: await source.take.commit(sent.map(toImportRow)) };
    },
    onError,
    onSuccess: (done) => {
      if (!done) return;
      const { sent, answer } = done;
      const failures = entries.length - sent.length + answer.failures;
      setResult((before) => ({
        successes: (before?.successes ?? 0) + answer.successes,
        failures,
        secrets: [...(before?.secrets ?? []), ...(answer.secret ? [answer.secret] : [])],
      }));
      change({ type: 'committed', sent, failed: answer.failed, refused: t('refused') });
      // the list takes its time; what came of it is told already, and the dialog may be closed
      onImported().catch(onError);
    },
  });
  const { take } = source;
  const left = content ? content.total - content.rows.length + entries.length : 0;
  const start = useSingleMutation({
    mutationFn: async () => {
      if (take.kind !== 'start' || !content || !file) return undefined;
      return take.start(file, {
        mapping: content.columns.map(({ field }) => field),
        ...(place ? { place } : {}),
        edits: editsOf(content.rows, entries),
      });
    },
    onError,
    onSuccess: (id) => {
      if (id !== undefined) onStarted(id);
    },
  });
  return {
    entries,
    bad,
    good,
    content,
    mapping,
    setMapping,
    readMapped: () => file && mapping && preview.mutate({ file, columns: mapping, place }),
    place: { sheet: place?.sheet ?? 0, headerRow: content?.headerRow ?? 1 },
    readPlace: (next) => file && preview.mutate({ file, place: next }),
    left,
    start: take.kind === 'start' ? { mutate: () => start.mutate(), isPending: start.isPending } : undefined,
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
      setContent(undefined);
      setMapping(undefined);
      setResult(undefined);
    },
  };
}

/** What was changed of the rows that are shown: new texts, and null for those that were taken out. */
function editsOf(rows: readonly ImportRow[], entries: readonly ImportEntry[]): ImportRequest['edits'] {
  const edits: ImportRequest['edits'] = {};
  const left = new Set(entries.map(({ number }) => number));
  for (const { number = 0 } of rows) if (!left.has(number)) edits[number] = null;
  for (const { number, values, edits: count } of entries) if (count > 0) edits[number] = values;
  return edits;
}

export interface ImportState {
  /** Bad rows first, in the order of the file. */
  entries: readonly ImportEntry[];
  bad: readonly ImportEntry[];
  good: readonly ImportEntry[];
  /** The file that was read. */
  content: ImportContent | undefined;
  /** Its columns while somebody says what they fill. */
  mapping: readonly ImportColumn[] | undefined;
  setMapping: (columns: readonly ImportColumn[]) => void;
  /** Reads the file again as its columns are mapped. */
  readMapped: () => void;
  /** The part of the file that was read. */
  place: Required<ImportPlace>;
  /** Reads another part of the file, whose columns are mapped anew. */
  readPlace: (place: ImportPlace) => void;
  /** Rows of the file that were not taken out. */
  left: number;
  /** Begins the import of the whole file in the background; undefined where the good rows are sent. */
  start: { mutate: () => void; isPending: boolean } | undefined;
  /** Rows that came in so far and rows that did not; undefined before the first commit. */
  result: { successes: number; failures: number; secrets: readonly ImportSecret[] } | undefined;
  isEdited: boolean;
  preview: { mutate: (asked: { file: File }) => void; isPending: boolean; error: Error | null };
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

import { ApiError } from '@smart-admin/api-client';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../app/api.js';
import { grantMessages } from './grantMessages.js';
import { type AuthorityNode, type GrantHolder } from './grants.js';
import { type GrantDraft, mergeDrafts, rebaseDraft, toDraft, toGrants } from './matrix/grantDraft.js';
import { listChanges, type GrantChange } from './matrix/grantChanges.js';
import { isPage, type MatrixRow, readMatrix } from './matrix/matrixModel.js';

/** The permissions of one holder: what is saved, what is ticked now, and saving it. */
export function useGrants(holder: GrantHolder): GrantsState {
  const t = useMessages(grantMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const place = { holder: holder.type, id: holder.id };
  const key = ['grants', holder.type, holder.id];
  const tree = useQuery({
    queryKey: ['authorityTree'],
    queryFn: () => api.permission.authority.tree({}, { silent: true }),
    staleTime: 60_000,
  });
  const stored = useQuery({
    queryKey: key,
    queryFn: () => api.permission.authority.read(place, { silent: true }),
    staleTime: 0,
  });
  const nodes = tree.data?.list;
  const rows = useMemo(() => (nodes ? readMatrix(nodes, locale) : undefined), [nodes, locale]);
  // what is read anew while somebody ticks is not what their ticks stand on
  const [ticked, setTicked] = useState<Ticked>();
  const base = ticked?.base ?? stored.data;
  const saved = useMemo(() => (base ? toDraft(base) : undefined), [base]);
  const [busy, setBusy] = useState<Busy>();
  const draft = ticked?.draft ?? saved;
  const changes = useMemo(
    () => (rows && saved && draft ? listChanges(rows.filter(isPage), saved, draft) : NO_CHANGES),
    [rows, saved, draft],
  );

  /** Somebody has saved meanwhile: what they changed is taken over below what is ticked here. */
  const merge = async () => {
    const { data: theirs } = await stored.refetch({ throwOnError: true });
    if (!theirs) return;
    setTicked((now) => now && { base: theirs, draft: rebaseDraft(toDraft(now.base), now.draft, toDraft(theirs)) });
    toast.warning(t('merged', { name: theirs.saved?.userName ?? '' }));
  };
  const save = async () => {
    if (!ticked || !nodes) return false;
    try {
      const body = { ...toGrants(ticked.draft, nodes), revision: ticked.base.revision };
      await api.permission.authority.update({ ...place, body }, { silent: true });
      await client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: ['why'] });
      setTicked(undefined);
      toast.success(t('saved'));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 409) throw error;
      await merge();
      return false;
    }
  };
  const tick = (next: GrantDraft) => {
    const { data } = stored;
    if (data) setTicked((now) => ({ base: now?.base ?? data, draft: next }));
  };
  const copy = async (from: GrantHolder) => {
    const copied = await api.permission.authority.copy({ holder: from.type, id: from.id }, { silent: true });
    if (!draft) return false;
    const { draft: merged, kept } = mergeDrafts(draft, toDraft(copied));
    tick(merged);
    if (kept > 0) toast.warning(t('rulesKept', { name: from.name, count: kept }));
    if (copied.leftOut > 0) toast.warning(t('copiedPartly', { name: from.name, count: copied.leftOut }));
    else if (kept === 0) toast.success(t('copied', { name: from.name }));
    return true;
  };
  /** Nothing is ticked while it runs: it would be lost with what is ticked then. */
  const alone = async (work: Busy, run: () => Promise<boolean>) => {
    if (busy !== undefined) return false;
    setBusy(work);
    try {
      return await run();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    rows,
    saved,
    draft,
    changes,
    nodes,
    details: stored.data,
    error: tree.error ?? stored.error,
    busy,
    change: (next) => {
      if (busy === undefined) tick(next);
    },
    discard: () => {
      if (busy === undefined) setTicked(undefined);
    },
    save: () => alone('save', save),
    copy: (from) => alone('copy', () => copy(from)),
    retry: () => {
      void tree.refetch();
      void stored.refetch();
    },
  };
}

const NO_CHANGES: readonly GrantChange[] = [];

type Busy = 'save' | 'copy';

type StoredGrants = Awaited<ReturnType<typeof api.permission.authority.read>>;

interface Ticked {
  /** What was saved when the first tick was made, or was taken over below the ticks since. */
  base: StoredGrants;
  draft: GrantDraft;
}

export interface GrantsState {
  rows: readonly MatrixRow[] | undefined;
  saved: GrantDraft | undefined;
  draft: GrantDraft | undefined;
  changes: readonly GrantChange[];
  nodes: readonly AuthorityNode[] | undefined;
  /** What the server says of the holder beside its grants. */
  details: StoredGrants | undefined;
  error: Error | null;
  /** What runs; nothing can be ticked meanwhile. */
  busy: Busy | undefined;
  change(draft: GrantDraft): void;
  discard(): void;
  /** Whether it worked. */
  save(): Promise<boolean>;
  /** Adds what another holder has been given to the ticks. Whether it worked. */
  copy(from: GrantHolder): Promise<boolean>;
  retry(): void;
}

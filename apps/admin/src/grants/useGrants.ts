import { ApiError } from '@smart-admin/api-client';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../app/api.js';
import { grantMessages } from './grantMessages.js';
import { type AuthorityNode, type GrantHolder } from './grants.js';
import { type GrantDraft, rebaseDraft, toDraft, toGrants } from './matrix/grantDraft.js';
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
  const [saving, setSaving] = useState(false);
  const draft = ticked?.draft ?? saved;
  const changes = useMemo(
    () => (rows && saved && draft ? listChanges(rows.filter(isPage), saved, draft) : NO_CHANGES),
    [rows, saved, draft],
  );

  /** Somebody has saved meanwhile: what they changed is taken over below what is ticked here. */
  const merge = async () => {
    const theirs = (await stored.refetch()).data;
    if (!theirs) return;
    setTicked((now) => now && { base: theirs, draft: rebaseDraft(toDraft(now.base), now.draft, toDraft(theirs)) });
    toast.warning(t('merged', { name: theirs.saved?.userName ?? '' }));
  };
  const save = async () => {
    if (!ticked || !nodes) return false;
    setSaving(true);
    try {
      const body = { ...toGrants(ticked.draft, nodes), revision: ticked.base.revision };
      await api.permission.authority.update({ ...place, body }, { silent: true });
      await client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: ['why'] });
      setTicked(undefined);
      toast.success(t('saved'));
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 409) await merge();
      else toast.error(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setSaving(false);
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
    saving,
    change: (next) => {
      const { data } = stored;
      if (data) setTicked((now) => ({ base: now?.base ?? data, draft: next }));
    },
    discard: () => setTicked(undefined),
    save,
    retry: () => {
      void tree.refetch();
      void stored.refetch();
    },
  };
}

const NO_CHANGES: readonly GrantChange[] = [];

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
  saving: boolean;
  change(draft: GrantDraft): void;
  discard(): void;
  /** Whether it worked. */
  save(): Promise<boolean>;
  retry(): void;
}

import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.js';
import { grantMessages } from './grantMessages.js';
import { toGrants, toSelection, type AuthorityNode, type GrantSelection } from './grantTree.js';

/** The permissions of one holder: what is saved, what is ticked now, and saving it. */
export function useGrants(holder: GrantHolder): GrantsState {
  const t = useMessages(grantMessages);
  const client = useQueryClient();
  const tree = useQuery({
    queryKey: ['authorityTree'],
    queryFn: () => api.permission.authority.tree({}, { silent: true }),
    staleTime: 60_000,
  });
  const key = ['grants', holder.type, holder.id];
  const saved = useQuery({
    queryKey: key,
    queryFn: () => api.permission.authority.read({ holder: holder.type, id: holder.id }, { silent: true }),
    staleTime: 0,
  });
  const [draft, setDraft] = useState<{ of: string; selection: GrantSelection } | null>(null);
  const [saving, setSaving] = useState(false);
  const own = `${holder.type}/${holder.id}`;
  const nodes = tree.data?.list;
  const selection = draft?.of === own ? draft.selection : saved.data ? toSelection(saved.data) : undefined;

  const save = async () => {
    if (!selection || !nodes || !saved.data) return false;
    setSaving(true);
    try {
      const body = { ...toGrants(selection, nodes), revision: saved.data.revision };
      await api.permission.authority.update({ holder: holder.type, id: holder.id, body });
      await client.invalidateQueries({ queryKey: key });
      setDraft(null);
      toast.success(t('saved'));
      return true;
    } catch (error) {
      // the client has shown why; the ticks stay
      console.warn('The permissions were not saved', error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    nodes,
    selection,
    isError: tree.isError || saved.isError,
    isChanged: draft?.of === own,
    saving,
    change: (next) => setDraft({ of: own, selection: next }),
    save,
    retry: () => {
      void tree.refetch();
      void saved.refetch();
    },
  };
}

/** To whom permissions are given. */
export interface GrantHolder {
  type: 'Role' | 'Position' | 'User' | 'Group';
  id: string;
  name: string;
}

export interface GrantsState {
  nodes: AuthorityNode[] | undefined;
  selection: GrantSelection | undefined;
  isError: boolean;
  /** Something is ticked that has not been saved. */
  isChanged: boolean;
  saving: boolean;
  change(selection: GrantSelection): void;
  /** Whether it worked. */
  save(): Promise<boolean>;
  retry(): void;
}

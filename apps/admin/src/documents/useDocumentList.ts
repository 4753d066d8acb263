import { type DocumentPlace } from '@smart-admin/api-client/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../app/api.js';
import { useLastPage } from '../resource/useLastPage.js';
import { NOTHING_CHOSEN } from './documentSelection.js';
import { DOCUMENTS_KEY } from './documentTypes.js';
import { useDocumentView, type DocumentSort } from './useDocumentView.js';

/** Which documents are shown, and how: a place or a folder, what is searched for, in which order, which page. */
export function useDocumentList() {
  const [{ place, folderId }, setWhere] = useState<Where>({ place: 'own', folderId: '' });
  const [keyword, setKeyword] = useState('');
  const { view, change } = useDocumentView();
  const { sort } = view;
  const [page, setPage] = useState({ page: 1, limit: 50 });
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  const searched = useDeferredValue(keyword.trim());
  const query = {
    ...{ place, folderId, currentPage: page.page, pageSize: page.limit, sidx: sort },
    sort: sort === 'name' ? 'asc' : 'desc',
    ...(searched === '' ? {} : { keyword: searched }),
  };
  const list = useQuery({
    queryKey: [DOCUMENTS_KEY, 'list', query],
    queryFn: ({ signal }) => api.extend.document.list({ query }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
  useLastPage(page, list.isPlaceholderData ? undefined : list.data?.pagination.total, setPage);
  const folder = useQuery({
    queryKey: [DOCUMENTS_KEY, 'folder', folderId],
    queryFn: ({ signal }) => api.extend.document.read({ id: folderId }, { signal, silent: true }),
    enabled: folderId !== '',
  });
  const usage = useQuery({
    queryKey: [DOCUMENTS_KEY, 'usage'],
    queryFn: ({ signal }) => api.extend.document.usage({ signal, silent: true }),
  });
  const begin = () => {
    setPage((current) => ({ ...current, page: 1 }));
    setSelection(NOTHING_CHOSEN);
  };
  const open = folderId === '' ? undefined : folder.data;
  return {
    ...{ place, folderId, keyword, searched, view, page, selection, setSelection },
    ...{ rows: list.data?.list ?? [], total: list.data?.pagination.total ?? 0, isLoaded: list.data !== undefined },
    ...{ error: list.error, retry: () => void list.refetch(), usage: usage.data },
    folders: open ? [...open.path, { id: open.id, name: open.name }] : [],
    /** Whether new things can come here. */
    mayAdd: folderId === '' ? place === 'own' : open !== undefined && open.right !== 'read',
    go: (next: Where) => {
      setWhere(next);
      setKeyword('');
      begin();
    },
    search: (next: string) => {
      setKeyword(next);
      begin();
    },
    order: (next: DocumentSort) => {
      change({ sort: next });
      begin();
    },
    /** Looks at documents in another way, from now on. */
    look: change,
    turn: (next: { page: number; limit: number }) => {
      setPage(next);
      setSelection(NOTHING_CHOSEN);
    },
  };
}

interface Where {
  place: DocumentPlace;
  /** '' for the place itself. */
  folderId: string;
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../app/api.js';
import { DOCUMENTS_KEY, type DocumentRow } from './documentTypes.js';

/** The document that the address names, as notices of shares do: told once, and taken out of the address. */
export function useOpenedDocument({ onOpen, onMissing }: OpenedDocument): void {
  const [search, setSearch] = useSearchParams();
  const id = search.get(PARAMETER) ?? '';
  const { data, isError } = useQuery({
    queryKey: [DOCUMENTS_KEY, 'opened', id],
    queryFn: ({ signal }) => api.extend.document.read({ id }, { signal, silent: true }),
    enabled: id !== '',
    gcTime: 0,
    retry: false,
  });
  const tell = useEffectEvent(() => {
    if (data) onOpen(data);
    else onMissing();
    setSearch(
      (params) => {
        params.delete(PARAMETER);
        return params;
      },
      { replace: true },
    );
  });
  const isKnown = id !== '' && (data?.id === id || isError);
  useEffect(() => {
    if (isKnown) tell();
  }, [isKnown, id]);
}

const PARAMETER = 'document';

interface OpenedDocument {
  onOpen: (document: DocumentRow) => void;
  /** There is none, or the caller may not read it. */
  onMissing: () => void;
}

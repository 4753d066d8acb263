import { type Option } from '@smart-admin/form-engine/core';
import { useQuery } from '@tanstack/react-query';

/**
 * Options of a filter or a column, loaded once and shared by the pages that name the same key. Not those of a field: a form
 * may open before they are here, and loads its own (`dataType: 'dynamic'`).
 */
export function useSelectorOptions(key: string, load: () => Promise<Option[]>): Option[] {
  return useQuery({ queryKey: ['options', key], queryFn: load, staleTime: 300_000 }).data ?? NONE;
}

const NONE: Option[] = [];

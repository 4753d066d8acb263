import { type RecordSource } from '@smart-admin/pickers/sources';
import { useMemo } from 'react';
import { type BoundOptionFilter } from '../../core/compile/optionFilter.js';
import {
  type AskedFilter,
  askedFilterOf,
  type OfferedRecords,
  recordFilterOf,
} from '../../core/compile/recordFilterOf.js';
import { type RecordFilter } from '../../core/list/recordFilter.js';
import { NO_RECORDS } from '../sources/emptySources.js';

/** The records that a field offers as the form is filled in now, and the key under which a picker keeps them. */
export function useOfferedRecords({ key, optionFilter, open }: OfferedRecordsQuestion): OfferedSource {
  const offered = useMemo(() => (optionFilter ? recordFilterOf(optionFilter) : 'all'), [optionFilter]);
  const whole = open(undefined) ?? NO_RECORDS;
  if (offered === 'all') return { source: whole, sourceKey: key, offered, passing: whole };
  const passing =
    offered === 'none' ? NO_RECORDS : (open(offered, optionFilter && askedFilterOf(optionFilter)) ?? NO_RECORDS);
  const source: RecordSource = {
    search: (query, signal) => passing.search(query, signal),
    // what is chosen keeps its name
    names: (ids, signal) => whole.names(ids, signal),
  };
  return { source, sourceKey: `${key}/${JSON.stringify(offered)}`, offered, passing };
}

export interface OfferedSource {
  /** Finds what is offered, and names whatever is chosen. */
  source: RecordSource;
  sourceKey: string;
  offered: OfferedRecords;
  /** Knows nothing but what is offered. */
  passing: RecordSource;
}

interface OfferedRecordsQuestion {
  /** Key of the source as a whole. */
  key: string;
  optionFilter: BoundOptionFilter | undefined;
  /** The source of the records that pass; of all without a filter. `asked` tells a server which field asks. */
  open: (filter: RecordFilter | undefined, asked?: AskedFilter) => RecordSource | undefined;
}

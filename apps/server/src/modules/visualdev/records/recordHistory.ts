import { applyChange, type FormValues, type RecordChange } from '@smart-admin/form-engine/core';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { insertAll } from '../../../db/insertAll.js';
import { readPage } from '../../../db/paging.js';
import { type RecordChangeTable } from '../visualdev.tables.js';
import { openRecords } from './recordAccess.js';
import { readableChange } from './readableChange.js';
import { readStored } from './readRecord.js';

/** What one save changed, and what would take it back. */
export type Patch = Pick<RecordChange, 'set' | 'rows'>;

const NO_CHANGE: Patch = { set: {}, rows: {} };

/** Writes saves down, in their transaction. */
export function writeHistory(db: Executor, ...entries: readonly HistoryEntry[]): Promise<void> {
  return insertAll(
    db,
    'recordChange',
    entries.map(({ version, change = NO_CHANGE, undo = NO_CHANGE, ...entry }) => ({
      ...entry,
      documentVersion: version,
      change: JSON.stringify(patchOf(change)),
      undo: JSON.stringify(patchOf(undo)),
    })),
  );
}

export interface HistoryEntry {
  modelId: string;
  recordId: string;
  /** Revision that the save made. */
  revision: number;
  cause: RecordChangeTable['cause'];
  userId: string;
  /** Version of the document. */
  version: number;
  /** Default nothing: a new record starts with what it has. */
  change?: Patch;
  /** Default nothing. */
  undo?: Patch;
}

/**
 * The record as it was at an earlier revision; undefined when its history does not reach back so far. `namesOf` gives what
 * takes a save back the names of `values`. Default: those of now.
 */
export async function readRevision(
  db: Executor,
  { modelId, recordId, values, revision, wanted }: RevisionQuery,
  namesOf: (change: Patch) => Patch = (change) => change,
): Promise<FormValues | undefined> {
  const undos = await db
    .selectFrom('recordChange')
    .select('undo')
    .where('modelId', '=', modelId)
    .where('recordId', '=', recordId)
    .where('revision', '>', wanted)
    .where('revision', '<=', revision)
    .orderBy('revision', 'desc')
    .execute();
  if (undos.length < revision - wanted) return undefined;
  return undos.reduce((record, { undo }) => applyChange(record, namesOf(undo)), values);
}

interface RevisionQuery {
  modelId: string;
  recordId: string;
  /** The record at `revision`. */
  values: FormValues;
  revision: number;
  wanted: number;
}

/** Who saved a revision and when. */
export async function readSaver(db: Executor, place: { modelId: string; recordId: string; revision: number }) {
  const row = await db
    .selectFrom('recordChange')
    .leftJoin('userAccount', 'userAccount.id', 'recordChange.userId')
    .select(['recordChange.userId', 'realName', 'recordChange.creatorTime'])
    .where('modelId', '=', place.modelId)
    .where('recordId', '=', place.recordId)
    .where('recordChange.revision', '=', place.revision)
    .executeTakeFirst();
  return { userId: row?.userId ?? '', userName: row?.realName ?? '', time: row?.creatorTime ?? 0 };
}

/** The saves of a record within the caller's data permission, the latest first; fields that are hidden from them are left out. */
export async function listHistory(deps: Deps, { modelId, recordId, caller, query }: HistoryQuery) {
  const access = await openRecords(deps, caller, modelId);
  await readStored(deps.db, access, recordId);
  const entries = deps.db.selectFrom('recordChange').where('modelId', '=', modelId).where('recordId', '=', recordId);
  const { list, pagination } = await readPage({
    db: deps.db,
    query,
    count: entries,
    rows: entries
      .leftJoin('userAccount', 'userAccount.id', 'recordChange.userId')
      .select([
        'recordChange.revision',
        'cause',
        'documentVersion',
        'change',
        'undo',
        'recordChange.userId',
        'recordChange.creatorTime',
      ])
      .select((eb) => eb.fn.coalesce('realName', eb.val('')).as('userName'))
      .orderBy('recordChange.revision', 'desc'),
  });
  return {
    pagination,
    list: list.map(({ change, undo, creatorTime, documentVersion, ...entry }) => ({
      ...entry,
      time: creatorTime,
      version: documentVersion,
      change: readableChange(change, access),
      undo: readableChange(undo, access),
    })),
  };
}

interface HistoryQuery {
  modelId: string;
  recordId: string;
  caller: Caller;
  query: { currentPage: number; pageSize: number };
}

function patchOf({ set, rows }: Patch): Patch {
  return { set, rows };
}

import { type StorageColumn } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { readPage, type Page } from '../../../../db/paging.js';
import { type Deps } from '../../../../deps.js';
import { type Caller } from '../../../../rights/caller.js';
import { type ModelRow } from '../../visualdev.tables.js';
import { shownColumns, withTexts, type RecordRow } from '../listRecords.js';
import { openRecords } from '../recordAccess.js';
import { binMentions } from './binMentions.js';
import { binScope } from './binScope.js';
import { evolveRow } from './evolveTables.js';
import { readEvolutions } from './readEvolutions.js';

/** One page of the deleted records of a model that mention the keyword within the caller's data permission, the latest first, with the columns that they may see. */
export async function listRecycled(deps: Deps, input: BinInput): Promise<Page<RecycledRow>> {
  const { modelId, caller, locale, query } = input;
  const access = await openRecords(deps, caller, modelId, locale);
  const { keyword } = query;
  const recycled = deps.db
    .selectFrom('recycledRecord')
    .where('modelId', '=', modelId)
    .where(binScope(caller, access.model))
    .$if(keyword !== undefined && keyword !== '', (rows) => rows.where(binMentions(access, keyword ?? '')));
  const { list, pagination } = await readPage({
    db: deps.db,
    query,
    count: recycled,
    rows: recycled
      .leftJoin('userAccount', 'userAccount.id', 'recycledRecord.deletedBy')
      .select(['content', 'documentVersion', 'deletedAt'])
      .select((eb) => eb.fn.coalesce('realName', eb.val('')).as('deletedBy'))
      .orderBy('deletedAt', 'desc')
      .orderBy('recordId', 'desc'),
  });
  const evolutions = await readEvolutions(
    deps.db,
    access.model,
    list.map(({ documentVersion }) => documentVersion),
  );
  const columns = shownColumns(access);
  const rows = list.map(({ content, documentVersion }) => {
    const [main] = evolutions.get(documentVersion) ?? [];
    return asRead({ ...content, ...(main ? evolveRow(content, main).changed : {}) }, columns.read);
  });
  const records = await withTexts(deps, access, rows, columns, input);
  const keep = deps.env.RECYCLE_DAYS * 86_400_000;
  return {
    pagination,
    list: records.map((record, index) => {
      const { deletedAt = 0, deletedBy = '' } = list[index] ?? {};
      return { ...record, _deletedAt: deletedAt, _deletedBy: deletedBy, _purgedAt: deletedAt + keep };
    }),
  };
}

export interface RecycledRow extends RecordRow {
  /** Milliseconds since 1970. */
  _deletedAt: number;
  /** Name of who deleted it. */
  _deletedBy: string;
  /** When it is deleted for ever, milliseconds. */
  _purgedAt: number;
}

interface BinInput {
  modelId: string;
  caller: Caller;
  locale: Locale;
  query: { currentPage: number; pageSize: number; keyword?: string | undefined };
}

/** A row of JSON as the database would have answered it. */
function asRead(row: ModelRow, columns: readonly StorageColumn[]): ModelRow {
  const times = columns.filter(({ name, storage }) => storage.type === 'timestamptz' && typeof row[name] === 'string');
  return { ...row, ...Object.fromEntries(times.map(({ name }) => [name, Date.parse(String(row[name]))])) };
}

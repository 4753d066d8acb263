import { type LogRowSchema } from '@smart-admin/api-client/contract';
import { type Selectable } from 'kysely';
import type * as z from 'zod';
import { type LocalText } from '../../errors/apiError.js';
import { type MenuCatalog } from '../../rights/menuCatalog.js';
import { nameIn } from '../menu/menuNodes.js';
import { hiddenFields } from '../user/hiddenColumns.js';
import { signInReason } from '../oauth/oauth.messages.js';
import { USER_PAGE } from '../user/userScope.js';
import { fieldName } from './fieldNames.js';
import { type OperationLogTable } from './log.tables.js';
import { type LogReader } from './logReader.js';
import { nounName } from './nounNames.js';
import { lineText, verbText } from './operationMessages.js';
import { valueText } from './valueText.js';

type Line = Pick<
  Selectable<OperationLogTable>,
  'verb' | 'noun' | 'reason' | 'recordName' | 'description' | 'requestUrl' | 'changes'
>;
type Changes = z.input<typeof LogRowSchema>['changes'];

/** What a line says, in the reader's language: `新增部门 自动化测试部`. */
export function renderLine(
  { verb, noun, reason, recordName, description, requestUrl }: Line,
  reader: LogReader,
): string {
  if (verb === '') return description;
  const record = reason
    ? signInReason(reason)(reader.locale)
    : recordName || (noun === '' && verb === 'query' ? requestUrl : '');
  return lineText({ verb: verbText(verb), noun: nounText(noun, reader.catalog), record })(reader.locale);
}

/** The changes of a line without the fields that the reader may not see. */
export function renderChanges({ noun, changes }: Line, reader: LogReader): Changes {
  const isHidden = hiddenIn(noun, reader);
  return changes
    .filter(({ field }) => !isHidden(field))
    .map(({ field, label, before, after }) => ({
      field,
      label: labelIn(noun, field, reader) ?? label ?? fieldName(noun, field)(reader.locale),
      before: valueText(noun, field, before)(reader.locale),
      after: valueText(noun, field, after)(reader.locale),
    }));
}

/** The label of a model's field in the reader's language, where its texts tell it. */
function labelIn(page: string, field: string, { catalog, locale }: LogReader): string | undefined {
  const codes = catalog.byCode.get(page)?.codes;
  if (locale === 'zh' || !codes) return undefined;
  return [...codes.form, ...codes.list].find(({ enCode }) => enCode === field)?.names[locale];
}

/** What one record of a page is called: its noun, or the name of the page. */
function nounText(page: string, catalog: MenuCatalog): LocalText {
  const known = nounName(page);
  if (known) return known;
  const entry = catalog.byCode.get(page)?.entry;
  return (locale) => (entry ? nameIn(locale, entry) : page);
}

/** Whether a field of a page is kept from the reader: by its columns, or by the fields of its form. */
function hiddenIn(page: string, { rights, catalog }: LogReader): (field: string) => boolean {
  if (page === USER_PAGE) {
    const hidden: ReadonlySet<string> = hiddenFields(rights);
    return (field) => hidden.has(field);
  }
  const item = catalog.byCode.get(page);
  const grantable = new Set(
    (['list', 'form'] as const)
      .flatMap((kind) => (item?.free[kind] ? [] : (item?.codes[kind] ?? [])))
      .map(({ enCode }) => enCode),
  );
  const given = new Set([...rights.codes(page, 'list'), ...rights.codes(page, 'form')]);
  return (field) => grantable.has(field) && !given.has(field);
}

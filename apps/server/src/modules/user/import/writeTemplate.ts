import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { writeSheet } from '../../../files/spreadsheet.js';
import { type Caller } from '../../../http/caller.js';
import { type FileAnswer } from '../../../http/implement.js';
import { say } from './import.messages.js';
import { EXAMPLE_ACCOUNT, headerText, IMPORT_FIELDS, type ImportField, type ImportRow } from './importRow.js';
import { loadNames } from './loadNames.js';

/** The import template: the header, an example, and lists of what the caller may write into the cells. */
export async function writeTemplate(deps: Deps, caller: Caller, locale: Locale): Promise<FileAnswer> {
  const { choices } = await loadNames(deps, caller);
  const genders = [say('male')(locale), say('female')(locale), say('secret')(locale)];
  const example: Record<ImportField, string> = {
    account: EXAMPLE_ACCOUNT,
    realName: say('exampleName')(locale),
    gender: genders[0] ?? '',
    mobilePhone: '13800000000',
    email: 'example@example.com',
    organize: choices.organize[0] ?? '',
    position: '',
    role: choices.role[0] ?? '',
    description: say('exampleNote')(locale),
  };
  const content = await writeSheet({
    name: say('sheet')(locale),
    columns: IMPORT_FIELDS.map((field) => ({
      header: headerText(field)(locale),
      width: field === 'organize' ? 40 : 18,
    })),
    rows: [IMPORT_FIELDS.map((field) => example[field])],
    lists: {
      sheet: say('choices')(locale),
      rows: 500,
      columns: [
        { column: columnOf('gender'), choices: genders, isStrict: true },
        // the end of a path is enough where it is unique, and several positions and roles may stand in one cell
        { column: columnOf('organize'), choices: choices.organize, isStrict: false },
        { column: columnOf('position'), choices: choices.position, isStrict: false },
        { column: columnOf('role'), choices: choices.role, isStrict: false },
      ],
    },
  });
  return { fileName: `${say('templateName')(locale)}.xlsx`, content };
}

/** Counted from 1. */
function columnOf(field: ImportField): number {
  return IMPORT_FIELDS.indexOf(field) + 1;
}

/** Failed rows in the form of the template with a column of errors: corrected, the file can be uploaded again. */
export async function writeExceptions(rows: readonly ImportRow[], locale: Locale): Promise<FileAnswer> {
  const content = await writeSheet({
    name: say('sheet')(locale),
    columns: [
      ...IMPORT_FIELDS.map((field) => ({ header: headerText(field)(locale) })),
      { header: say('errors')(locale), width: 60 },
    ],
    rows: rows.map((row) => [...IMPORT_FIELDS.map((field) => row[field]), row.errors.join('; ')]),
  });
  return { fileName: `${say('exceptionName')(locale)}.xlsx`, content };
}

import { type Locale } from '@smart-admin/ui/messages';
import { writeSheet } from '../../../files/spreadsheet.js';
import { type FileAnswer } from '../../../http/implement.js';
import { say } from './import.messages.js';
import { headerText, IMPORT_FIELDS, type ImportRow } from './importRow.js';

/** The import template: the header and a choice of genders. */
export async function writeTemplate(locale: Locale): Promise<FileAnswer> {
  const content = await writeSheet({
    name: say('sheet')(locale),
    columns: IMPORT_FIELDS.map((field) => ({
      header: headerText(field)(locale),
      width: field === 'organize' ? 40 : 18,
    })),
    rows: [],
    lists: [
      {
        column: IMPORT_FIELDS.indexOf('gender') + 1,
        choices: [say('male')(locale), say('female')(locale), say('secret')(locale)],
        rows: 200,
      },
    ],
  });
  return { fileName: `${say('templateName')(locale)}.xlsx`, content };
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

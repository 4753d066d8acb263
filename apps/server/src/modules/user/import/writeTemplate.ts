import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { writeSheet } from '../../../files/spreadsheet.js';
import { type Caller } from '../../../rights/caller.js';
import { type FileAnswer } from '../../../http/handle.js';
import { type TemplateColumn, writeImportTemplate } from '../../transfer/importTemplate.js';
import { t as templateText } from '../../transfer/template.messages.js';
import { t } from './import.messages.js';
import { headerText, IMPORT_FIELDS, REQUIRED_FIELDS, type ImportField, type ImportRow } from './importRow.js';
import { loadNames } from './loadNames.js';

/** The import template, with what the caller may write into its cells. */
export async function writeTemplate(deps: Deps, caller: Caller, locale: Locale): Promise<FileAnswer> {
  const { choices } = await loadNames(deps, caller);
  const genders = [t('male')(locale), t('female')(locale), t('secret')(locale)];
  const example: Record<ImportField, string> = {
    account: 'example',
    realName: t('exampleName')(locale),
    gender: genders[0] ?? '',
    mobilePhone: '13800000000',
    email: 'example@example.com',
    organize: choices.organize[0] ?? '',
    position: '',
    role: choices.role[0] ?? '',
    description: t('exampleNote')(locale),
  };
  const lists: Partial<Record<ImportField, readonly string[]>> = { gender: genders, ...choices };
  const several = templateText('several')(locale);
  const help: Partial<Record<ImportField, readonly string[]>> = {
    account: [t('badAccount')(locale)],
    organize: [t('organizeHelp')(locale)],
    position: [several],
    role: [several],
  };
  const content = await writeImportTemplate({
    name: t('sheet')(locale),
    columns: IMPORT_FIELDS.map((field): TemplateColumn => {
      const list = lists[field];
      return {
        label: t(field)(locale),
        required: REQUIRED_FIELDS.includes(field),
        help: help[field] ?? [],
        example: example[field],
        // the end of a path is enough where it is unique, and several positions and roles may stand in one cell
        choices: list && { list, isStrict: field === 'gender' },
        isText: true,
        width: field === 'organize' ? 40 : 18,
      };
    }),
    hasExample: true,
    locale,
  });
  return { fileName: `${t('templateName')(locale)}.xlsx`, content };
}

/** Failed rows in the form of the template with a column of errors: corrected, the file can be uploaded again. */
export async function writeExceptions(rows: readonly ImportRow[], locale: Locale): Promise<FileAnswer> {
  const content = await writeSheet({
    name: t('sheet')(locale),
    columns: [
      ...IMPORT_FIELDS.map((field) => ({ header: headerText(field)(locale) })),
      { header: t('errors')(locale), width: 60 },
    ],
    rows: rows.map((row) => [...IMPORT_FIELDS.map((field) => row[field]), row.errors.join('; ')]),
  });
  return { fileName: `${t('exceptionName')(locale)}.xlsx`, content };
}

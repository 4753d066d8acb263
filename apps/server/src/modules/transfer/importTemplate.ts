import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { type SheetRow } from '../../files/parse/sheetLimits.js';
import { writeSheet } from '../../files/spreadsheet.js';
import { type LocalText } from '../../errors/apiError.js';
import { type FileColumn } from './importFile.js';
import { t } from './template.messages.js';

/** A column of the file that people fill in for an import, told in the language of whoever reads it. */
export interface TemplateColumn {
  label: string;
  required: boolean;
  /** What may stand in a cell, in sentences. */
  help: readonly string[];
  /** A text that may; '' for none. */
  example: string;
  /** Drop-down of a cell; where it is not strict, other texts may stand there too. */
  choices?: { list: readonly string[]; isStrict: boolean } | undefined;
  /** Whether what is typed stays a text. */
  isText?: boolean;
  /** In characters. Default 18. */
  width?: number;
}

/**
 * The Excel file that an import offers to be filled in: a column for each field, with a star where it is required, drop-downs,
 * and a sheet that says what may stand in each. `hasExample` puts the examples as a row below the header.
 */
export function writeImportTemplate({ name, columns, hasExample, locale }: ImportTemplate): Promise<Buffer> {
  const words = (key: Parameters<typeof t>[0]) => t(key)(locale);
  return writeSheet({
    name,
    columns: columns.map(({ label, required, width = 18, isText = false }) => ({
      header: templateHeader(label, required),
      width,
      isText,
    })),
    rows: hasExample ? [columns.map(({ example }) => example)] : [],
    guide: {
      name: words('guide'),
      columns: [
        { header: words('column'), width: 24 },
        { header: words('required'), width: 12 },
        { header: words('help'), width: 60 },
        { header: words('example'), width: 32, isText: true },
      ],
      rows: columns.map(({ label, required, help, example, choices }) => [
        label,
        words(required ? 'yes' : 'no'),
        [
          ...help,
          ...(choices && choices.list.length > 0 ? [words(choices.isStrict ? 'pick' : 'pickOrWrite')] : []),
        ].join('\n'),
        example,
      ]),
    },
    lists: {
      sheet: words('choices'),
      rows: 500,
      columns: columns.flatMap(({ choices }, index) =>
        choices ? [{ column: index + 1, choices: choices.list, isStrict: choices.isStrict }] : [],
      ),
    },
  });
}

export interface ImportTemplate {
  /** Of the sheet. */
  name: string;
  columns: readonly TemplateColumn[];
  hasExample: boolean;
  locale: Locale;
}

/** Header of a column; required ones carry a star. */
export function templateHeader(label: string, required: boolean): string {
  return `${label}${required ? '*' : ''}`;
}

/**
 * Says of a row whether it is the example of a template: the one that has `mark`, in whatever language the template was, in
 * the column that is taken for `field`. Only a text that says of itself that it is an example makes a row one.
 */
export function findExample(
  columns: readonly FileColumn[],
  { field, mark }: { field: string | undefined; mark: LocalText },
): (row: SheetRow) => boolean {
  const marks = new Set(LOCALES.map((locale) => mark(locale)));
  const place = columns.findIndex((column) => column.field !== '' && column.field === field);
  return ({ cells }) => place >= 0 && marks.has(cells[place] ?? '');
}

import { type Field, type FieldOfKind, fieldText, type Option } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../../deps.js';
import { type Caller } from '../../../../rights/caller.js';
import { type FileAnswer } from '../../../../http/handle.js';
import { type TemplateColumn, writeImportTemplate } from '../../../transfer/importTemplate.js';
import { t } from '../../../transfer/template.messages.js';
import { openRecords, type RecordAccess } from '../recordAccess.js';
import { columnHelp, isSeveral } from './columnHelp.js';
import { enabledItems } from './enabledItems.js';
import { exampleNames } from './exampleNames.js';
import { exampleText, markField } from './exampleText.js';
import { importFields } from './importFields.js';
import { checkTexts, readerOf } from './previewRecords.js';

/** The file to fill in for an import of records: what the caller may write, as they may write it. */
export async function recordTemplate(deps: Deps, { modelId, caller, locale }: TemplateInput): Promise<FileAnswer> {
  const access = await openRecords(deps, caller, modelId, locale);
  const { fullName } = access.model;
  const fields = importFields(access);
  const [items, names] = await Promise.all([
    enabledItems(deps.db, fields),
    exampleNames(deps, fields, { caller, locale }),
  ]);
  const choices = new Map(fields.map((field) => [field.id, choicesOf(field, locale, items)]));
  const texts = Object.fromEntries(
    fields.map((field) => [field.id, names.get(field.id) ?? exampleText(field, locale, choices.get(field.id))]),
  );
  const { row, isRight } = await rightExample(deps, access, { texts, caller, locale });
  const mark = markField(fields);
  const columns = fields.map((field): TemplateColumn => {
    const list = choices.get(field.id);
    return {
      label: field.label,
      required: field.required,
      help: columnHelp(field, locale),
      example: isRight && field === mark ? t('mark')(locale) : (row[field.id] ?? ''),
      choices: list && { list, isStrict: !isSeveral(field) },
      isText: TEXT_KINDS.has(field.kind),
    };
  });
  const content = await writeImportTemplate({
    name: fullName,
    columns,
    hasExample: isRight && mark !== undefined,
    locale,
  });
  return { fileName: `${fullName}.xlsx`, content };
}

interface TemplateInput {
  modelId: string;
  caller: Caller;
  locale: Locale;
}

/** Kinds whose digits are no number, and whose times a spreadsheet would write in its own way. */
const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'textarea', 'plate', 'dateRange', 'timeRange', 'numberRange']);

/** What a cell may be chosen from; undefined where people write. */
function choicesOf(
  field: Field,
  locale: Locale,
  items: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  if (field.kind === 'switch') return [true, false].map((value) => fieldText(field, value, { locale }));
  if (!('dataType' in field)) return undefined;
  if (field.dataType === 'dictionary') return items.get((field as FieldOfKind<'select'>).dictionaryType);
  return field.dataType === 'static' && field.kind !== 'cascader' ? labelsOf(field.options) : undefined;
}

function labelsOf(options: readonly Option[]): string[] {
  return options.flatMap(({ label, children = [] }) => [label, ...labelsOf(children)]);
}

/** An example without what the form refuses, and whether it is one that could be saved. */
async function rightExample(
  deps: Deps,
  access: RecordAccess,
  { texts, caller, locale }: { texts: Readonly<Record<string, string>>; caller: Caller; locale: Locale },
) {
  const reader = readerOf(deps, access, { caller, locale });
  const errorsOf = async (row: Readonly<Record<string, string>>) => {
    const [checked] = await checkTexts(deps, access, { reader, texts: [row], caller, locale });
    return Object.keys(checked?.errors ?? {});
  };
  const wrong = await errorsOf(texts);
  const row = Object.fromEntries(Object.entries(texts).filter(([id]) => !wrong.includes(id)));
  return { row, isRight: wrong.length === 0 || (await errorsOf(row)).length === 0 };
}

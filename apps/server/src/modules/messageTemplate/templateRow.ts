import { fieldError } from '../../db/requireRow.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { t } from './messageTemplate.messages.js';
import { type TemplateBody } from './messageTemplate.tables.js';
import { COMMON_PLACEHOLDERS, placeholdersOf, TEXT_FIELDS } from './templateTexts.js';

/**
 * A template as it is stored. One of the product keeps its code and placeholders: the module that sends it knows them.
 * Throws 400 for a text that mentions what is not listed.
 */
export function toTemplateRow(body: TemplateBody, { current }: Pick<SaveContext<'messageTemplate'>, 'current'>) {
  const { enCode, placeholders, channels, ...texts } = body;
  const own = current?.systemMark === 1 ? current : { enCode, placeholders };
  checkTexts({ ...body, placeholders: own.placeholders });
  return {
    ...texts,
    enCode: own.enCode,
    placeholders: JSON.stringify(own.placeholders),
    channels: JSON.stringify([...new Set(channels)]),
  };
}

function checkTexts(body: TemplateBody): void {
  const names = body.placeholders.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw fieldError('placeholders', t('sameName', { name: twice }));
  const known = new Set<string>([...COMMON_PLACEHOLDERS, ...names]);
  for (const field of Object.values(TEXT_FIELDS).flat()) {
    const unknown = placeholdersOf(body[field]).find((name) => !known.has(name));
    if (unknown) throw fieldError(field, t('unknownPlaceholder', { name: `{${unknown}}` }));
  }
}

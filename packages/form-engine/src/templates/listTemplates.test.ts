import { createTranslate, messagesIn } from '@smart-admin/ui/messages';
import { describe, expect, it } from 'vitest';
import { decodeListDefinition, encodeListDefinition } from '../core/list/decodeListDefinition.js';
import { offeredLayouts } from '../core/list/listLayouts.js';
import { asPhoneList } from '../core/list/phoneList.js';
import { localizeList } from '../core/texts/localizeModel.js';
import { checkList } from '../designer/list/checkList.js';
import { designableFields } from '../designer/list/designableFields.js';
import { listButtonMessages } from '../designer/list/listButtonMessages.js';
import { listDesignerMessages } from '../designer/list/listDesignerMessages.js';
import { formTemplates, type FormTemplate } from './formTemplates.js';
import { templateList } from './listTemplates.js';

const t = createTranslate(listDesignerMessages, 'en');

describe.each(Object.keys(formTemplates) as FormTemplate[])('the list of the template %s', (name) => {
  const form = formTemplates[name]();
  const list = templateList(name);

  it('can be released as it is, also as phones have it', () => {
    const fields = designableFields(form);
    expect(checkList(list, fields, t)).toEqual([]);
    expect(checkList(asPhoneList(list), fields, t)).toEqual([]);
    expect(list.search.length).toBeGreaterThan(1);
    expect(offeredLayouts(list)).toEqual(expect.arrayContaining(list.layouts ?? []));
    expect(list.phone?.columns.filter(({ card }) => card === 'title')).toHaveLength(1);
  });

  it('is read back as it was written', () => {
    const stored = encodeListDefinition(list);
    expect(encodeListDefinition(decodeListDefinition(JSON.stringify(stored)))).toEqual(
      JSON.parse(JSON.stringify(stored)),
    );
  });

  it.each(['en', 'zhtw', 'vi'] as const)('tells its columns and buttons in %s', (locale) => {
    const told = localizeList(list, form, locale);
    const words = messagesIn(listButtonMessages, locale);
    expect(told.buttons[0]?.label).toBe(words.add);
    expect(told.rowButtons.map(({ label }) => label)).toContain(words.print);
    const labels = (one: typeof list) =>
      [...one.columns, ...one.search, ...(one.phone?.columns ?? [])].map(({ label }) => label);
    const changed = labels(told).filter((label, index) => label !== labels(list)[index]);
    expect(changed.length).toBeGreaterThan(locale === 'zhtw' ? 0 : labels(list).length / 2);
  });
});

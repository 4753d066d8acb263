import { createTranslate } from '@smart-admin/ui/messages';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { standardRegistry as registry } from '../../core/registry/createRegistry.js';
import { checkList } from './checkList.js';
import { designableFields } from './designableFields.js';
import { listButtonMessages } from './listButtonMessages.js';
import { listDesignerMessages } from './listDesignerMessages.js';
import { createListDefinition } from './listOfForm.js';
import { listPalette } from './listPalette.js';

const form = createFormDocument([
  createField('text', { id: 'plate', label: '车牌' }),
  createField('number', { id: 'total', label: '金额' }),
]);
const fields = designableFields(form);
const list = createListDefinition(form, 'zh');
const told = (changed: Partial<typeof list>) =>
  checkList({ ...list, ...changed }, fields, createTranslate(listDesignerMessages, 'zh')).map(({ itemId, setting }) => [
    itemId,
    setting,
  ]);

describe('checkList', () => {
  it('has nothing to say about the list that a form begins with', () => {
    expect(told({})).toEqual([]);
  });

  it('names buttons that could do nothing', () => {
    const button = { label: '放行', wire: undefined };
    expect(
      told({
        buttons: [{ ...button, id: 'a', action: 'link', address: 'javascript:alert(1)' }],
        rowButtons: [
          { ...button, id: 'a', action: 'form' },
          { ...button, id: 'b', action: 'interface', label: '' },
        ],
      }),
    ).toEqual([
      ['buttons:a', 'address'],
      ['rowButtons:a', undefined],
      ['rowButtons:b', 'label'],
      ['rowButtons:b', 'interfaceId'],
    ]);
  });

  it('names conditions over what the list does not load, and filters that mean nothing', () => {
    const [column] = list.columns;
    if (!column) throw new Error('no column');
    expect(
      told({
        columns: [{ ...column, colours: [{ when: '{total} > 1', tone: 'danger' }] }],
        rowButtons: [{ id: 'edit', label: '编辑', visibleWhen: '{plate} +', wire: undefined }],
        filters: [{ field: 'plate', mode: 'equal', value: '', until: '' }],
      }),
    ).toEqual([
      ['plate', 'colours'],
      ['rowButtons:edit', 'visibleWhen'],
      [undefined, 'filters'],
    ]);
  });

  it('offers a button of its own under a free code', () => {
    const buttonText = createTranslate(listButtonMessages, 'zh');
    const palette = listPalette('rowButtons', { fields, form, registry, buttonText, customText: '自定义' });
    const own = palette.at(-1)?.make({ ...list, buttons: [{ id: 'custom1', label: '', wire: undefined }] });
    expect(own).toMatchObject({ id: 'custom2', label: '自定义', action: 'form' });
    expect(palette.map(({ id }) => id)).toEqual(['detail', 'edit', 'print', 'remove', '+']);
  });
});

import { formatMessage } from '@smart-admin/ui/messages';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { type Field } from '../../core/document/FormDocument.js';
import { standardRegistry } from '../../core/registry/createRegistry.js';
import { checkForm } from './checkForm.js';
import { formDesignerMessages } from './formDesignerMessages.js';
import { namedReferences } from './formReferenceProblems.js';

const options = [{ value: 'n1', label: '北一' }];
const told = (...fields: Field[]) =>
  checkForm(createFormDocument(fields), {
    t: (key, values) => formatMessage(formDesignerMessages, 'zh', key, values),
    locale: 'zh',
    registry: standardRegistry,
  }).map(({ itemId, setting, severity, message }) => [itemId, setting, severity, message]);
const lot = (optionFilter: string, settings: object = {}) =>
  createField('select', { id: 'lot', label: '车场', options, optionFilter, ...settings });

describe('problems of option filters', () => {
  it('name the columns of an option as the designer calls them', () => {
    expect(told(lot('{option.size} > 1'))).toEqual([
      ['lot', 'optionFilter', 'error', '车场的表达式引用了不存在的字段选项.size，请改为现有字段'],
    ]);
    expect(told(lot('{option.enCode} = 1'))).toEqual([
      ['lot', 'optionFilter', 'error', '车场的表达式引用了不存在的字段选项.编码，请改为现有字段'],
    ]);
    const [[, setting, severity, message] = []] = told(lot("{option.level} + {option.label} = 'x'"));
    expect([setting, severity]).toEqual(['optionFilter', 'warning']);
    expect(message).toContain('选项.名称');
  });

  it('warn where only browsers hold people to one', () => {
    const away = told(lot("{option.kind} = 'a'", { dataType: 'dynamic', propsUrl: '/api/lots' }));
    expect(away).toEqual([['lot', 'optionFilter', 'warning', expect.stringContaining('只在浏览器中生效')]]);
  });

  it('tell what no database can evaluate, and columns that records do not have', () => {
    const space = (optionFilter: string) =>
      createField('relationForm', { id: 'space', label: '车位', modelId: 'm1', relationField: 'name', optionFilter });
    expect(told(space('LEN({option.name}) > 2'))).toEqual([
      ['space', 'optionFilter', 'error', expect.stringContaining('由服务器查询执行')],
    ]);
    const named = namedReferences(
      createFormDocument([space("{option.name} = {option.zone} or {option.x} = 'y'")]),
      'zh',
      standardRegistry,
    );
    expect(named.filter(({ setting }) => setting === 'optionFilter')).toMatchObject([
      { of: 'modelField', within: 'm1', itemId: 'space', settingLabel: '选项过滤', ids: ['name', 'zone', 'x'] },
    ]);
  });
});

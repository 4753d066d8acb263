import {
  allFields,
  decodeFormDocument,
  decodeListDefinition,
  standardRegistry,
  tablesOf,
} from '@smart-admin/form-engine/core';
import { describe, expect, it } from 'vitest';
import { INSPECTION, PURCHASE } from './familyExamples.js';
import { FAMILY_KINDS } from './familyKinds.js';
import { type FamilyLine, isFamilyModel, readFamilyModel } from './readFamilyModel.js';

/** What became of a model, read as this system reads it. */
function become(content: Record<string, unknown>) {
  const { file, report } = readFamilyModel(content);
  const [model] = file.models;
  if (!model) throw new Error('a model becomes one');
  return { model, report, form: decodeFormDocument(model.form), list: decodeListDefinition(model.list) };
}
const lines = (report: readonly FamilyLine[], outcome: FamilyLine['outcome']) =>
  report.filter((line) => line.outcome === outcome).map(({ name, note }) => [name, note]);

describe('a model of the older shape', () => {
  const { model, report, form, list } = become(PURCHASE);

  it('becomes a form with its containers, settings and subtables', () => {
    expect(model).toMatchObject({ enCode: 'erp.purchase.in', fullName: '采购入库', description: '由旧系统导出' });
    expect(form.layout[0]).toMatchObject({ type: 'card' });
    const field = (path: string) => allFields(form).find((each) => each.path === path)?.field;
    expect(field('F_BillNo')).toMatchObject({ kind: 'autoNumber', billRule: 'purchaseNo' });
    expect(field('F_Supplier')).toMatchObject({
      kind: 'text',
      label: '供应商',
      required: true,
      maxLength: 50,
      span: 12,
    });
    expect(field('F_Count')).toMatchObject({ kind: 'number', min: 0, precision: 2 });
    expect(field('F_Paid')).toMatchObject({ kind: 'switch', activeText: '已付', inactiveText: '未付' });
    expect(field('F_Source')).toMatchObject({
      kind: 'radio',
      options: [{ value: '1', label: '国产' }, { value: '2' }],
    });
    expect(field('tableField108.F_Price')).toMatchObject({ kind: 'number', precision: 2 });
    expect(tablesOf(form, 'x').map(({ columns }) => columns.length)).toEqual([10, 2]);
    expect(list).toMatchObject({
      search: [{ id: 'F_Supplier', mode: 'like' }],
      columns: [{ id: 'F_BillNo', sortable: true }],
      buttons: [{ id: 'add' }],
      rowButtons: [{ id: 'edit' }, { id: 'remove' }],
      defaultSort: { id: 'F_Date', desc: true },
      pageSize: 20,
    });
  });

  it('says what changed, what is not known and what was left behind; scripts do not come along', () => {
    expect(lines(report, 'changed')).toEqual(
      expect.arrayContaining([
        ['erp_purchase_in', 'code'],
        ['仓库', 'interfaceOptions'],
        ['完成度', 'range'],
        ['4', 'listType'],
      ]),
    );
    expect(lines(report, 'unknown')).toEqual([['所属岗位', 'unknownKind']]);
    expect(lines(report, 'left')).toEqual(
      expect.arrayContaining([
        ['tables', 'part'],
        ['beforeSubmit', 'script'],
        ['规格', 'script'],
        ['rowStyle', 'script'],
        ['明细-品名', 'badName'],
        ['全部审核', 'customButton'],
        ['推送', 'customButton'],
      ]),
    );
    expect(report.filter(({ note }) => note === 'script')).toHaveLength(3);
    expect(JSON.stringify(model)).not.toContain('=>');
    expect(form.fields.find(({ id }) => id === 'F_Position')).toMatchObject({ kind: 'unknown', label: '所属岗位' });
  });
});

describe('a model of the newer shape', () => {
  const { report, form, list } = become(INSPECTION);

  it('becomes a form with tabs, rows and controls that have another name here', () => {
    expect(form.layout[0]).toMatchObject({ type: 'tabs', panels: [{ title: '设备' }, { title: '人员' }] });
    expect(form.layout[1]).toMatchObject({ type: 'row' });
    expect(form.fields.map(({ id, kind }) => [id, kind])).toEqual([
      ['device', 'text'],
      ['reading', 'number'],
      ['maker', 'text'],
      ['people', 'userSelect'],
      ['dept', 'currOrganize'],
      ['sign', 'signature'],
      ['result', 'textarea'],
      ['flowLink', 'unknown'],
      ['days', 'unknown'],
      [expect.stringContaining('#') as string, 'paragraph'],
    ]);
    expect(form.fields.at(-1)).toMatchObject({ content: '按规程点检' });
    expect(list.rowButtons).toEqual([]);
  });

  it('tells each part, with the control that it was and is', () => {
    expect(report.find(({ name }) => name === '读数')).toMatchObject({
      outcome: 'mapped',
      from: 'inputNumber',
      to: 'numInput',
    });
    expect(report.find(({ name }) => name === '厂家')).toMatchObject({ outcome: 'changed', note: 'suggestions' });
    expect(lines(report, 'unknown').map(([name]) => name)).toEqual(['关联流程', '间隔天数']);
    expect(lines(report, 'left')).toEqual([['enableFlow', 'part']]);
    const paths = report.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('names only kinds that this system has', () => {
  const containers = new Set(['row', 'card', 'tab', 'tabs', 'collapse', 'steps']);
  for (const [key, { to }] of Object.entries(FAMILY_KINDS))
    expect(containers.has(to) || standardRegistry.bySmartKey(to) !== undefined, key).toBe(true);
});

it('withstands what is no such model', () => {
  for (const content of [null, 1, 'x', [], {}, { formData: '' }, { format: 'x', formData: '', columnData: '' }])
    expect(isFamilyModel(content)).toBe(false);
  expect(() => readFamilyModel({ formData: '{', columnData: '' })).toThrow('formData');
  expect(() => readFamilyModel({ formData: '[]', columnData: '' })).toThrow('formData');
  const odd = {
    fullName: 5,
    enCode: '../..',
    formData: { fields: [null, 1, [], {}] },
    columnData: { columnList: 'x' },
  };
  const { file } = readFamilyModel(odd);
  expect(file.models[0]).toMatchObject({ enCode: 'imported', fullName: 'imported' });
  const polluted = JSON.parse('{"formData":{"__proto__":{"polluted":1},"fields":[]},"columnData":{}}') as Record<
    string,
    unknown
  >;
  readFamilyModel(polluted);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(
    become({
      formData: { fields: [{ __config__: { jnpfKey: 'constructor', label: 'x' }, __vModel__: 'x' }] },
      columnData: {},
    }).report,
  ).toMatchObject([{ outcome: 'changed' }, { outcome: 'unknown' }]);
});

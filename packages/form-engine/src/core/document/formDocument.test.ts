import { describe, expect, it } from 'vitest';
import { standardFields } from '../registry/standardFields.js';
import { standardRegistry } from '../registry/createRegistry.js';
import { createField, createFormDocument } from './createField.js';
import { decodeFormDocument } from './decodeFormDocument.js';
import { encodeFormDocument } from './encodeFormDocument.js';
import { type FormDocumentError } from './FormDocumentError.js';
import { migrateDocument } from './migrateDocument.js';

const stored = {
  formRef: 'elForm',
  labelWidth: 100,
  fields: [
    {
      __config__: {
        label: '访客姓名',
        labelWidth: null,
        showLabel: true,
        required: true,
        span: 12,
        visibility: ['pc', 'app'],
        tableName: 'visit',
        smartKey: 'comInput',
        tag: 'el-input',
        formId: 101,
        noShow: false,
        trigger: ['blur', 'change'],
        regList: [{ pattern: '/^.{2,}$/', message: '至少两个字' }],
        unknownConfig: { a: [1] },
      },
      __vModel__: 'visitorName',
      __slot__: { prepend: '', append: '人', odd: 1 },
      smartKey: 'comInput',
      placeholder: '请输入',
      maxlength: '50',
      clearable: true,
    },
    {
      __config__: {
        label: '类型',
        smartKey: 'select',
        dataType: 'static',
        props: { label: 'fullName', value: 'id', extra: 1 },
      },
      __vModel__: 'type',
      __slot__: {
        options: [
          { fullName: '客户', id: '1' },
          { fullName: '供应商', id: 2, disabled: true },
        ],
      },
      multiple: true,
    },
    { __config__: { smartKey: 'hologram', label: '全息' }, __vModel__: 'holo', depth: { z: 3 } },
    {
      __config__: { smartKey: 'calculate', label: '金额' },
      __vModel__: 'total',
      expression: ['visitors.price', '×', 2],
    },
    { __config__: { smartKey: 'groupTitle', formId: 7 }, content: '明细' },
    {
      __config__: {
        smartKey: 'table',
        label: '随行',
        children: [
          { __config__: { smartKey: 'numInput', label: '单价', columnWidth: 90 }, __vModel__: 'price', min: 0 },
        ],
      },
      __vModel__: 'visitors',
      summaryField: ['price'],
      'show-summary': true,
    },
  ],
};

const failure = (run: () => unknown): FormDocumentError => {
  try {
    run();
  } catch (error) {
    return error as FormDocumentError;
  }
  throw new Error('nothing was thrown');
};

describe('decodeFormDocument', () => {
  it('E3-68 reads label, showLabel, required, defaultValue, span, visibility, tableName and regList', () => {
    const [first] = stored.fields;
    const config = { ...first?.__config__, showLabel: false, defaultValue: '访客', visibility: ['pc'] };
    const changed = { ...stored, fields: [{ ...first, __config__: config }] };
    const [field] = decodeFormDocument(JSON.stringify(changed)).fields;
    expect(field).toMatchObject({
      kind: 'text',
      id: 'visitorName',
      label: '访客姓名',
      showLabel: false,
      required: true,
      defaultValue: '访客',
      span: 12,
      visibility: ['pc'],
      tableName: 'visit',
      patterns: [{ pattern: '/^.{2,}$/', message: '至少两个字' }],
      maxLength: 50,
      append: '人',
      trigger: 'blur',
    });
  });

  it('E3-69 new fields start with span 24 and both devices', () => {
    expect(
      decodeFormDocument({ fields: [{ __config__: { smartKey: 'comInput' }, __vModel__: 'a' }] }).fields[0],
    ).toMatchObject({ span: 24, visibility: ['pc', 'app'] });
    expect(createField('text', { id: 'a' })).toMatchObject({ span: 24, visibility: ['pc', 'app'] });
  });

  it('E3-74 a column of a subtable has its name, configuration, slots and least width, and keeps them when written', () => {
    const column = {
      __vModel__: 'colour',
      'min-width': 120,
      __config__: {
        label: '颜色',
        required: true,
        smartKey: 'select',
        tag: 'el-select',
        formId: 12,
        columnWidth: 140,
        noShow: false,
        visibility: ['pc'],
        props: { value: 'id', label: 'fullName' },
        showTitle: true,
        type: 'select',
      },
      __slot__: { options: [{ id: 'blue', fullName: '蓝' }], prepend: '约', append: '色' },
    };
    const document = decodeFormDocument({
      fields: [{ __config__: { smartKey: 'table', children: [column] }, __vModel__: 'plates' }],
    });
    const table = document.fields[0];
    expect(table?.kind === 'subtable' && table.columns[0]).toMatchObject({
      id: 'colour',
      label: '颜色',
      required: true,
      kind: 'select',
      tag: 'el-select',
      formId: 12,
      columnWidth: 140,
      noShow: false,
      visibility: ['pc'],
      options: [{ value: 'blue', label: '蓝' }],
    });
    const written = encodeFormDocument(document) as { fields: { __config__: { children: object[] } }[] };
    expect(written.fields[0]?.__config__.children[0]).toMatchObject(column);
  });

  it('E3-79 E3-80 reads where a column takes its options from, and the summary of the table', () => {
    const { fields } = decodeFormDocument({
      fields: [
        {
          __config__: {
            smartKey: 'table',
            children: [
              {
                __config__: {
                  smartKey: 'select',
                  dataType: 'dictionary',
                  dictionaryType: 'd1',
                  required: true,
                  defaultValue: 'x',
                  regList: [{ pattern: '/x/', message: 'no' }],
                },
                __vModel__: 's',
              },
              { __config__: { smartKey: 'radio', dataType: 'dynamic', propsUrl: '/api/x' }, __vModel__: 'r' },
            ],
          },
          __vModel__: 'rows',
          summaryField: ['s'],
        },
      ],
    });
    expect(fields[0]).toMatchObject({
      kind: 'subtable',
      summaryFields: ['s'],
      columns: [
        {
          dataType: 'dictionary',
          dictionaryType: 'd1',
          required: true,
          defaultValue: 'x',
          patterns: [{ pattern: '/x/', message: 'no' }],
        },
        { dataType: 'dynamic', propsUrl: '/api/x' },
      ],
    });
  });

  it('E3-66 reads the bill rule of an auto-number', () => {
    const field = { __config__: { smartKey: 'billRule', rule: 'visitNo' }, __vModel__: 'no' };
    expect(decodeFormDocument({ fields: [field] }).fields[0]).toMatchObject({
      kind: 'autoNumber',
      billRule: 'visitNo',
    });
  });

  it('keeps unknown kinds and unknown keys through a round trip', () => {
    const wire = encodeFormDocument(decodeFormDocument(stored));
    expect(JSON.stringify(wire)).toBe(JSON.stringify(stored));
  });

  it('writes and reads every standard kind without change', () => {
    const fields = standardFields.map(({ kind }) => createField(kind, { id: `f_${kind}`, label: kind }));
    const document = createFormDocument(fields, {
      rules: [{ expression: '{f_number} > 1', message: '大于1', field: 'f_number' }],
    });
    const read = decodeFormDocument(JSON.parse(JSON.stringify(encodeFormDocument(document))));
    expect({
      ...read,
      rules: read.rules.map((rule) => ({ ...rule, wire: undefined })),
      fields: read.fields.map((field) => ({ ...field, wire: undefined })),
      wire: undefined,
    }).toEqual(document);
  });

  it.each([
    ['{', 'json', ''],
    [[], 'type', ''],
    [{ fields: {} }, 'type', 'fields'],
    [{ fields: [1] }, 'type', 'fields[0]'],
    [{ fields: [{ __config__: { smartKey: 'comInput' }, __vModel__: '1a' }] }, 'name', 'fields[0].__vModel__'],
    [{ fields: [{ __config__: { smartKey: 'comInput' }, __vModel__: '__proto__' }] }, 'name', 'fields[0].__vModel__'],
    [
      { fields: [{ __config__: { smartKey: 'comInput', span: 'wide' }, __vModel__: 'a' }] },
      'type',
      'fields[0].__config__.span',
    ],
    [
      { fields: ['a', 'a'].map((id) => ({ __config__: { smartKey: 'comInput' }, __vModel__: id })) },
      'duplicate',
      'fields[1]',
    ],
    [{ version: 99 }, 'version', 'version'],
    [
      { fields: [{ __config__: { smartKey: 'select' }, __vModel__: 'a', __slot__: { options: [{}] } }] },
      'type',
      'fields[0].__slot__.options[0]',
    ],
  ])('says what is wrong and where: %j', (wire, code, path) => {
    expect(failure(() => decodeFormDocument(wire))).toMatchObject({ name: 'FormDocumentError', code, path });
  });

  it('reads nothing as an empty form', () => {
    expect(decodeFormDocument('').fields).toEqual([]);
  });
});

describe('migrateDocument', () => {
  const steps = [
    (wire: Record<string, unknown>) => ({ ...wire, title: wire.name }),
    (wire: Record<string, unknown>) => ({ ...wire, title: `${String(wire.title)}!` }),
  ];

  it('takes every step from the stored version to the current one', () => {
    expect(migrateDocument({ name: 'a' }, 3, steps)).toEqual({ name: 'a', title: 'a!', version: 3 });
    expect(migrateDocument({ title: 'b', version: 2 }, 3, steps)).toEqual({ title: 'b!', version: 3 });
    expect(migrateDocument({ title: 'c', version: 3 }, 3, steps)).toEqual({ title: 'c', version: 3 });
  });

  it('refuses versions that nobody wrote', () => {
    expect(failure(() => migrateDocument({ version: 0 }, 3, steps)).code).toBe('version');
    expect(failure(() => migrateDocument({ version: 1 }, 2, [])).code).toBe('version');
  });
});

describe('registry', () => {
  it('finds kinds by their control types', () => {
    expect(standardRegistry.bySmartKey('numInput')?.kind).toBe('number');
    expect(standardRegistry.bySmartKey('table')?.kind).toBe('subtable');
  });
});

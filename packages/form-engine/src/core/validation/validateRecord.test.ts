import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { cardOfFields, tabsOfFields } from '../document/layoutParts.js';
import { cascaderField } from '../kinds/choice/cascaderField.js';
import { visitDocument, visitRecord } from '../testing/visitDocument.js';
import { validateRecord } from './validateRecord.js';
import { validateValue } from './validateValue.js';

const messages = (values: Record<string, unknown>, context = {}) =>
  Object.fromEntries(
    validateRecord(visitDocument, { ...visitRecord, ...values }, context).errors.map(({ path, message }) => [
      path,
      message,
    ]),
  );

describe('validateRecord', () => {
  it('takes a right record and answers what may be saved', () => {
    const { errors, values } = validateRecord(visitDocument, {
      ...visitRecord,
      stranger: 1,
      creator: 'me',
      billNo: 'X',
    });
    expect(errors).toEqual([]);
    expect(values).toEqual({
      ...visitRecord,
      visitors: [
        { name: '王若彤', mobile: '13900139000', count: 2, price: 300, amount: '600.00' },
        { name: '李思远', mobile: '', count: 1, price: 260.5, amount: '260.50' },
      ],
      total: '860.50',
      days: '2.00',
    });
  });

  it('names every wrong field and cell by its path', () => {
    expect(
      messages({
        visitorName: '',
        mobile: '1380013',
        reason: 'gone',
        startDate: '2026-13-01',
        visitors: [
          { name: '', mobile: '2', count: 1.5 },
          { name: 'a', mobile: '139', count: -1 },
        ],
      }),
    ).toEqual({
      visitorName: '访客姓名不能为空',
      mobile: '请正确输入您的手机号',
      reason: '请选择列表中的选项',
      startDate: '日期格式不正确',
      'visitors.0.name': '不能为空',
      'visitors.0.mobile': '以1开头',
      'visitors.0.count': '最多0位小数',
      'visitors.1.mobile': '11位数字',
      'visitors.1.count': '不能小于0',
    });
  });

  it.each([[[null]], [['x']], [[1, {}]], [[[]]], ['x'], [{}]])('refuses the rows %j', (visitors) => {
    const { errors } = validateRecord(visitDocument, { ...visitRecord, visitors });
    expect(errors.map(({ path }) => path)).toContain('visitors');
  });

  it('overwrites calculations of a tampered payload', () => {
    const { values } = validateRecord(visitDocument, {
      ...visitRecord,
      total: '1.00',
      days: '99',
      visitors: [{ name: 'a', count: 2, price: 5, amount: '0.01' }],
    });
    expect(values).toMatchObject({ total: '10.00', days: '2.00', visitors: [{ amount: '10.00' }] });
  });

  it('neither checks nor saves hidden fields', () => {
    const { errors, values } = validateRecord(visitDocument, {
      ...visitRecord,
      otherReason: 'x',
      parking: false,
      plate: 'wrong',
    });
    expect(errors).toEqual([]);
    expect(values).not.toHaveProperty('otherReason');
    expect(values).not.toHaveProperty('plate');
    expect(messages({ reason: 'other' })).toEqual({ otherReason: '具体事由不能为空' });
  });

  it('takes what one device alone shows, and does not demand it, where the device is not known', () => {
    const document = createFormDocument([
      createField('text', { id: 'desk', label: '柜台', required: true, visibility: ['pc'] }),
      createField('text', { id: 'phone', label: '手机', required: true, visibility: ['app'] }),
      createField('text', { id: 'both', label: '共用', required: true }),
      createField('text', { id: 'nowhere', visibility: [] }),
      createField('subtable', {
        id: 'rows',
        label: '明细',
        required: true,
        visibility: ['app'],
        columns: [createField('text', { id: 'place', label: '地点', required: true, visibility: ['app'] })],
      }),
    ]);
    const check = (values: Record<string, unknown>) => validateRecord(document, values, { device: 'any' });
    expect(check({ both: 'x' }).errors).toEqual([]);
    expect(check({}).errors.map(({ path }) => path)).toEqual(['both']);
    expect(check({ both: 'x', rows: [{}] }).errors).toEqual([]);
    const values = { both: 'x', desk: 'a', phone: 'b', nowhere: 'c', rows: [{ place: 'd' }] };
    const { nowhere: _nowhere, ...kept } = values;
    expect(check(values).values).toEqual(kept);
  });

  it('demands nothing that stands in a container which the device does not draw', () => {
    const field = (id: string) => createField('text', { id, label: id, required: true });
    const rows = createField('subtable', {
      id: 'rows',
      label: '明细',
      required: true,
      columns: [createField('text', { id: 'place', label: '地点', required: true })],
    });
    const onPhones = { ...cardOfFields('card', '', ['phone', 'rows']), visibility: ['app' as const] };
    const never = { ...tabsOfFields('tabs', [['', ['never']]]), noShow: true };
    const document = createFormDocument([field('always'), field('phone'), rows, field('never')], {
      layout: [{ type: 'field', field: 'always' }, onPhones, never],
    });
    const wrong = (device: 'pc' | 'app' | 'any', values = {}) =>
      validateRecord(document, values, { device }).errors.map(({ path }) => path);
    expect(wrong('pc')).toEqual(['always']);
    expect(wrong('app')).toEqual(['always', 'phone', 'rows']);
    expect(wrong('any')).toEqual(['always']);
    expect(wrong('any', { always: 'a', rows: [{}] })).toEqual([]);
    // phones with a layout of their own go by that
    const { errors } = validateRecord({ ...document, phoneLayout: [never] }, { always: 'a' }, { device: 'any' });
    expect(errors).toEqual([]);
    const moved = { ...document, phoneLayout: [{ ...onPhones, visibility: ['pc' as const] }] };
    expect(validateRecord(moved, {}, { device: 'app' }).errors.map(({ path }) => path)).toEqual(['always', 'never']);
  });

  it('keeps what stands in a container that is never drawn, and leaves out what another device draws', () => {
    const document = createFormDocument([createField('text', { id: 'phone' }), createField('text', { id: 'never' })], {
      layout: [
        { ...cardOfFields('card', '', ['phone']), visibility: ['app'] },
        { ...cardOfFields('hidden', '', ['never']), noShow: true },
      ],
    });
    const values = { phone: 'a', never: 'b' };
    expect(validateRecord(document, values, { device: 'any' }).values).toEqual(values);
    expect(validateRecord(document, values).values).toEqual({ never: 'b' });
  });

  it('leaves out fields of other devices and fields without right', () => {
    const document = createFormDocument([
      createField('text', { id: 'a', required: true, visibility: ['app'] }),
      createField('text', { id: 'b', required: true }),
      createField('text', { id: 'c', noShow: true }),
    ]);
    expect(
      validateRecord(document, { a: 'x', c: 'kept' }, { access: (path) => (path === 'b' ? 'hidden' : 'write') }),
    ).toEqual({
      errors: [],
      values: { c: 'kept' },
    });
    expect(validateRecord(document, { a: 'x', b: 'y' }, { device: 'app' }).values).toMatchObject({ a: 'x' });
  });

  it('checks rules between fields, undecided ones pass', () => {
    expect(messages({ endDate: '2026-11-19' })).toEqual({ endDate: '结束日期不能早于开始日期' });
    expect(messages({ endDate: null })).toEqual({});
  });

  it('checks a rule on a field hidden from the person against its stored value, and tells it without naming that field', () => {
    const document = createFormDocument(
      [
        createField('number', { id: 'amount', label: '金额' }),
        createField('number', { id: 'budget', label: '预算' }),
        createField('number', { id: 'spent', label: '已用' }),
      ],
      {
        rules: [
          { expression: '{budget} >= {amount}', message: '预算{budget}不足', field: 'budget' },
          { expression: '{budget} >= {spent}', message: '超支', field: 'budget' },
        ],
      },
    );
    const context = { access: (path: string) => (path === 'amount' ? ('write' as const) : ('hidden' as const)) };
    const stored = { budget: 987, spent: 5000 };
    expect(validateRecord(document, { amount: 100, ...stored }, context)).toEqual({
      errors: [],
      values: { amount: 100 },
    });
    const broken = validateRecord(document, { amount: 1000, ...stored }, context);
    expect(broken.errors).toEqual([{ path: 'amount', label: '金额', message: '数据不符合规则' }]);
    expect(JSON.stringify(broken)).not.toMatch(/987|5000|budget|预算/);
    // a new record has no stored value yet
    expect(validateRecord(document, { amount: 1000 }, context).errors).toEqual([]);
  });

  it('puts the signed-in person and their department in place of currentUser', () => {
    const document = createFormDocument([
      createField('userSelect', { id: 'who', multiple: true }),
      createField('departmentSelect', { id: 'where' }),
      createField('text', { id: 'note' }),
    ]);
    const sent = { who: ['currentUser', 'u2'], where: 'currentUser', note: 'currentUser' };
    const { values } = validateRecord(document, sent, { currentUser: { id: 'u1', organizeId: 'o1' } });
    expect(values).toEqual({ who: ['u1', 'u2'], where: 'o1', note: 'currentUser' });
  });

  it('answers in the language asked for', () => {
    expect(messages({ visitorName: '' }, { locale: 'en' })).toEqual({ visitorName: '访客姓名 must not be empty' });
  });

  it('checks membership of dictionaries as far as they are known', () => {
    const document = createFormDocument([
      createField('select', { id: 's', dataType: 'dictionary', dictionaryType: 'd', multiple: true }),
    ]);
    const options = () => [{ value: '1', label: 'one', children: [{ value: '2', label: 'two' }] }];
    expect(validateRecord(document, { s: ['1', '2', '2'] }, { options })).toEqual({
      errors: [],
      values: { s: ['1', '2'] },
    });
    expect(validateRecord(document, { s: ['3'] }, { options }).errors).toHaveLength(1);
    expect(validateRecord(document, { s: ['3'] }).errors).toEqual([]);
  });

  it.each([
    ['text', {}],
    ['number', 'a'],
    ['number', Infinity],
    ['number', 1e300],
    ['date', 'x'],
    ['date', '2026-02-30'],
    ['time', '25:00'],
    ['dateRange', ['2026-01-02', '2026-01-01']],
    ['dateRange', ['2026-01-02']],
    ['switch', 'maybe'],
    ['select', {}],
    ['userSelect', { id: 1 }],
    ['areaSelect', [{}]],
    ['areaSelect', Array.from({ length: 20 }, (_, index) => String(index))],
    ['subtable', 'x'],
    ['subtable', [1]],
  ] as const)('refuses a %s of %j', (kind, value) => {
    expect(
      validateRecord(createFormDocument([createField(kind, { id: 'f', label: 'F' })]), { f: value }).errors,
    ).toHaveLength(1);
  });

  it.each([
    ['number', '12.50', 12.5],
    ['switch', 1, true],
    ['date', '2026-11-20 18:42:00', '2026-11-20'],
    ['time', '08:30', '08:30:00'],
    ['plate', ' 京a·8k627', '京A8K627'],
    ['text', ' a\u0000b ', 'ab'],
    ['checkbox', 'a', ['a']],
    ['select', 5, '5'],
    ['userSelect', null, ''],
    ['areaSelect', ['11', '1101'], ['11', '1101']],
  ] as const)('reads a %s of %j', (kind, value, expected) => {
    const options = [
      { value: 'a', label: 'A' },
      { value: '5', label: '5' },
    ];
    const field = {
      ...createField(kind, { id: 'f' }),
      ...(kind === 'select' || kind === 'checkbox' ? { options } : {}),
    };
    expect(validateRecord(createFormDocument([field]), { f: value })).toEqual({ errors: [], values: { f: expected } });
  });

  it('checks the path of a cascader against its options', () => {
    const options = [{ value: 'a', label: '一区', children: [{ value: 'b', label: '一号库' }] }];
    const field = createField('cascader', { id: 'c', options });
    const document = createFormDocument([field]);
    expect(validateRecord(document, { c: ['a', 'b'] })).toEqual({ errors: [], values: { c: ['a', 'b'] } });
    expect(validateRecord(document, { c: ['b', 'a'] }).errors).toHaveLength(1);
    expect(cascaderField.toText(['a', 'b'], field, { locale: 'zh' })).toBe('一区/一号库');
  });

  it('E3-72 each row of a subtable holds a value per column', () => {
    const columns = [createField('text', { id: 'a' }), createField('number', { id: 'b' })];
    const document = createFormDocument([createField('subtable', { id: 't', columns })]);
    const { values } = validateRecord(document, { t: [{ a: 'x', b: '2' }, { stranger: 1 }] });
    expect(values).toEqual({
      t: [
        { a: 'x', b: 2 },
        { a: '', b: null },
      ],
    });
  });

  it('C9-02 passwords have 6 to 16 characters', () => {
    const field = createField('text', { id: 'p', rule: 'password', secret: true });
    const isRight = (text: string) => validateValue(field, text) === undefined;
    expect(['a1b2c', 'a1b2c3', 'a1b2c3d4e5f6g7h8', 'a1b2c3d4e5f6g7h8i'].map(isRight)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('limits the rows of a subtable', () => {
    const field = createField('subtable', {
      id: 't',
      label: '明细',
      required: true,
      minRows: 2,
      maxRows: 2,
      columns: [createField('text', { id: 'a' })],
    });
    const errorOf = (rows: number) =>
      validateRecord(createFormDocument([field]), { t: Array.from({ length: rows }, () => ({ a: 'x' })) }).errors[0]
        ?.message;
    expect([0, 1, 2, 3].map(errorOf)).toEqual(['明细不能为空', '至少添加2行', undefined, '最多2行']);
  });
});

describe('cells', () => {
  const required = createField('text', { id: 'a', required: true });

  it('V5-41 a required cell is invalid when it is null, undefined or empty', () => {
    for (const value of [null, undefined, '']) expect(validateValue(required, value, { cell: true })).toBe('不能为空');
  });

  it('V5-42 an empty list is empty; 0 and false are values', () => {
    expect(validateValue(createField('checkbox', { id: 'a', required: true }), [], { cell: true })).toBe('不能为空');
    expect(validateValue(createField('number', { id: 'a', required: true }), 0, { cell: true })).toBeUndefined();
    expect(validateValue(createField('switch', { id: 'a', required: true }), false, { cell: true })).toBeUndefined();
  });

  it('V5-43 the message of an empty required cell is 不能为空', () => {
    expect(validateValue({ ...required, label: '姓名' }, '', { cell: true })).toBe('不能为空');
  });

  it('V5-44 V5-45 checks patterns in turn; an empty value passes them', () => {
    const field = createField('text', {
      id: 'a',
      patterns: [
        { pattern: '/^1/', message: '以1开头' },
        { pattern: '/^\\d+$/', message: '数字' },
      ],
    });
    expect(['', '2', '1a', '12'].map((value) => validateValue(field, value, { cell: true }))).toEqual([
      undefined,
      '以1开头',
      '数字',
      undefined,
    ]);
  });
});

it('counts the rows of a subtable before anything is computed of them', () => {
  const document = createFormDocument([
    createField('subtable', {
      id: 'stays',
      label: '停车记录',
      columns: [createField('number', { id: 'hours', label: '小时' })],
    }),
    createField('calculate', { id: 'total', label: '合计', formula: 'SUM({stays.hours})' }),
  ]);
  let reads = 0;
  const row = {
    get hours() {
      reads += 1;
      return 1;
    },
  };
  const { errors } = validateRecord(document, { stays: Array.from({ length: 501 }, () => row) });
  expect(errors).toMatchObject([{ path: 'stays', message: expect.stringContaining('500') as string }]);
  expect(reads).toBe(0);
  expect(validateRecord(document, { stays: [row] }).errors).toEqual([]);
});

import { ColumnSpecSchema, TableSpecSchema } from '@smart-admin/api-client/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/apiError.js';
import { sourceKinds } from '../dataSource/kinds/sourceKinds.js';
import { planChange, planCreate } from './planTable.js';

type Kind = keyof typeof sourceKinds;
const KINDS = Object.keys(sourceKinds) as Kind[];
const targetOf = (kind: Kind, schemaName = '') => ({ kind, schemaName, dialect: sourceKinds[kind].dialect });
const tableOf = (columns: object[], fields: object = {}) =>
  TableSpecSchema.parse({ name: 'cars', columns: columns.map((column) => ColumnSpecSchema.parse(column)), ...fields });
const stored = (fields: object = {}) => ({
  ...{ name: 'plate', type: 'varchar(20)', kind: 'string' as const, length: 20, precision: null, scale: null },
  ...{ isNullable: true, keyPlace: 0, defaultText: '', comment: '', isGenerated: false },
  ...fields,
});
const before = (fields: object = {}) => ({ name: 'cars', comment: '', rows: null, columns: [stored(fields)] });
const fieldOf = (plan: () => unknown) => {
  try {
    plan();
  } catch (error) {
    if (error instanceof ApiError && typeof error.data === 'function')
      return Object.keys((error.data('en') as { fieldErrors: object }).fieldErrors);
    throw error;
  }
  return [];
};

describe('a table that is made', () => {
  it.each(KINDS)('has its names quoted in %s, whatever is in them, and its comments as texts', (kind) => {
    const evil = kind === 'oracle' ? "a'; drop table b; --" : 'a"; `drop` [table] b]; --';
    const target = targetOf(kind);
    const sql = planCreate(target, tableOf([{ name: evil, kind: 'string', comment: "it's" }], { name: 'x y' })).join(
      '\n',
    );
    expect(sql).toContain(target.dialect.quote(evil));
    expect(sql).toContain(target.dialect.quote('x y'));
    expect(sql).toContain("'it''s'");
  });

  it('has keys, defaults and types as its database writes them', () => {
    const columns = [
      { name: 'id', kind: 'bigint', isKey: true, isNullable: false },
      { name: 'fee', kind: 'decimal', precision: 12, scale: 2, defaultValue: '0' },
      { name: 'paid', kind: 'boolean', defaultValue: 'true', isNullable: false },
    ];
    expect(planCreate(targetOf('postgresql', 's'), tableOf(columns))).toEqual([
      'create table "s"."cars" (\n  "id" bigint not null,\n  "fee" numeric(12,2) default 0,\n  "paid" boolean default true not null,\n  primary key ("id")\n)',
    ]);
    expect(planCreate(targetOf('mysql'), tableOf(columns, { comment: 'Cars' }))[0]).toContain(
      "`paid` tinyint(1) default 1 not null,\n  primary key (`id`)\n) comment 'Cars'",
    );
  });

  it.each([
    [
      'an expression for a default',
      { name: 'a', kind: 'integer', defaultValue: '1); drop table b; --' },
      'columns.0.defaultValue',
    ],
    ['a key of a kind that has none', { name: 'a', kind: 'json', isKey: true }, 'columns.0.kind'],
    ['a name that would be cut', { name: '字'.repeat(22), kind: 'text' }, 'columns.0.name'],
  ])('refuses %s', (_name, column, field) => {
    expect(fieldOf(() => planCreate(targetOf('postgresql'), tableOf([column])))).toEqual([field]);
  });

  it('refuses a column that is there twice, in whichever case, and a table without any', () => {
    const twice = tableOf([
      { name: 'a', kind: 'text' },
      { name: 'A', kind: 'text' },
    ]);
    expect(fieldOf(() => planCreate(targetOf('mysql'), twice))).toEqual(['columns.1.name']);
    expect(fieldOf(() => planCreate(targetOf('mysql'), tableOf([])))).toEqual(['columns']);
  });
});

describe('a table that is changed', () => {
  const changed = (fields: object) =>
    tableOf([{ formerName: 'plate', name: 'plate', kind: 'string', length: 20, ...fields }]);

  it('is left alone where nothing is different', () => {
    for (const kind of KINDS) expect(planChange(targetOf(kind), before(), changed({}))).toEqual([]);
  });

  it('gets new columns, new names, wider types, comments, and may be empty or not', () => {
    const table = tableOf([
      { formerName: 'plate', name: 'number', kind: 'string', length: 40, isNullable: false, comment: '车牌' },
      { name: 'colour', kind: 'text' },
    ]);
    expect(planChange(targetOf('postgresql'), before(), table)).toEqual([
      'alter table "cars" rename column "plate" to "number"',
      'alter table "cars" alter column "number" type character varying(40)',
      'alter table "cars" alter column "number" set not null',
      'comment on column "cars"."number" is \'车牌\'',
      'alter table "cars" add column "colour" text',
    ]);
    expect(planChange(targetOf('mysql'), before(), table)).toEqual([
      'alter table `cars` rename column `plate` to `number`',
      "alter table `cars` modify column `number` varchar(40) not null comment '车牌'",
      'alter table `cars` add column `colour` longtext',
    ]);
  });

  it('never loses a value: a type only becomes wider', () => {
    const target = targetOf('postgresql');
    expect(
      planChange(target, before({ kind: 'integer', length: null, type: 'integer' }), changed({ kind: 'bigint' })),
    ).toHaveLength(1);
    for (const narrower of [{ length: 10 }, { kind: 'integer' }])
      expect(fieldOf(() => planChange(target, before(), changed(narrower)))).toEqual(['columns.0.kind']);
    const money = before({ kind: 'decimal', length: null, type: 'numeric(10,4)', precision: 10, scale: 4 });
    expect(fieldOf(() => planChange(target, money, changed({ kind: 'decimal', precision: 12, scale: 2 })))).toEqual([
      'columns.0.kind',
    ]);
  });
});

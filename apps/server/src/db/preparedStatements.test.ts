import { expect, it } from 'vitest';
import { StatementNames } from './preparedStatements.js';

const ask = (names: StatementNames, text: string, times: number) =>
  Array.from({ length: times }, () => names.of(text)).at(-1);

it('names a reading statement from its third call on, the same for all connections', () => {
  const names = new StatementNames();
  expect(ask(names, 'select "id" from "menu"', 2)).toBeUndefined();
  const name = names.of('select "id" from "menu"');
  expect(name).toMatch(/^s[0-9a-f]{24}$/);
  expect(names.of('select "id" from "menu"')).toBe(name);
  expect(ask(new StatementNames(), 'select "id" from "menu"', 3)).toBe(name);
});

it('leaves writes, generated tables and whole rows unnamed', () => {
  const names = new StatementNames();
  for (const text of [
    'update "menu" set "icon" = $1',
    'select "title" from "mt_123"',
    'select * from "menu"',
    'select "menu".* from "menu"',
    // one plan would not do for all values
    'select "id" from "menu" where "full_name" like $1 and /* by value */ true',
  ]) {
    expect(ask(names, text, 5)).toBeUndefined();
  }
  expect(ask(names, 'select count(*) as "total" from "menu"', 3)).toBeDefined();
});

it('names no more than its limit', () => {
  const names = new StatementNames();
  for (let index = 0; index < 500; index += 1) ask(names, `select ${index}`, 3);
  expect(ask(names, 'select 9999', 5)).toBeUndefined();
  expect(names.of('select 1')).toBeDefined();
});

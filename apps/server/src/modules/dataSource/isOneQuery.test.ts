import { describe, expect, it } from 'vitest';
import { isOneQuery } from './isOneQuery.js';
import { sourceKinds } from './kinds/sourceKinds.js';

const { mysql, sqlserver, oracle, postgresql } = sourceKinds;

describe('a query inside of a statement', () => {
  it.each([
    ['select 1', mysql],
    ["select ')' as a, '''' as b", mysql],
    ['with x as (select 1 as n) select (n) from x -- )', mysql],
    ["select '\\')' as a # )", mysql],
    ['select `)` from t /* ) */', mysql],
    ['select [)] from t', sqlserver],
    ['select ")" from dual', oracle],
    ["select $$ ) ' $$, e'\\' )', $a$ $$ ) $a$", postgresql],
  ])('stays there: %s', (text, { dialect }) => {
    expect(isOneQuery(text, dialect.lexis)).toBe(true);
  });

  it.each([
    ['a second statement', 'select 1; delete from t', mysql],
    ['the end of the bracket', "select 1) asked into outfile '/tmp/x' -- ", mysql],
    ['the end behind a text with a backslash', "select '\\\\' ) asked into outfile '/tmp/x' #'", mysql],
    ['a remark that is run', 'select 1 /*!50000 ) asked into outfile 1 */', mysql],
    ['a remark of MariaDB that is run', 'select 1 /*M!100000 ) */', mysql],
    ['an open text', "select 'x", mysql],
    ['an open remark', 'select 1 /* x', mysql],
    ['a remark in a remark', 'select 1 /* /* */ ) asked; delete from t -- */', sqlserver],
    ['a statement without a semicolon', 'select 1 as n) asked delete from t select * from (select 1 as n', sqlserver],
    ['the end behind a name in brackets', 'select 1 as [a]) asked delete from t --]', sqlserver],
    ['another way of quoting', "select q'[']' ) asked from dual", oracle],
    ['a text between dollars', "select $$'$$ ) asked; delete from t; --'", postgresql],
    ['a text with backslashes', "select e'\\'' ) asked; delete from t; --'", postgresql],
    ['no query', 'delete from t', oracle],
    ['nothing', '', oracle],
  ] as const)('does not leave it by %s', (_name, text, { dialect }) => {
    expect(isOneQuery(text, dialect.lexis)).toBe(false);
  });
});

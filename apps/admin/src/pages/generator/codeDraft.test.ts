import { expect, it } from 'vitest';
import { draftProblems, type CodeDraft } from './codeDraft.js';

const draft: CodeDraft = {
  areasName: 'extend',
  moduleName: 'visitor',
  description: '',
  tables: [
    { field: '', className: 'Visitor', label: '访客', table: 'mt_visitor' },
    { field: 'companions', className: 'Companion', label: '随行', table: 'mt_visitor__companions' },
  ],
  flowId: '',
  flows: [],
};
const found = (kind: 'web' | 'flow', change: Partial<CodeDraft>) =>
  Object.fromEntries(
    Object.entries(draftProblems(kind, { ...draft, ...change })).filter(([, problem]) => problem !== undefined),
  );

it('takes names that code can have', () => {
  expect(found('web', {})).toEqual({});
});

it('says which names code cannot have', () => {
  expect(found('web', { areasName: 'Ex tend', moduleName: '' })).toEqual({
    areasName: 'badArea',
    moduleName: 'badModule',
  });
  const [main, child] = draft.tables;
  expect(found('web', { tables: [{ ...main!, className: 'visitor' }, child!] })).toEqual({
    'tables.0.className': 'badClass',
  });
});

it('says that two tables have one name, at the second', () => {
  const tables = draft.tables.map((table) => ({ ...table, className: 'Visitor' }));
  expect(found('web', { tables })).toEqual({ 'tables.1.className': 'classTwice' });
});

it('wants a flow where code is about one', () => {
  expect(found('flow', {})).toEqual({ flowId: 'noFlow' });
  expect(found('flow', { flowId: '1' })).toEqual({});
});

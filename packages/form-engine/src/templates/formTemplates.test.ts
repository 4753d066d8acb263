import { describe, expect, it } from 'vitest';
import { compileForm } from '../core/compile/compileForm.js';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { placedLayout } from '../core/document/placedLayout.js';
import { tablesOf } from '../core/storage/tablesOf.js';
import { localizeForm } from '../core/texts/localizeModel.js';
import { formTemplates } from './formTemplates.js';
import { leaveBalanceInterface } from './leaveBalanceTemplate.js';

const leaveBalance = { modelId: 'balances', interfaceId: 'own' };
const ALL = { ...formTemplates, 'leave with a balance': () => formTemplates.leave({ leaveBalance }) };

describe.each(Object.entries(ALL))('the template %s', (_name, build) => {
  const form = build();

  it('can be released as it is', () => {
    expect(compileForm(form).problems).toEqual([]);
    expect(tablesOf(form, 'mt_x')[0]?.columns.length).toBeGreaterThan(3);
    expect(placedLayout(form)).toEqual(form.layout);
    const again = decodeFormDocument(JSON.stringify(encodeFormDocument(form)));
    // they are read back in the order of their places
    const numbers = (document: typeof form) =>
      new Map(document.fields.map(({ id, kind, formId }) => [id, [kind, formId]]));
    expect(numbers(again)).toEqual(numbers(form));
  });

  it('tells each text in four languages', () => {
    const labels = (['zh', 'en', 'zhtw', 'vi'] as const).map((locale) => localizeForm(form, locale).fields[0]?.label);
    expect(new Set(labels).size).toBeGreaterThanOrEqual(3);
    for (const texts of Object.values(form.texts ?? {})) expect(Object.values(texts)).not.toContain('');
  });
});

it('asks the balances of leave for columns that their table has', () => {
  const { sql, parameters } = leaveBalanceInterface('A-1', (zh) => zh);
  expect(sql).toContain('from mt_a_1');
  const columns = tablesOf(formTemplates.leaveBalance(), 'mt_a_1')[0]?.columns.map(({ name }) => name);
  expect(columns).toEqual(expect.arrayContaining(['granted', 'used', ...parameters.map(({ name }) => name)]));
});

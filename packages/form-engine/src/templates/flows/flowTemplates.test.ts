import { type Locale } from '@smart-admin/ui/messages';
import { describe, expect, it } from 'vitest';
import { expressionFields } from '../../core/expressions/check/ExpressionType.js';
import { fieldReferences } from '../../core/expressions/fieldReferences.js';
import { parseExpression } from '../../core/expressions/parseExpression.js';
import { standardRegistry } from '../../core/registry/createRegistry.js';
import { decodeFlowDocument } from '../../flow/document/decodeFlowDocument.js';
import { type FlowDocument } from '../../flow/document/FlowDocument.js';
import { namedByFlow } from '../../flow/document/renameFlowReferences.js';
import { checkFlow } from '../../flow-designer/checkFlow.js';
import { flowItem } from '../../flow-designer/describeFlow.js';
import { flowItems } from '../../flow-designer/edit/flowEdits.js';
import { formTemplates } from '../formTemplates.js';
import { type FlowCompany } from './FlowTemplate.js';
import { flowTemplates, postsOf, templateFlow, type TemplateWithFlow } from './flowTemplates.js';

const LOCALES: readonly Locale[] = ['zh', 'en', 'zhtw', 'vi'];
const COMPANY: FlowCompany = { others: [{ kind: 'roles', ids: ['others'] }] };

describe.each(Object.keys(flowTemplates) as TemplateWithFlow[])('the flow of the template %s', (name) => {
  const form = formTemplates[name]();
  const fields = new Set(expressionFields(form, { table: undefined, registry: standardRegistry }).keys());

  it.each(LOCALES)('has nothing for its designer to mend, and is read back as it was written, in %s', (locale) => {
    const { document } = templateFlow(name, locale, COMPANY);
    expect(checkFlow(document, { form, flowId: 'own' }, locale)).toEqual([]);
    expect(decodeFlowDocument(JSON.stringify(document))).toEqual(document);
  });

  it.each(LOCALES)('has a title and access to fields that its form has, in %s', (locale) => {
    const { document, titleFormula } = templateFlow(name, locale, COMPANY);
    const looked = [...fieldReferences(parseExpression(titleFormula)), ...Object.keys(document.start.fields)];
    expect(looked.filter((path) => !fields.has(path))).toEqual([]);
  });

  it('names nobody and nothing but whom its company names', () => {
    const named = namedByFlow(templateFlow(name, 'zh', COMPANY).document);
    expect(named.filter(({ of, id }) => of !== 'role' || id !== 'others')).toEqual([]);
  });

  it('is told in four languages', () => {
    const told = LOCALES.map((locale) => textsOf(name, locale));
    for (const texts of told) expect(texts).not.toContain('');
    const [zh = [], en = [], , vi = []] = told;
    expect(en.filter((text, at) => text === zh[at])).toEqual([]);
    expect(vi.filter((text, at) => text === zh[at] || text === en[at])).toEqual([]);
  });
});

it('asks whom a company names for its posts', () => {
  const posts = { finance: [{ kind: 'organizeHeads' as const, ids: ['money'] }] };
  const { document } = templateFlow('expense', 'zh', { ...COMPANY, posts });
  expect(document.nodes.map((node) => ('people' in node ? node.people : []))).toEqual([
    [{ kind: 'launcherHead', level: 1 }],
    posts.finance,
    [],
  ]);
});

it('starts the use of a seal where a company has a flow for it, and takes leave from a balance where it has one', () => {
  const whole = { ...COMPANY, sealFlow: 'seals', leaveBalance: { modelId: 'balances', interfaceId: 'own' } };
  const kindOf = (document: FlowDocument, id: string) => {
    const item = flowItem(document, id);
    return item && 'kind' in item ? item.kind : undefined;
  };
  const { document: plain } = templateFlow('contract', 'zh', COMPANY);
  const { document: started } = templateFlow('contract', 'zh', whole);
  expect([kindOf(plain, 'seal'), kindOf(started, 'seal')]).toEqual(['handler', 'subFlow']);
  expect(checkFlow(started, { form: formTemplates.contract() }, 'zh')).toEqual([]);
  const leave = formTemplates.leave(whole);
  const { document: taken } = templateFlow('leave', 'zh', whole);
  expect(kindOf(taken, 'take')).toBe('record');
  expect(checkFlow(taken, { form: leave }, 'zh')).toEqual([]);
  expect(decodeFlowDocument(JSON.stringify(started))).toEqual(started);
});

/** What people read of a flow: its description, and the names of its steps and branches. */
function textsOf(name: TemplateWithFlow, locale: Locale): string[] {
  const { document, description, titleFormula } = templateFlow(name, locale, COMPANY);
  return [description, titleFormula, ...flowItems(document).map((id) => flowItem(document, id)?.name ?? '')];
}

it('tells which posts it asks for', () => {
  expect(postsOf('purchase')).toEqual(['finance', 'purchasing', 'manager']);
  expect(postsOf('leave')).toEqual(['personnel']);
  expect(postsOf('contract')).toContain('sealKeeper');
  expect(postsOf('contract', { sealFlow: 'seals' })).not.toContain('sealKeeper');
});

import { contract } from '@smart-admin/api-client/contract';
import { flowPart } from './flowPart.js';
import { dictionaryPart } from './dictionaryPart.js';
import { menuPart } from './menuPart.js';
import { modelPart } from './modelPart.js';
import { nounPart, type Content, type NounCalls } from './nounPart.js';
import { type Part, type Server } from './Part.js';

const { billRule, dataInterface, printDev } = contract.system;

const billRulePart = nounPart({
  name: 'billRules',
  create: billRule.create,
  calls: ({ system }) => system.billRule as unknown as NounCalls,
});

const interfacePart = nounPart({
  name: 'interfaces',
  create: dataInterface.create,
  calls: ({ system }) => system.dataInterface as unknown as NounCalls,
  toFile: async ({ secret: _secret, ...body }, { names }, { hasSecret }) => ({
    ...body,
    category: await names.codeOf('interfaceType', String(body.category)),
    roleIds: await Promise.all(textsOf(body.roleIds).map((id) => names.codeOf('role', id))),
    hasSecret: hasSecret === true,
  }),
  toBody: async ({ hasSecret: _hasSecret, ...content }, { names }) => ({
    ...content,
    category: await names.idOf('interfaceType', String(content.category ?? '')),
    roleIds: await Promise.all(textsOf(content.roleIds).map((code) => names.idOf('role', code))),
  }),
  told: ['hasSecret'],
  leftOut: ({ hasSecret }) => (hasSecret === true ? 'its password or token' : undefined),
});

const printTemplatePart = nounPart({
  name: 'printTemplates',
  create: printDev.create,
  calls: ({ system }) => system.printDev as unknown as NounCalls,
  toFile: (body, server) => withSources(body, (kind, id) => server.names.codeOf(kind, id)),
  toBody: (content, server: Server) => withSources(content, (kind, code) => server.names.idOf(kind, code)),
});

/** A template whose queries name their models and interfaces in another way. */
async function withSources(
  template: Content,
  rename: (kind: 'model' | 'interface', name: string) => Promise<string>,
): Promise<Content> {
  const queries = Array.isArray(template.queries) ? (template.queries as Content[]) : [];
  const renamed = queries.map(async (query) => ({
    ...query,
    sourceId: await rename(query.kind === 'interface' ? 'interface' : 'model', String(query.sourceId)),
  }));
  return { ...template, queries: await Promise.all(renamed) };
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

/** The parts of an application in the order in which they are written: nothing names what comes after it. */
export const PARTS: readonly Part[] = [
  dictionaryPart,
  billRulePart,
  interfacePart,
  modelPart,
  flowPart,
  menuPart,
  printTemplatePart,
];

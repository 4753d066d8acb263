import { type MissingOfFlow } from '@smart-admin/api-client/contract';
import { type FlowDocument, namedByFlow, renameFlowReferences } from '@smart-admin/form-engine/flow';
import { type Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type Executor } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { type ImportCall } from '../../../http/crud/createFileImport.js';
import { readDraft, readTitle } from '../readDraft.js';
import { t } from '../workflow.messages.js';
import { type FlowTable, type Launchers } from '../workflow.tables.js';
import { type FileFlow, LAUNCHERS, namedByDocument, namedByRow, toFileFlow } from './flowFile.js';
import { FlowNames, type FlowNamed, type NamedThing } from './FlowNames.js';

/**
 * Reads flows of a file. Those that are made get their ids before, so that others of the file may start them. Whom and what a
 * flow names in vain is told and never guessed: nodes keep the code until it is here, launchers do without.
 */
export async function openFlows(
  db: Executor,
  added: readonly { id: string; enCode: string }[],
  { caller }: ImportCall,
) {
  const names = new FlowNames(db, caller);
  for (const { enCode, id } of added) names.addFlow(enCode, id);
  const rules = new Set((await db.selectFrom('billRule').select('enCode').execute()).map(({ enCode }) => enCode));
  return {
    changesOf: async (current: Selectable<FlowTable>, flow: FileFlow) => {
      await names.load(namedByRow(current));
      return changesOf(current, flow, names);
    },
    read: async (flow: FileFlow): Promise<ReadFlow> => {
      const draft = readDraft(JSON.stringify(flow.document));
      await names.load(namedByFile(flow, draft));
      const missing: MissingOfFlow[] = [];
      const found = (of: FlowNamed, label: string, name: string) => {
        if (names.find(of, name) === undefined) missing.push({ kind: of, label, name: plainName(name) });
        return names.toId(of, name);
      };
      const modelId = names.find('model', flow.model);
      if (modelId === undefined) throw new ApiError(400, t('noModel', { code: flow.model }));
      readTitle(flow.titleFormula);
      const document = renameFlowReferences(draft, ({ of, id, place }) => found(of, place, id));
      if (flow.billRule !== '' && !rules.has(flow.billRule))
        missing.push({ kind: 'billRule', label: '', name: flow.billRule });
      const category = flow.category === '' ? '' : found('category', '', flow.category);
      const launchers = flow.launchers && launchersOf(flow.launchers, names, missing);
      const { fullName, icon, billRule, titleFormula, description, sortCode, enabledMark } = flow;
      return {
        missing,
        values: {
          ...{ fullName, icon, billRule, titleFormula, description, sortCode, enabledMark },
          ...{ category, modelId, launchers },
          document: JSON.stringify(document),
        },
      };
    },
  };
}

export interface ReadFlow {
  missing: MissingOfFlow[];
  values: Pick<
    Selectable<FlowTable>,
    | 'fullName'
    | 'category'
    | 'icon'
    | 'modelId'
    | 'billRule'
    | 'titleFormula'
    | 'launchers'
    | 'description'
    | 'sortCode'
    | 'enabledMark'
    | 'document'
  >;
}

function namedByFile({ category, model, launchers }: FileFlow, document: FlowDocument): NamedThing[] {
  return [
    ...namedByDocument(document, (of, name) => ({ of, name })),
    ...(category === '' ? [] : [{ of: 'category', name: category } as const]),
    { of: 'model', name: model },
    ...LAUNCHERS.flatMap(([part, , of]) => (launchers?.[part] ?? []).map((name) => ({ of, name }))),
  ];
}

/** Parts that a file words in another way, and the document where something has come here since that it names by its code. */
function changesOf(current: Selectable<FlowTable>, flow: FileFlow, names: FlowNames): string[] {
  const stored = toFileFlow(current, names);
  const changes = PARTS.filter((part) => !isDeepStrictEqual(plain(stored[part]), plain(flow[part])));
  if (changes.includes('document')) return changes;
  const hasCome = namedByFlow(readDraft(current.document)).some(({ of, id }) => names.hasCome(of, id));
  return hasCome ? [...changes, 'document'] : changes;
}

/** What a file says of a flow besides its code. */
export const PARTS = [
  ...(['fullName', 'category', 'icon', 'model', 'billRule', 'titleFormula', 'launchers', 'description'] as const),
  ...(['sortCode', 'enabledMark', 'document'] as const),
] as const;

function launchersOf(named: NonNullable<FileFlow['launchers']>, names: FlowNames, missing: MissingOfFlow[]): Launchers {
  const launchers: Launchers = { userIds: [], roleIds: [], organizeIds: [], groupIds: [] };
  for (const [part, ids, of] of LAUNCHERS)
    for (const name of named[part]) {
      const id = names.find(of, name);
      if (id === undefined) missing.push({ kind: of, label: '', name: plainName(name) });
      else launchers[ids].push(id);
    }
  return launchers;
}

function plainName(name: string): string {
  return name.replace(/^id:/, '');
}

/** Without the undefined keys that the two ways of reading it may leave. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

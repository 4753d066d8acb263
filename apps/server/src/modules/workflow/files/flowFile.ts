import { type FlowFile, FLOWS_IN_FILE } from '@smart-admin/api-client/contract';
import {
  type FlowDocument,
  type FlowReferenceKind,
  namedByFlow,
  renameFlowReferences,
} from '@smart-admin/form-engine/flow';
import { type Selectable } from 'kysely';
import { sorted } from '../../../db/sorted.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t as tErrors } from '../../../errors/errors.messages.js';
import { type Caller } from '../../../rights/caller.js';
import { readDraft } from '../readDraft.js';
import { t } from '../workflow.messages.js';
import { type FlowTable, type Launchers } from '../workflow.tables.js';
import { FlowNames, type NamedThing } from './FlowNames.js';

export type FileFlow = FlowFile['flows'][number];

/** The kinds of launchers in files, by their names here, and what they are. */
export const LAUNCHERS = [
  ['users', 'userIds', 'user'],
  ['roles', 'roleIds', 'role'],
  ['organizes', 'organizeIds', 'organize'],
  ['groups', 'groupIds', 'group'],
] as const;

/** The drafts of flows as one file with sorted keys, by their codes: two files of the same flows are the same. Throws 404 for a flow that is gone. */
export async function exportFlows({ db }: Pick<Deps, 'db'>, caller: Caller, ids: readonly string[]) {
  if (ids.length > FLOWS_IN_FILE) throw new ApiError(400, t('tooManyFlows', { limit: FLOWS_IN_FILE }));
  const rows = await db.selectFrom('flow').selectAll().where('id', 'in', ids).execute();
  if (rows.length < new Set(ids).size) throw new ApiError(404, tErrors('notFound'));
  const names = new FlowNames(db, caller);
  await names.load(rows.flatMap(namedByRow));
  const flows = rows
    .map((row) => toFileFlow(row, names))
    .toSorted((one, other) => (one.enCode < other.enCode ? -1 : 1));
  const file: FlowFile = { format: 'smart-admin/flows', version: 1, flows };
  const [only] = flows;
  return {
    names: flows.map(({ fullName }) => fullName),
    fileName: `${flows.length === 1 && only ? `flow-${only.enCode}` : 'flows'}.json`,
    content: Buffer.from(`${JSON.stringify(sorted(file), null, 2)}\n`),
  };
}

/** What a stored flow names. Throws 400 for a document that cannot be read. */
export function namedByRow({ document, category, modelId, launchers }: Selectable<FlowTable>): NamedThing[] {
  return [
    ...namedByDocument(readDraft(document), (of, id) => ({ of, id })),
    ...(category === '' ? [] : [{ of: 'category', id: category } as const]),
    { of: 'model', id: modelId },
    ...LAUNCHERS.flatMap(([, ids, of]) => (launchers?.[ids] ?? []).map((id) => ({ of, id }))),
  ];
}

/** What a document names, each as `thing` says of what stands in it. */
export function namedByDocument(
  document: FlowDocument,
  thing: (of: FlowReferenceKind, named: string) => NamedThing,
): NamedThing[] {
  return namedByFlow(document).map(({ of, id }) => thing(of, id));
}

/** A flow as it stands in a file; `names` have loaded what it names. Throws 400 for a document that cannot be read. */
export function toFileFlow({ launchers, ...row }: Selectable<FlowTable>, names: FlowNames): FileFlow {
  const document = renameFlowReferences(readDraft(row.document), ({ of, id }) => names.toName(of, id));
  return {
    enCode: row.enCode,
    fullName: row.fullName,
    category: row.category === '' ? '' : names.toName('category', row.category),
    icon: row.icon,
    model: names.toName('model', row.modelId),
    billRule: row.billRule,
    titleFormula: row.titleFormula,
    launchers: launchers && launchersInFile(launchers, names),
    description: row.description,
    sortCode: row.sortCode,
    enabledMark: row.enabledMark,
    document: { ...document },
  };
}

function launchersInFile(launchers: Launchers, names: FlowNames): NonNullable<FileFlow['launchers']> {
  const listOf = (at: (typeof LAUNCHERS)[number]) => launchers[at[1]].map((id) => names.toName(at[2], id));
  const [users, roles, organizes, groups] = LAUNCHERS;
  return { users: listOf(users), roles: listOf(roles), organizes: listOf(organizes), groups: listOf(groups) };
}

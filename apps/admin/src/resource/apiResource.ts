import {
  type FormMode,
  type ExportRequest,
  type ListQuery,
  type ListResult,
  type RecordContext,
  type ResourceAction,
  type ResourceDefinition,
  type ResourceRow,
  type ResourceSource,
  type SearchField,
  type StandardAction,
} from '@smart-admin/form-engine/resource';
import { type Page } from '@smart-admin/api-client/pages';
import { type Translate } from '@smart-admin/ui/messages';
import { apiForm, type ApiForm, type ApiFormEntries, type BodyOf } from './apiForm.js';
import { apiQuery, timeRange, withoutEmpty } from './apiQuery.js';
import { type commonMessages } from './commonMessages.js';
import { nounHistory } from './nounHistory.js';
import { saveChange } from './saveChange.js';
import { saving } from './saving.js';
import { batchStateActions, stateActions } from './stateActions.js';
import { once } from './once.js';
import { treeResult } from './treeResult.js';

/**
 * The definition of a management page from the calls of its noun: source, form and state actions follow from what the
 * noun can do. What is particular stands beside it: more actions, another list.
 */
export function apiResource<Calls extends ResourceCalls, Button extends string>(
  calls: Calls,
  { page, c, form, formLayout, list, actions = [], ...definition }: ApiResourceOptions<Calls, Button>,
): ResourceDefinition<RowOf<Calls>> {
  const formOf: FormOf<Calls> | undefined =
    form && ((...context) => apiForm<BodyOf<Calls>>(typeof form === 'function' ? form(...context) : form, formLayout));
  return {
    id: page.address,
    ...definition,
    // the changes of a thing are told to whoever may read it
    codes: { history: null, ...definition.codes },
    source: {
      ...apiSource(calls, { id: page.address, search: definition.search, tree: definition.tree, list, formOf }),
      ...definition.source,
    },
    ...(formOf ? { form: (mode, row, context) => formOf(mode, row, context).document } : {}),
    actions: [...stateActionsOf(calls, c, definition.rowConditions?.edit), ...actions],
  };
}

/** The calls of a noun as a resource takes them; values are translated by its form. */
export function apiSource<Calls extends ResourceCalls>(
  calls: Calls,
  { id: page, search, tree, list, formOf }: ApiSourceOptions<Calls>,
): ResourceSource<RowOf<Calls>> {
  const { read, changes, create, update, remove, batchRemove, startExport } = calls as unknown as LooseCalls;
  const queryOf = (query: ListQuery) => ({ ...apiQuery(query), ...filtersOf(query, search, tree?.param) });
  const formFor = (mode: FormMode, context = NOWHERE) => {
    if (!formOf) throw new Error('The resource has no form');
    return formOf(mode, undefined, context);
  };
  return {
    async list(query, signal) {
      const options = { signal, silent: true };
      const result = list ? await list(query, options) : await calls.list({ query: queryOf(query) } as never, options);
      return 'pagination' in result ? (result as ListResult<RowOf<Calls>>) : treeResult(result as ListOf<Calls>);
    },
    ...(read && formOf
      ? {
          read: async (id: string, signal: AbortSignal) => {
            const record = (await read({ id }, { signal })) as Record<string, unknown>;
            return { ...formFor('update').read(record), _revision: record.revision };
          },
        }
      : {}),
    ...(create
      ? {
          create: async (values, context) => {
            const body = await formFor('create', context).write(values);
            return (await saving(create({ body }, { ...SILENT, idempotencyKey: context.key }))) as string;
          },
        }
      : {}),
    ...(update
      ? {
          change: (id, { revision }, context) =>
            saveChange({
              ...{ form: formFor('update', context), revision, before: context.before, after: context.after },
              send: (body) => update({ id, body }, SILENT),
            }),
        }
      : {}),
    ...(changes && read && update && formOf
      ? { history: nounHistory(formFor('update'), { read, changes, update } as Parameters<typeof nounHistory>[1]) }
      : {}),
    ...(remove ? { remove: async (id: string) => void (await remove({ id })) } : {}),
    ...(startExport
      ? {
          export: async ({ query, columns, ids, fileName, signal }: ExportRequest) => {
            const body = { ...withoutEmpty(queryOf(query)), columns, ids, fileName };
            return (await once(`${page}.startExport`, body, (key) =>
              startExport({ body }, { signal, ...key }),
            )) as string;
          },
        }
      : {}),
    ...(batchRemove ? { removeMany: async (ids: string[]) => void (await batchRemove({ body: { ids } })) } : {}),
  };
}

/** The query of a list beyond paging: each search field under its name, a range of days as first and last moment. */
function filtersOf(query: ListQuery, search: readonly SearchField[], treeParam?: string): Record<string, unknown> {
  const filters = Object.fromEntries(
    search.flatMap(({ id, kind }) => (kind === 'keyword' || kind === 'date-range' ? [] : [[id, query.filters[id]]])),
  );
  const ranges = search.filter(({ kind }) => kind === 'date-range').map(({ id }) => timeRange(query, id));
  return Object.assign(filters, treeParam ? { [treeParam]: query.filters[treeParam] } : {}, ...ranges);
}

function stateActionsOf<Calls extends ResourceCalls>(
  calls: Calls,
  c: CommonTranslate,
  mayEdit: ((row: RowOf<Calls>) => boolean) | undefined,
) {
  const { updateState, batchState } = calls as unknown as LooseCalls;
  return [
    ...(updateState ? stateActions(c, (id) => updateState({ id }), mayEdit as StateCondition) : []),
    ...(batchState ? batchStateActions(c, (ids, enabledMark) => batchState({ body: { ids, enabledMark } })) : []),
  ] as unknown as ResourceAction<RowOf<Calls>>[];
}

type StateCondition = ((row: ResourceRow & { enabledMark: number }) => boolean) | undefined;

const SILENT = { silent: true };
const NOWHERE: RecordContext = { treeNode: '' };

/** Row of a noun's list. */
export type RowOf<Calls extends ResourceCalls> = ListOf<Calls>['list'][number];

type ListOf<Calls extends ResourceCalls> = Awaited<ReturnType<Calls['list']>>;
type QueryOf<Calls extends ResourceCalls> = Parameters<Calls['list']>[0] extends infer Input
  ? NonNullable<Input> extends { query?: infer Query }
    ? NonNullable<Query>
    : object
  : object;
type CommonTranslate = Translate<keyof (typeof commonMessages)['zh']>;
type FormOf<Calls> = (
  mode: FormMode,
  row: RowOf<Calls & ResourceCalls> | undefined,
  context: RecordContext,
) => ApiForm<BodyOf<Calls>>;

interface ResourceCalls {
  list(input: never, options?: { signal?: AbortSignal; silent?: boolean }): Promise<{ list: ResourceRow[] }>;
}

interface CallOptions {
  signal?: AbortSignal;
  silent?: boolean;
  idempotencyKey?: string;
}

/** The calls without the types that their keys stand for: a source is put together from those that exist. */
type LooseCalls = Partial<
  Record<
    'read' | 'changes' | 'startExport' | 'create' | 'update' | 'remove' | 'batchRemove' | 'updateState' | 'batchState',
    (input: object, options?: CallOptions) => Promise<unknown>
  >
>;

interface ApiSourceOptions<Calls extends ResourceCalls> {
  /** Of the page. */
  id: string;
  search: readonly SearchField[];
  tree: { param: string } | undefined;
  /** Loads the list where the call takes more than paging, keyword and filters. */
  list: ((query: ListQuery, options: CallOptions) => Promise<ListOf<Calls>>) | undefined;
  formOf: FormOf<Calls> | undefined;
}

/** A filter is named as the query names it; a range of days travels as `startTime` and `endTime`. */
type ApiSearch<Query> =
  | (SearchField & { kind: 'date-range' })
  | (SearchField & { id: 'keyword' | (string & keyof Query); kind: Exclude<SearchField['kind'], 'date-range'> });

type Definition<Calls extends ResourceCalls> = ResourceDefinition<RowOf<Calls>>;

export interface ApiResourceOptions<Calls extends ResourceCalls, Button extends string> extends Omit<
  Definition<Calls>,
  'id' | 'source' | 'form' | 'actions' | 'codes' | 'search'
> {
  page: Pick<Page<string, Button>, 'address' | 'buttons'>;
  /** Words that all pages share. */
  c: CommonTranslate;
  /** Calls beyond the ordinary ones: export, import. */
  source?: Partial<ResourceSource<RowOf<Calls>>>;
  search: ApiSearch<QueryOf<Calls>>[];
  form?:
    | ApiFormEntries<BodyOf<Calls>>
    | ((mode: FormMode, row: RowOf<Calls> | undefined, context: RecordContext) => ApiFormEntries<BodyOf<Calls>>);
  formLayout?: Parameters<typeof apiForm>[1];
  list?: ApiSourceOptions<Calls>['list'];
  actions?: (Omit<ResourceAction<RowOf<Calls>>, 'permission'> & { permission?: Button })[];
  codes?: Partial<Record<StandardAction, Button | null>>;
}

import { ApiError } from '../client/ApiError.js';
import { type ApiClient } from '../client/createClient.js';
import { type TreeNode } from '../contract/index.js';

/**
 * Fills what designers of forms, lists and flows choose references from with the calls of this API: pass the result, which keeps
 * its identity, to their `references`. Each person is offered what their own calls answer.
 */
export function createReferences(api: ApiClient) {
  return {
    /** Released models. */
    model: source(async (_within, call) => {
      const [{ list }, categories] = await Promise.all([
        api.visualdev.models.selector(call),
        api.system.dictionaryData.dataSelector({ id: 'modelCategory' }, call),
      ]);
      const names = new Map(categories.list.map(({ id, fullName }) => [id, fullName]));
      return list.map(({ id, fullName, enCode, category }) => ({
        id,
        name: fullName,
        code: enCode,
        hint: names.get(category) ?? '',
      }));
    }),
    /** Fields of a released model; the first text stands for a record. */
    modelField: source(async (id, call) => {
      const fields = await known(api.visualdev.models.formDataFields({ id }, call));
      const title = fields?.list.find(({ kind }) => kind === 'text') ?? fields?.list[0];
      return fields?.list.map((field) => ({
        id: field.vmodel,
        name: field.label,
        code: field.vmodel,
        isDefault: field === title,
      }));
    }),
    /** Enabled data interfaces. */
    interface: source(async (_within, call) => {
      const { list } = await api.system.dataInterface.selector(call);
      return list.map(({ id, fullName, enCode }) => ({ id, name: fullName, code: enCode }));
    }),
    /** Columns of a data interface, as far as they are known; the first one that is no id stands for a row. */
    interfaceColumn: source(async (id, call) => {
      const columns = await known(api.system.dataInterface.columns({ id }, call));
      if (!columns || columns.list.length === 0) return undefined;
      const title = columns.list.find((name) => !/id$/i.test(name)) ?? columns.list[0];
      return columns.list.map((name) => ({ id: name, name, isDefault: name === title }));
    }),
    /** Types of dictionaries, with the names of their items. */
    dictionary: {
      ...source(async (_within, call) => {
        const { list } = await api.system.dictionaryType.selector({ id: '0' }, call);
        return list.map(typeOf);
      }),
      preview: async (id: string, signal: AbortSignal) => {
        const { list } = await api.system.dictionaryData.dataSelector({ id }, { signal, silent: true });
        return list.map(({ fullName }) => fullName);
      },
    },
    /** Enabled rules of numbers, by their codes, with an example. */
    billRule: source(async (_within, call) => {
      const { list } = await api.system.billRule.examples(call);
      return list.map(({ enCode, fullName, example }) => ({ id: enCode, name: fullName, hint: example }));
    }),
    /** Flows that can be designed. */
    flow: source((_within, call) => all((query) => api.workflow.flow.list({ query }, call))),
    /** Templates of messages. */
    template: source((_within, call) => all((query) => api.system.messageTemplate.list({ query }, call))),
  };
}

/** Something to choose, as the designers take it. */
export interface OfferedReference {
  id: string;
  name: string;
  code?: string;
  hint?: string;
  isDefault?: boolean;
  children?: OfferedReference[];
}

/** How a call is made: the control that shows the choices tells of errors. */
interface Asking {
  signal: AbortSignal;
  silent: true;
}

function source(load: (within: string, call: Asking) => Promise<OfferedReference[] | undefined>) {
  return { load: (within: string, signal: AbortSignal) => load(within, { signal, silent: true }) };
}

/** The parts of something that is gone, disabled or not the caller's are not known. */
async function known<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && NOT_THEIRS.has(error.code)) return undefined;
    throw error;
  }
}

const NOT_THEIRS: ReadonlySet<number> = new Set([403, 404, 409]);

function typeOf({ id, fullName, enCode, children }: TreeNode): OfferedReference {
  return {
    id,
    name: fullName,
    ...(enCode === undefined ? {} : { code: enCode }),
    ...(children && children.length > 0 ? { children: children.map(typeOf) } : {}),
  };
}

/** All rows of a paged list: one that is not there would be taken for gone. */
async function all(
  page: (query: { currentPage: number; pageSize: number }) => Promise<Page>,
): Promise<OfferedReference[]> {
  const choices: OfferedReference[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const { list, pagination } = await page({ currentPage, pageSize: PAGE });
    choices.push(...list.map(({ id, fullName, enCode }) => ({ id, name: fullName, code: enCode })));
    if (list.length < PAGE || choices.length >= pagination.total) return choices;
  }
}

interface Page {
  list: readonly { id: string; fullName: string; enCode: string }[];
  pagination: { total: number };
}

/** Most rows of one call. */
const PAGE = 500;

import { type ApiClient } from '../client/createClient.js';
import { type TreeNode } from '../contract/index.js';

/**
 * Fills the data sources of pickers and forms with the calls of this API: pass the result to `FormDataSourcesProvider`
 * of the form engine, or single sources to pickers. `readUrl` reads the addresses that form documents name.
 */
export function createSources(api: ApiClient, readUrl: (path: string, signal?: AbortSignal) => Promise<unknown>) {
  const areas = async (id: string, signal?: AbortSignal): Promise<SourceNode[]> => {
    const { list } = await api.system.area.selector({ id, x: '0' }, quiet(signal));
    return list.map((area) => ({ id: area.id, label: area.fullName, isLeaf: area.isLeaf, type: 'area' }));
  };
  return {
    async options(dictionaryTypeId: string, signal?: AbortSignal) {
      const { list } = await api.system.dictionaryData.dataSelector({ id: dictionaryTypeId }, quiet(signal));
      return list.map(({ id, fullName }) => ({ value: id, label: fullName }));
    },
    async remoteOptions(url: string, signal?: AbortSignal) {
      const data = await readUrl(url, signal);
      return typeof data === 'object' && data !== null && 'list' in data ? data.list : data;
    },
    users: {
      async search(
        { keyword, page, pageSize }: { keyword: string; page: number; pageSize: number },
        signal?: AbortSignal,
      ) {
        const { list, pagination } = await api.permission.users.imUsers(
          { query: { keyword, currentPage: page, pageSize } },
          quiet(signal),
        );
        return {
          items: list.map(({ id, realName, account, department }) => ({
            id,
            label: realName,
            description: `${account} · ${department}`,
          })),
          total: pagination.total,
        };
      },
      async names(ids: readonly string[], signal?: AbortSignal) {
        const { list } = await api.permission.users.userList({ body: { userId: [...ids] } }, quiet(signal));
        return Object.fromEntries(list.map(({ id, realName }) => [id, realName]));
      },
    },
    organizeTree: treeSource((signal) => api.permission.organize.tree({}, quiet(signal))),
    departmentTree: treeSource(
      (signal) => api.permission.department.selector({ id: '0' }, quiet(signal)),
      ['department'],
    ),
    positionTree: treeSource((signal) => api.permission.position.selector({}, quiet(signal)), ['position']),
    roleTree: treeSource((signal) => api.permission.role.selector({}, quiet(signal)), ['role']),
    areaTree: {
      load: (signal?: AbortSignal) => areas('-1', signal),
      loadChildren: areas,
      async names(ids: readonly string[], signal?: AbortSignal) {
        const names = await api.system.area.namesByIds({ body: { idsList: ids.map((id) => [id]) } }, quiet(signal));
        return Object.fromEntries(ids.map((id, index) => [id, names[index]?.[0] ?? id]));
      },
    },
  };
}

/** A node as pickers take it. */
export interface SourceNode {
  id: string;
  label: string;
  type?: string;
  isLeaf?: boolean;
  selectable?: boolean;
  children?: SourceNode[];
}

/** A tree that one call answers whole. */
export interface SourceTree {
  load(signal?: AbortSignal): Promise<SourceNode[]>;
  names(ids: readonly string[], signal?: AbortSignal): Promise<Record<string, string>>;
}

/** Pickers show their own errors. */
function quiet(signal: AbortSignal | undefined) {
  return signal ? { signal, silent: true } : { silent: true };
}

/** A selector call as a tree; only nodes of the types named can be chosen, all of them when none is. */
function treeSource(
  load: (signal: AbortSignal | undefined) => Promise<{ list: TreeNode[] }>,
  types?: readonly string[],
): SourceTree {
  const read = async (signal?: AbortSignal) => (await load(signal)).list.map((node) => toNode(node, types));
  return {
    load: read,
    async names(ids, signal) {
      const names: Record<string, string> = {};
      const visit = (node: SourceNode) => {
        if (ids.includes(node.id)) names[node.id] = node.label;
        node.children?.forEach(visit);
      };
      (await read(signal)).forEach(visit);
      return names;
    },
  };
}

function toNode(node: TreeNode, types: readonly string[] | undefined): SourceNode {
  return {
    id: node.id,
    label: node.fullName,
    isLeaf: node.isLeaf,
    selectable: types === undefined || types.includes(node.type ?? ''),
    ...(node.type === undefined ? {} : { type: node.type }),

    ...(node.children ? { children: node.children.map((child) => toNode(child, types)) } : {}),
  };
}

import { type FormDataSources } from '@smart-admin/form-engine/fields';
import { type TreeSource, type TreeSourceNode } from '@smart-admin/pickers/sources';
import { type TreeNode } from '@smart-admin/api-client/contract';
import { api, readUrl } from '../app/api.js';

/** Where the forms of this application take their choices from. */
export const formSources: FormDataSources = {
  async options(dictionaryTypeId, signal) {
    const { list } = await api.system.dictionaryData.dataSelector({ id: dictionaryTypeId }, { signal, silent: true });
    return list.map(({ id, fullName }) => ({ value: id, label: fullName }));
  },
  async remoteOptions(url, signal) {
    const data = await readUrl(url, signal);
    return typeof data === 'object' && data !== null && 'list' in data ? data.list : data;
  },
  users: {
    async search({ keyword, page, pageSize }, signal) {
      const { list, pagination } = await api.permission.users.imUsers({ query: { keyword, currentPage: page, pageSize } }, { signal, silent: true });
      return { items: list.map(({ id, realName, account, department }) => ({ id, label: realName, description: `${account} · ${department}` })), total: pagination.total };
    },
    async names(ids, signal) {
      const { list } = await api.permission.users.userList({ body: { userId: [...ids] } }, { signal, silent: true });
      return Object.fromEntries(list.map(({ id, realName }) => [id, realName]));
    },
  },
  organizeTree: treeSource((signal) => api.permission.organize.tree({}, { signal, silent: true })),
  departmentTree: treeSource((signal) => api.permission.department.selector({ id: '0' }, { signal, silent: true }), ['department']),
  positionTree: treeSource((signal) => api.permission.position.selector({}, { signal, silent: true }), ['position']),
  roleTree: treeSource((signal) => api.permission.role.selector({}, { signal, silent: true }), ['role']),
  areaTree: {
    load: (signal) => loadAreas('-1', signal),
    loadChildren: loadAreas,
    async names(ids, signal) {
      const names = await api.system.area.namesByIds({ body: { idsList: ids.map((id) => [id]) } }, { signal, silent: true });
      return Object.fromEntries(ids.map((id, index) => [id, names[index]?.[0] ?? id]));
    },
  },
};

/** A selector call as a tree; only nodes of the types named can be chosen, all of them when none is. */
function treeSource(load: (signal: AbortSignal | undefined) => Promise<{ list: TreeNode[] }>, types?: readonly string[]): TreeSource {
  const read = async (signal?: AbortSignal) => (await load(signal)).list.map((node) => toNode(node, types));
  return {
    load: read,
    async names(ids, signal) {
      const names: Record<string, string> = {};
      const visit = (node: TreeSourceNode) => {
        if (ids.includes(node.id)) names[node.id] = node.label;
        node.children?.forEach(visit);
      };
      (await read(signal)).forEach(visit);
      return names;
    },
  };
}

function toNode(node: TreeNode, types: readonly string[] | undefined): TreeSourceNode {
  return {
    id: node.id,
    label: node.fullName,
    type: node.type,
    icon: node.icon,
    isLeaf: node.isLeaf,
    selectable: types === undefined || types.includes(node.type ?? ''),
    children: node.children?.map((child) => toNode(child, types)),
  };
}

async function loadAreas(id: string, signal?: AbortSignal): Promise<TreeSourceNode[]> {
  const { list } = await api.system.area.selector({ id, x: '0' }, { signal, silent: true });
  return list.map((area) => ({ id: area.id, label: area.fullName, isLeaf: area.isLeaf, type: 'area' }));
}

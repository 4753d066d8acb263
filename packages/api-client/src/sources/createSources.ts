import { ApiError } from '../client/ApiError.js';
import { type ApiClient } from '../client/createClient.js';
import { type TreeNode } from '../contract/index.js';
import { batchNames } from './batchNames.js';
import { interfaceSource } from './interfaceSource.js';
import { recordSource } from './recordSource.js';
import { narrowed, quiet, type SourceNode, type SourceTree } from './sourceTypes.js';
import { userSource } from './userSource.js';

/**
 * Fills the data sources of pickers and forms with the calls of this API: pass the result to `FormDataSourcesProvider`
 * of the form engine, or single sources to pickers. `readUrl` reads the addresses that form documents name.
 */
export function createSources(api: ApiClient, readUrl: (path: string, signal?: AbortSignal) => Promise<unknown>) {
  const areas = async (id: string, signal?: AbortSignal): Promise<SourceNode[]> => {
    const { list } = await api.system.area.selector({ id, x: '0' }, quiet(signal));
    return list.map((area) => ({ id: area.id, label: area.fullName, isLeaf: area.isLeaf, type: 'area' }));
  };
  const namesOf = (kind: NamedKind) =>
    batchNames(async (ids) => {
      const { list } = await api.permission.names.list({ body: { kind, ids: [...ids] } }, quiet(undefined));
      return Object.fromEntries(list.map(({ id, fullName: label, path }) => [id, path ? { label, path } : label]));
    });
  const names = {
    organize: namesOf('organize'),
    position: namesOf('position'),
    role: namesOf('role'),
    group: namesOf('group'),
  };
  // one for each, so that its names are loaded together
  const records = new Map<string, ReturnType<typeof recordSource>>();
  const interfaces = new Map<string, ReturnType<typeof interfaceSource>>();
  return {
    /** Items of a dictionary, disabled ones marked; the parameter `parentId` leaves those below one item. */
    async options(dictionaryTypeId: string, signal?: AbortSignal, params: Readonly<Record<string, string>> = {}) {
      const all = { id: dictionaryTypeId, query: { withDisabled: 1 } } as const;
      const { list } = await api.system.dictionaryData.dataSelector(all, quiet(signal));
      const below = params.parentId ? list.filter(({ parentId }) => parentId === params.parentId) : list;
      return below.map(({ id, fullName, enCode, parentId, enabledMark }) => ({
        value: id,
        label: fullName,
        columns: { enCode, parentId },
        ...(enabledMark === 0 ? { disabled: true } : {}),
      }));
    },
    /** The answer of an address, asked with the parameters as its query. */
    async remoteOptions(url: string, signal?: AbortSignal, params: Readonly<Record<string, string>> = {}) {
      const query = new URLSearchParams(params).toString();
      const data = await readUrl(query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`, signal);
      return typeof data === 'object' && data !== null && 'list' in data ? data.list : data;
    },
    /** Enabled lots and roads of parking, their fields in both spellings that clients use. */
    async places(signal?: AbortSignal) {
      const { list } = await api.parking.place.cached({}, quiet(signal));
      return list.map((place) => ({ ...place, id: place.Id, name: place.Name }));
    },
    /** Where places lie. */
    mapPlaces: {
      search: async (keyword: string, signal?: AbortSignal) =>
        (await api.extend.map.places({ query: { keyword } }, quiet(signal))).list,
      async describe(point: { longitude: number; latitude: number }) {
        try {
          return await api.extend.map.describe({ query: { ...point, datum: 'wgs84' } }, quiet(undefined));
        } catch (error) {
          if (error instanceof ApiError && error.code === 404) return undefined;
          throw error;
        }
      },
    },
    users: userSource(api),
    /** Companies and departments. */
    organizeTree: treeSource((signal) => api.permission.organize.tree({}, quiet(signal)), names.organize),
    departmentTree: treeSource(
      (signal) => api.permission.department.selector({ id: '0' }, quiet(signal)),
      names.organize,
      ['department'],
    ),
    positionTree: treeSource((signal) => api.permission.position.selector({}, quiet(signal)), names.position, [
      'position',
    ]),
    /** Companies with departments and positions, as the organisation picker offers them. */
    organizePositionTree: treeSource(
      (signal) => api.permission.position.selector({}, quiet(signal)),
      async (ids) => ({
        ...(await names.position(ids)),
        ...(await names.organize(ids)),
      }),
    ),
    roleTree: treeSource((signal) => api.permission.role.selector({}, quiet(signal)), names.role, ['role']),
    groupTree: treeSource((signal) => api.permission.group.selector({}, quiet(signal)), names.group, ['group']),
    /** Items of a dictionary type, by its id. */
    dictionaryTree(typeId: string): SourceTree {
      const load = (signal?: AbortSignal) =>
        api.system.dictionaryData.selector({ typeId, id: '0', query: { isTree: 1 } }, quiet(signal));
      // a dictionary is small, and its items have no call by id
      return treeSource(load, async (ids, signal) => {
        const all = { id: typeId, query: { withDisabled: 1 } } as const;
        const { list } = await api.system.dictionaryData.dataSelector(all, quiet(signal));
        return Object.fromEntries(list.flatMap(({ id, fullName }) => (ids.includes(id) ? [[id, fullName]] : [])));
      });
    },
    areaTree: {
      load: (signal?: AbortSignal) => areas('-1', signal),
      loadChildren: areas,
      names: batchNames(async (ids) => {
        const body = { idsList: ids.map((id) => [id]) };
        const found = await api.system.area.namesByIds({ body }, quiet(undefined));
        return Object.fromEntries(ids.map((id, index) => [id, found[index]?.[0] ?? id]));
      }),
    },
    /** Records of a released model; `relationField` names the field whose text stands for a record. */
    records(modelId: string, relationField: string, filter?: object, asked?: object) {
      const key = `${modelId} ${relationField}`;
      let source = records.get(key);
      if (!source) records.set(key, (source = recordSource(api, modelId, relationField)));
      return narrowed(source, { filter, asked });
    },
    /** The data of an interface within the rights of whoever is signed in. */
    interfaceAnswer(
      { interfaceId: id, params }: { interfaceId: string; params: Readonly<Record<string, string>> },
      signal?: AbortSignal,
    ): Promise<unknown> {
      const query = { parameters: JSON.stringify(params) };
      return api.system.dataInterface.response({ id, query }, quiet(signal));
    },
    /** Rows of a data interface, by the part of a row that is its id. */
    interfaceRows(rows: { interfaceId: string; propsValue: string; relationField: string }, filter?: object) {
      const key = JSON.stringify([rows.interfaceId, rows.propsValue, rows.relationField]);
      let source = interfaces.get(key);
      if (!source) interfaces.set(key, (source = interfaceSource(api, rows)));
      return narrowed(source, { filter });
    },
  };
}

type NamedKind = 'organize' | 'position' | 'role' | 'group';

/** A selector call as a tree; only nodes of the types named can be chosen, all of them when none is. */
function treeSource(
  load: (signal: AbortSignal | undefined) => Promise<{ list: TreeNode[] }>,
  names: SourceTree['names'],
  types?: readonly string[],
): SourceTree {
  return { load: async (signal) => (await load(signal)).list.map((node) => toNode(node, types)), names };
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

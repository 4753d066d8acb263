import { type ApiClient } from '../client/createClient.js';
import { type TreeNode } from '../contract/index.js';
import { batchNames } from './batchNames.js';
import { quiet, type SourceNode, type SourceQuery } from './sourceTypes.js';

/** People, by search, level by level below their organisations, of the caller's organisation and below the caller. */
export function userSource(api: ApiClient) {
  const { users } = api.permission;
  const children = async (id: string, signal?: AbortSignal) => {
    const { list } = await users.imUserSelector({ id, body: { keyword: '' } }, quiet(signal));
    return list.map(toNode);
  };
  const names = batchNames(async (ids) => {
    const { list } = await users.userList({ body: { userId: [...ids] } }, quiet(undefined));
    return Object.fromEntries(list.map(({ id, label }) => [id, label]));
  });
  return {
    async search({ keyword, page, pageSize }: SourceQuery, signal?: AbortSignal) {
      const { list, pagination } = await users.imUsers(
        { query: { keyword, currentPage: page, pageSize } },
        quiet(signal),
      );
      return { items: list.map(toItem), total: pagination.total };
    },
    names,
    tree: {
      load: (signal?: AbortSignal) => children('0', signal),
      loadChildren: children,
      async search(keyword: string, signal?: AbortSignal) {
        const { list } = await users.imUserSelector({ id: '0', body: { keyword } }, quiet(signal));
        return list.map(toNode);
      },
      names,
    },
    async currentOrganization({ keyword, page }: SourceQuery, signal?: AbortSignal) {
      if (page > 1) return NOBODY;
      return whole((await users.organization({ query: { keyword } }, quiet(signal))).list);
    },
    async subordinates({ keyword, page }: SourceQuery, signal?: AbortSignal) {
      if (page > 1) return NOBODY;
      return whole((await users.subordinates({ body: { keyword } }, quiet(signal))).list);
    },
  };
}

interface UserOption {
  id: string;
  realName: string;
  account: string;
  /** Path of the main organisation. */
  department: string;
}

const NOBODY = { items: [], total: 0 };

/** A list that comes without pages, at most 500 people: the keyword narrows it. */
function whole(list: readonly UserOption[]) {
  return { items: list.map(toItem), total: list.length };
}

function toItem({ id, realName, account, department: path }: UserOption) {
  // the top of the path is the same for everybody and would push the department out of the line
  const department = path.split('/').slice(-2).join('/');
  return { id, label: realName, description: department ? `${account} · ${department}` : account };
}

function toNode({ id, fullName, type, isLeaf }: TreeNode): SourceNode {
  return { id, label: fullName, isLeaf, ...(type === undefined ? {} : { type }) };
}

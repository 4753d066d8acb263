import { createMemoryEntities } from '../sources/createMemoryEntities.js';
import { createMemoryTree } from '../sources/createMemoryTree.js';
import { type TreeSource, type TreeSourceNode } from '../sources/TreeSource.js';
import { type UserSource } from '../sources/UserSource.js';

const SURNAMES = '王李张刘陈杨黄赵吴周';
const NAMES = '伟芳娜敏静丽强磊军洋';

/** 100,000 people. */
export const manyPeople = Array.from({ length: 100_000 }, (_, index) => ({
  id: `u${index}`,
  label: `${SURNAMES[index % 10] ?? ''}${NAMES[Math.floor(index / 10) % 10] ?? ''}${index}`,
  description: `account${index}`,
}));

/** 10,000 organisation nodes: 100 companies of 99 departments. */
export const manyNodes: readonly TreeSourceNode[] = Array.from({ length: 100 }, (_, company) => ({
  id: `c${company}`,
  label: `分公司 ${company}`,
  type: 'company',
  children: Array.from({ length: 99 }, (__, index) => ({
    id: `c${company}d${index}`,
    label: `部门 ${company}-${index}`,
    type: 'department',
    isLeaf: true,
  })),
}));

/** The people as a source, and the calls that it got. */
export function manyUsers(): { source: UserSource; calls: string[] } {
  const memory = createMemoryEntities(manyPeople);
  const calls: string[] = [];
  return {
    calls,
    source: {
      search: (query) => {
        calls.push(`search ${query.keyword} ${query.page} ${query.pageSize}`);
        return memory.search(query);
      },
      names: (ids) => {
        calls.push(`names ${ids.join()}`);
        return memory.names(ids);
      },
    },
  };
}

/** The organisations as a source, whole or level by level, and the calls that it got. */
export function manyOrganizes(lazy: boolean): { source: TreeSource; calls: string[] } {
  const memory = createMemoryTree(manyNodes, { lazy });
  const calls: string[] = [];
  return {
    calls,
    source: {
      load: () => {
        calls.push('load');
        return memory.load();
      },
      ...(memory.loadChildren && {
        loadChildren: (id: string) => {
          calls.push(`children ${id}`);
          return memory.loadChildren?.(id) ?? Promise.resolve([]);
        },
      }),
      names: (ids) => {
        calls.push(`names ${ids.join()}`);
        return memory.names?.(ids) ?? Promise.resolve({});
      },
    },
  };
}

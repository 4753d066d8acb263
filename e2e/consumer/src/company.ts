import { type TreeSource, type TreeSourceNode, type UserSource } from '@smart-admin/pickers/sources';

/** What the other company's REST API answers: flat lists. */
interface Unit {
  key: string;
  parent: string | null;
  title: string;
  kind: 'firm' | 'team' | 'job' | 'role' | 'circle';
}
interface Employee {
  id: number;
  name: string;
  username: string;
  team: string;
}

const TYPES = { firm: 'company', team: 'department', job: 'position', role: 'role', circle: 'group' };

async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** A flat list as a tree. */
function toTree(units: readonly Unit[], leaves: (unit: Unit) => TreeSourceNode[], parent: string | null = null) {
  return units
    .filter((unit) => unit.parent === parent)
    .map((unit): TreeSourceNode => ({
      id: unit.key,
      label: unit.title,
      type: TYPES[unit.kind],
      children: [...toTree(units, leaves, unit.key), ...leaves(unit)],
    }));
}

/** Firms, teams, jobs, roles and circles in one tree. */
export const unitTree: TreeSource = {
  load: async (signal) => toTree(await get<Unit[]>('/units', signal), () => []),
  names: async (keys, signal) =>
    Object.fromEntries(
      (await get<Unit[]>('/units', signal)).flatMap(({ key, title }) => (keys.includes(key) ? [[key, title]] : [])),
    ),
};

/** Employees by search, and below their teams. */
export const employees: UserSource = {
  search: async ({ keyword, page, pageSize }, signal) => {
    const query = new URLSearchParams({ q: keyword, page: String(page), size: String(pageSize) });
    const { hits, count } = await get<{ hits: Employee[]; count: number }>(`/employees?${query}`, signal);
    return {
      total: count,
      items: hits.map(({ id, name, username }) => ({ id: `${id}`, label: name, description: username })),
    };
  },
  names: async (ids, signal) => {
    const { hits } = await get<{ hits: Employee[] }>(`/employees?ids=${ids.join()}`, signal);
    return Object.fromEntries(hits.map(({ id, name }) => [`${id}`, name]));
  },
  tree: {
    load: async (signal) => {
      const [units, { hits }] = await Promise.all([
        get<Unit[]>('/units', signal),
        get<{ hits: Employee[] }>('/employees?size=1000', signal),
      ]);
      return toTree(
        units.filter(({ kind }) => kind === 'firm' || kind === 'team'),
        ({ key }) =>
          hits.filter(({ team }) => team === key).map(({ id, name }) => ({ id: `${id}`, label: name, type: 'user' })),
      );
    },
  },
};

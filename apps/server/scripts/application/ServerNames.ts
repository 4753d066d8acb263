import { type ApiClient } from '@smart-admin/api-client';

/** Ids of a server by codes, and codes by ids, of what files name by codes; each kind is asked for when it is first needed. */
export class ServerNames {
  private readonly known = new Map<string, Promise<Pairs>>();

  constructor(private readonly client: ApiClient) {}

  /** The code of a thing; its id where nothing has it. */
  async codeOf(kind: NamedKind, id: string): Promise<string> {
    return (await this.pairs(kind)).codes.get(id) ?? id;
  }

  /** The id of a thing; its code where there is nothing with it. */
  async idOf(kind: NamedKind, code: string): Promise<string> {
    return (await this.pairs(kind)).ids.get(code) ?? code;
  }

  /** Has what was made since be found. */
  forget(): void {
    this.known.clear();
  }

  private pairs(kind: NamedKind): Promise<Pairs> {
    let pairs = this.known.get(kind);
    if (!pairs) this.known.set(kind, (pairs = READERS[kind](this.client).then(pairsOf)));
    return pairs;
  }
}

/** `interfaceType` are items of that dictionary. */
export type NamedKind = 'model' | 'interface' | 'role' | 'interfaceType';

interface Pairs {
  codes: ReadonlyMap<string, string>;
  ids: ReadonlyMap<string, string>;
}

interface Named {
  id: string;
  enCode?: string | undefined;
}

const READERS: Record<NamedKind, (client: ApiClient) => Promise<readonly Named[]>> = {
  model: (client) => readPages((query) => client.visualdev.models.list({ query })),
  interface: (client) => readPages((query) => client.system.dataInterface.list({ query })),
  role: (client) => readPages((query) => client.permission.role.list({ query })),
  interfaceType: async (client) => (await client.system.dictionaryData.dataSelector({ id: 'interfaceType' })).list,
};

function pairsOf(list: readonly Named[]): Pairs {
  const named = list.filter(({ enCode = '' }) => enCode !== '');
  return {
    codes: new Map(named.map(({ id, enCode = '' }) => [id, enCode])),
    ids: new Map(named.map(({ id, enCode = '' }) => [enCode, id])),
  };
}

/** All rows of a paged list. */
export async function readPages<Row>(
  ask: (query: { currentPage: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let currentPage = 1; ; currentPage += 1) {
    const { list, pagination } = await ask({ currentPage, pageSize: 100 });
    rows.push(...list);
    if (list.length === 0 || rows.length >= pagination.total) return rows;
  }
}

interface Page<Row> {
  list: Row[];
  pagination: { total: number };
}

import { type ApiClient } from '@smart-admin/api-client';
import { contentOf, named, type Content } from './nounPart.js';
import { FileError, type Part, type Thing } from './Part.js';

type TypeRow = Omit<Awaited<ReturnType<ApiClient['system']['dictionaryType']['list']>>['list'][number], 'children'>;
type ItemRow = Omit<Awaited<ReturnType<ApiClient['system']['dictionaryData']['list']>>['list'][number], 'children'>;
type TypeBody = Parameters<ApiClient['system']['dictionaryType']['create']>[0]['body'];
type ItemBody = Parameters<ApiClient['system']['dictionaryData']['create']>[0]['body'];

/** Dictionaries, each a file with its items in their order. Items that a file does not name stay. */
export const dictionaryPart: Part = {
  name: 'dictionaries',
  filesOf: (code) => [`${code}.json`],
  read: async ({ client }) => {
    const types = await readTypes(client);
    const codes = new Map(types.map(({ id, enCode }) => [id, enCode]));
    const things: Thing[] = [];
    for (const { id, parentId, enCode, fullName, isTree, description, sortCode } of types) {
      const items = await readItems(client, id);
      const itemCodes = new Map(items.map((item) => [item.id, item.enCode]));
      const content = {
        ...{ enCode, fullName, isTree, description, sortCode },
        parent: codes.get(parentId) ?? null,
        items: items.map((item) => ({
          enCode: item.enCode,
          fullName: item.fullName,
          description: item.description,
          enabledMark: item.enabledMark,
          sortCode: item.sortCode,
          parent: itemCodes.get(item.parentId) ?? null,
        })),
      };
      things.push({ code: enCode, files: { [`${enCode}.json`]: content } });
    }
    return things;
  },
  write: async (things, _current, { client }) => {
    const types = new Map((await readTypes(client)).map(({ id, enCode }) => [enCode, id]));
    const contents = things.map(({ code, files }) => {
      const path = `dictionaries/${code}.json`;
      return { code, path, content: contentOf(files[`${code}.json`], path) };
    });
    for (const { code, path, content } of parentsFirst(contents)) {
      const { items, parent, ...fields } = content;
      const parentId = placeOf(parent, types, path, '-1');
      const body = { ...fields, parentId } as unknown as TypeBody;
      const id = types.get(code);
      const typeId = await named(path, async () => {
        if (id === undefined) return client.system.dictionaryType.create({ body });
        const { revision } = await client.system.dictionaryType.read({ id });
        await client.system.dictionaryType.update({ id, body: { ...body, revision } });
        return id;
      });
      types.set(code, typeId);
      await writeItems(client, typeId, items, path);
    }
    return undefined;
  },
};

async function writeItems(client: ApiClient, typeId: string, list: unknown, path: string) {
  const stored = await readItems(client, typeId);
  const rows = new Map(stored.map((item) => [item.enCode, item]));
  const ids = new Map(stored.map(({ id, enCode }) => [enCode, id]));
  const contents = (Array.isArray(list) ? (list as unknown[]) : []).map((item, index) => {
    const at = `${path}: items[${index}]`;
    const content = contentOf(item, at);
    return { code: String(content.enCode), path: at, content };
  });
  for (const { code, path: at, content } of parentsFirst(contents)) {
    const { parent, ...fields } = content;
    const body = { ...fields, dictionaryTypeId: typeId, parentId: placeOf(parent, ids, at, '0') };
    const row = rows.get(code);
    if (row && Object.entries(body).every(([key, value]) => (row as unknown as Content)[key] === value)) continue;
    await named(at, async () => {
      const id = ids.get(code);
      if (id === undefined)
        ids.set(code, await client.system.dictionaryData.create({ body: body as unknown as ItemBody }));
      else {
        const { revision } = await client.system.dictionaryData.read({ id });
        await client.system.dictionaryData.update({ id, body: { ...(body as unknown as ItemBody), revision } });
      }
    });
  }
}

function placeOf(parent: unknown, ids: ReadonlyMap<string, string>, path: string, root: string): string {
  if (parent === null || parent === undefined) return root;
  const id = ids.get(String(parent));
  if (id === undefined) throw new FileError(path, `there is no ${String(parent)} for it to stand below`);
  return id;
}

/** Things with those first that others of them stand below. */
function parentsFirst<Placed extends { code: string; content: Content }>(things: readonly Placed[]): Placed[] {
  const waiting = new Map(things.map((thing) => [thing.code, thing]));
  const sorted: Placed[] = [];
  const take = (thing: Placed) => {
    if (!waiting.delete(thing.code)) return;
    const above = waiting.get(String(thing.content.parent));
    if (above) take(above);
    sorted.push(thing);
  };
  for (const thing of things) take(thing);
  return sorted;
}

async function readTypes(client: ApiClient): Promise<TypeRow[]> {
  return flat<TypeRow>((await client.system.dictionaryType.list()).list);
}

async function readItems(client: ApiClient, typeId: string): Promise<ItemRow[]> {
  return flat<ItemRow>((await client.system.dictionaryData.list({ typeId, query: {} })).list);
}

function flat<Row>(rows: readonly (Row & { children?: readonly Row[] })[]): Row[] {
  return rows.flatMap((row) => [row, ...flat<Row>((row.children ?? []) as never)]);
}

import { type ApiClient } from '@smart-admin/api-client';
import { contentOf, named, type Content } from './nounPart.js';
import { FileError, type Part, type Server, type Thing } from './Part.js';

type MenuFile = Parameters<ApiClient['system']['menu']['importPreview']>[0]['body'];

const CATEGORIES = ['Web', 'App'] as const;

/** Entries of the menus, each a file with the codes that can be granted on it. */
export const menuPart: Part = {
  name: 'menus',
  filesOf: (code) => [`${code}.json`],
  read: async (server) => {
    const things: Thing[] = [];
    for (const category of CATEGORIES) {
      const { blob } = await server.client.system.menu.export({ query: { category } });
      const { entries } = JSON.parse(await blob.text()) as { entries: Content[] };
      for (const entry of entries) {
        const code = String(entry.enCode);
        const propertyJson = await withModel(entry, (id) => server.names.codeOf('model', id));
        things.push({ code, files: { [`${code}.json`]: { ...entry, category, propertyJson } } });
      }
    }
    return things;
  },
  write: async (things, _current, server) => {
    for (const category of CATEGORIES) {
      const entries = await entriesOf(things, category, server);
      if (entries.length === 0) continue;
      const file = { format: 'smart-admin/menu', version: 1, category, entries } as unknown as MenuFile;
      await named('menus', async () => {
        const { rows, revision } = await server.client.system.menu.importPreview({ body: file });
        const refused = rows.find(({ outcome }) => outcome === 'refused');
        if (refused) throw new FileError(`menus/${refused.enCode}.json`, refused.reason ?? 'is refused');
        await server.client.system.menu.import({ body: { file, revision } });
      });
    }
    return undefined;
  },
};

/** The entries of a menu as the server takes them: folders before what is in them. */
async function entriesOf(things: readonly Thing[], category: string, server: Server): Promise<Content[]> {
  const entries: Content[] = [];
  for (const { code, files } of things) {
    const content = contentOf(files[`${code}.json`], `menus/${code}.json`);
    const { category: own, ...entry } = content;
    if (own !== category) continue;
    const propertyJson = await withModel(entry, (name) => server.names.idOf('model', name));
    entries.push({ ...entry, propertyJson });
  }
  const byCode = new Map(entries.map((entry) => [String(entry.enCode), entry]));
  const depthOf = (entry: Content, depth = 0): number => {
    const above = byCode.get(String(entry.parent));
    return above && depth < 100 ? depthOf(above, depth + 1) : depth;
  };
  return entries.toSorted((one, other) => depthOf(one) - depthOf(other));
}

/** `propertyJson` of an entry that shows a model, with the model named in another way. */
async function withModel({ type, propertyJson }: Content, rename: (model: string) => Promise<string>): Promise<string> {
  const text = String(propertyJson ?? '');
  if ((type !== MODEL && type !== PAGE) || text === '') return text;
  const property = contentOf(JSON.parse(text), 'propertyJson');
  // most pages of the application draw no model
  if (type === PAGE && property.moduleId === undefined) return text;
  return JSON.stringify({ ...property, moduleId: await rename(String(property.moduleId)) });
}

const MODEL = 3;
const PAGE = 2;

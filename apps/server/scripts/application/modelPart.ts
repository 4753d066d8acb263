import { type ApiClient } from '@smart-admin/api-client';
import { contentOf, named, type Content } from './nounPart.js';
import { FileError, type Part, type Server, type Thing } from './Part.js';
import { readPages } from './ServerNames.js';

type ModelFile = Parameters<ApiClient['visualdev']['models']['importPreview']>[0]['body'];

/** Models that are asked for at once. */
const READ_TOGETHER = 20;
/** Characters of models that are sent at once; a call takes 10 MB. */
const SENT_TOGETHER = 2_000_000;
const MOST_TOGETHER = 100;

const NAMES = ['model', 'form', 'list', 'texts'] as const;

/** Models, each a folder with its form, its list, its texts and what is said of it. They are written as drafts. */
export const modelPart: Part = {
  name: 'models',
  filesOf: (code) => NAMES.map((name) => `${code}/${name}.json`),
  read: async ({ client }) => {
    const rows = await readPages((query) => client.visualdev.models.list({ query }));
    const things: Thing[] = [];
    for (let start = 0; start < rows.length; start += READ_TOGETHER) {
      const ids = rows.slice(start, start + READ_TOGETHER).map(({ id }) => id);
      const { blob } = await client.visualdev.models.export({ query: { ids: ids.join(',') } });
      const { models } = JSON.parse(await blob.text()) as { models: Content[] };
      things.push(...models.map(toThing));
    }
    return things;
  },
  write: async (things, _current, server) => {
    const models = things.map(toModel);
    const batches = batchesOf(models);
    for (const batch of batches) await send(batch, server);
    // models of another batch that they refer to are there by now
    if (batches.length > 1) for (const batch of batches) await send(batch, server);
    server.names.forget();
    return undefined;
  },
};

async function send(models: readonly Content[], { client }: Server): Promise<void> {
  const file = { format: 'smart-admin/models', version: 1, models } as unknown as ModelFile;
  await named('models', async () => {
    const { rows, revision, ignored } = await client.visualdev.models.importPreview({ body: file });
    const refused = rows.find(({ outcome }) => outcome === 'refused');
    if (refused) throw new FileError(`models/${refused.enCode}`, refused.reason ?? 'is refused');
    const [extra] = ignored;
    if (extra !== undefined) throw new FileError('models', `the server knows no ${extra}`);
    const codes = rows.flatMap(({ outcome, enCode }) => (outcome === 'unchanged' ? [] : [enCode]));
    if (codes.length > 0) await client.visualdev.models.import({ body: { file, revision, codes } });
  });
}

function toThing({ form, list, texts, ...model }: Content): Thing {
  const code = String(model.enCode);
  const contents = { model, form, list, texts };
  return { code, files: Object.fromEntries(NAMES.map((name) => [`${code}/${name}.json`, contents[name]])) };
}

function toModel({ code, files }: Thing): Content {
  const read = (name: (typeof NAMES)[number]) => {
    const path = `${code}/${name}.json`;
    return contentOf(files[path], `models/${path}`);
  };
  return { ...read('model'), form: read('form'), list: read('list'), texts: read('texts') };
}

function batchesOf(models: readonly Content[]): Content[][] {
  const batches: Content[][] = [];
  let size = 0;
  for (const model of models) {
    const length = JSON.stringify(model).length;
    const last = batches.at(-1);
    if (last && last.length < MOST_TOGETHER && size + length <= SENT_TOGETHER) last.push(model);
    else {
      batches.push([model]);
      size = 0;
    }
    size += length;
  }
  return batches;
}

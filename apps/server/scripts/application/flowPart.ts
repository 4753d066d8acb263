import { type ApiClient } from '@smart-admin/api-client';
import { contentOf, named, type Content } from './nounPart.js';
import { FileError, type Part } from './Part.js';
import { readPages } from './ServerNames.js';

type FlowFile = Parameters<ApiClient['workflow']['flow']['importPreview']>[0]['body'];

/** Flows that are asked for, or sent, at once. */
const TOGETHER = 20;

/** Flows, each a folder with what is said of it and its document. They are written as drafts. */
export const flowPart: Part = {
  name: 'flows',
  filesOf: (code) => [`${code}/flow.json`, `${code}/document.json`],
  read: async ({ client }) => {
    const rows = await readPages((query) => client.workflow.flow.list({ query }));
    const flows: Content[] = [];
    for (const some of inParts(rows)) {
      const { blob } = await client.workflow.flow.export({ query: { ids: some.map(({ id }) => id).join(',') } });
      flows.push(...(JSON.parse(await blob.text()) as { flows: Content[] }).flows);
    }
    return flows.map(({ document, ...flow }) => {
      const code = String(flow.enCode);
      return { code, files: { [`${code}/flow.json`]: flow, [`${code}/document.json`]: document } };
    });
  },
  write: async (things, _current, { client }) => {
    const flows = things.map(({ code, files }) => {
      const read = (name: string) => contentOf(files[`${code}/${name}.json`], `flows/${code}/${name}.json`);
      return { ...read('flow'), document: read('document') };
    });
    const told: string[] = [];
    const send = async (some: readonly Content[]) => {
      const file = { format: 'smart-admin/flows', version: 1, flows: some } as unknown as FlowFile;
      await named('flows', async () => {
        const { rows, revision, ignored } = await client.workflow.flow.importPreview({ body: file });
        const refused = rows.find(({ outcome }) => outcome === 'refused');
        if (refused) throw new FileError(`flows/${refused.enCode}`, refused.reason ?? 'is refused');
        const [extra] = ignored;
        if (extra !== undefined) throw new FileError('flows', `the server knows no ${extra}`);
        const codes = rows.flatMap(({ outcome, enCode }) => (outcome === 'unchanged' ? [] : [enCode]));
        if (codes.length > 0) await client.workflow.flow.import({ body: { file, revision, codes } });
        told.push(
          ...rows.flatMap(({ enCode, missing }) =>
            missing.map(({ kind, label, name }) =>
              [`flows/${enCode}: there is no ${kind} ${name}`, ...(label === '' ? [] : [`at ${label}`])].join(' '),
            ),
          ),
        );
      });
    };
    for (const some of inParts(flows)) await send(some);
    if (flows.length <= TOGETHER) return told;
    // flows of another part that they start are there by now
    told.length = 0;
    for (const some of inParts(flows)) await send(some);
    return told;
  },
};

function inParts<Item>(list: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(list.length / TOGETHER) }, (_, part) =>
    list.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );
}

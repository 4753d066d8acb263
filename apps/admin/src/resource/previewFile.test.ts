import { ApiError } from '@smart-admin/api-client';
import { toast } from '@smart-admin/ui/toast';
import { expect, it, vi } from 'vitest';
import { previewFile } from './previewFile.js';

interface Item {
  enCode?: unknown;
  fullName?: string;
}
interface Row {
  enCode: string;
  outcome: string;
  reason: string;
}
const invalid = (fieldErrors: Record<string, string>) =>
  new ApiError('/Import', 400, 'not valid', { code: 400, msg: 'not valid', data: { fieldErrors } });

/** Previews a file with a server that refuses it as a whole as long as it has things with errors. */
function preview(file: { flows: Item[] }, errors: (items: Item[]) => Record<string, string>) {
  const asked: Item[][] = [];
  const answer = previewFile<typeof file, Row, { revision: string; rows: Row[] }>(file, {
    list: 'flows',
    ask: (content) => {
      asked.push(content.flows);
      const found = errors(content.flows);
      if (Object.keys(found).length > 0) return Promise.reject(invalid(found));
      const rows = content.flows.map(({ enCode }) => ({ enCode: String(enCode), outcome: 'new', reason: '' }));
      return Promise.resolve({ revision: 'r', rows });
    },
    refused: ({ enCode, outcome, reason }) => ({ enCode, outcome, reason }),
    nothing: { revision: '', rows: [] },
  });
  return { answer, asked };
}

const codeErrors = (items: Item[]) =>
  Object.fromEntries(
    items.flatMap(({ enCode }, index) =>
      typeof enCode === 'string' && /^\w+$/.test(enCode)
        ? []
        : [
            [`flows.${index}.enCode`, 'letters only'],
            [`flows.${index}.document.nodes`, 'missing'],
          ],
    ),
  );

it('leaves things that the server cannot read out of the file and tells what is wrong in them', async () => {
  const file = { flows: [{ enCode: 'leave' }, { enCode: 'bad code!' }, { enCode: 7 }, { enCode: 'seal' }] };
  const { answer, asked } = preview(file, codeErrors);
  const { rows, revision, file: rest } = await answer;
  expect(revision).toBe('r');
  expect(rest).toEqual({ flows: [{ enCode: 'leave' }, { enCode: 'seal' }] });
  expect(rows).toEqual([
    { enCode: 'bad code!', outcome: 'refused', reason: 'enCode: letters only\ndocument.nodes: missing' },
    { enCode: 'flows[2]', outcome: 'refused', reason: 'enCode: letters only\ndocument.nodes: missing' },
    { enCode: 'leave', outcome: 'new', reason: '' },
    { enCode: 'seal', outcome: 'new', reason: '' },
  ]);
  expect(asked).toHaveLength(2);
});

it('asks no more where nothing of the file can be read', async () => {
  const { answer, asked } = preview({ flows: [{ enCode: '' }] }, codeErrors);
  await expect(answer).resolves.toMatchObject({ revision: '', rows: [{ enCode: 'flows[0]' }], file: { flows: [] } });
  expect(asked).toHaveLength(1);
});

it.each<Record<string, string>>([
  { version: 'not supported' },
  { flows: 'too many' },
  { '': 'no object' },
  { 'flows.3.enCode': 'of nothing' },
])('rejects where something else is refused: %j', async (errors) => {
  const { answer } = preview({ flows: [{ enCode: 'leave' }] }, () => errors);
  await expect(answer).rejects.toMatchObject({ code: 400 });
});

it('tells why the rest of a file cannot be looked at', async () => {
  const { answer, asked } = preview({ flows: [{ enCode: 'bad code!' }, { enCode: 'leave' }] }, (items) =>
    items.length > 1 ? codeErrors(items) : { version: 'not supported' },
  );
  const shown = vi.spyOn(toast, 'error');
  await expect(answer).rejects.toMatchObject({ code: 400 });
  expect(shown).toHaveBeenCalledExactlyOnceWith('not valid', { id: 'not valid' });
  expect(asked).toHaveLength(2);
});

it('passes a file that is read as it is', async () => {
  const file = { flows: [{ enCode: 'leave' }] };
  const { answer } = preview(file, codeErrors);
  await expect(answer).resolves.toMatchObject({ revision: 'r', file });
});

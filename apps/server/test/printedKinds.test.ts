import { type ApiClient } from '@smart-admin/api-client';
import { createField, encodeListDefinition, type Field } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

/* What is more on paper than its text, and lists that are searched by what people read of a value. */
const SIGNED = 'data:image/svg+xml;base64,PHN2Zy8+';
const image = (name: string) => ({
  name,
  fileId: name,
  fileVersionId: '1',
  url: `/api/file/Download/annexpic/${name}`,
});
const columns = [
  createField('signature', { id: 'sign', label: '签字' }),
  createField('barcode', { id: 'bars', label: '条码', source: 'relation', relationField: 'no', format: 'code39' }),
];
const fields: Field[] = [
  createField('text', { id: 'no', label: '编号' }),
  createField('richText', { id: 'notice', label: '须知' }),
  createField('signature', { id: 'sign', label: '签名' }),
  createField('uploadImg', { id: 'photos', label: '照片' }),
  createField('timeRange', { id: 'open', label: '开放时间' }),
  createField('qrcode', { id: 'own', label: '本单', source: 'form' }),
  createField('qrcode', { id: 'fixed', label: '官网', source: 'static', staticText: 'https://a.example' }),
  createField('qrcode', { id: 'hidden', label: '隐藏', source: 'static', staticText: 'x', visibleWhen: "{no} = ''" }),
  createField('subtable', { id: 'parts', label: '明细', columns }),
];

let app: TestApp;
let admin: ApiClient;
let model: string;
let recordId: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const searched = ['photos', 'open'].map((id) => ({
    ...{ id, label: id, wire: undefined },
    mode: id === 'open' ? ('between' as const) : ('like' as const),
  }));
  const list = { ...listOf(fields.slice(0, 5)), search: searched };
  const print = { id: 'print', label: '打印', wire: undefined };
  const columnData = JSON.stringify(encodeListDefinition({ ...list, rowButtons: [...list.rowButtons, print] }));
  model = await admin.visualdev.models.create({ body: { ...modelBody('printed.kinds', fields), columnData } });
  await admin.visualdev.models.release({ id: model, body: {} });
  recordId = await admin.visualdev.records.create({
    id: model,
    body: {
      ...{ no: 'P1', notice: '<p>请<strong>减速</strong></p>', sign: SIGNED, open: ['08:00:00', '17:00:00'] },
      photos: [image('gate.png'), image('lane.png')],
      parts: [{ sign: SIGNED }, { sign: '' }],
    },
  });
});
afterAll(() => app.stop());

it('prints signatures, images, set text and codes as what they are, of what the form shows', async () => {
  const { template, sheets } = await admin.visualdev.records.print({ id: model, body: { ids: [recordId] } });
  const labels = template.blocks.flatMap((block): unknown[] =>
    block.kind === 'facts' ? block.items.map(({ label }) => label) : block.kind === 'table' ? block.columns : [],
  );
  expect(labels).toMatchObject(['编号', '须知', '签名', '照片', '开放时间', '本单', '官网', {}, {}]);
  const { record, lists } = sheets[0]?.values.record ?? {};
  expect(record).toMatchObject({
    no: 'P1',
    notice: { as: 'html', text: '请减速', content: ['<p>请<strong>减速</strong></p>'] },
    sign: { as: 'image', text: '✓', content: [SIGNED] },
    photos: { as: 'images', text: 'gate.png、lane.png', content: [image('gate.png').url, image('lane.png').url] },
    own: { as: 'qrcode', content: [expect.stringContaining(recordId)] },
    fixed: { as: 'qrcode', content: ['https://a.example'] },
  });
  expect(record).not.toHaveProperty('hidden');
  expect(lists?.parts).toMatchObject([
    { sign: { as: 'image', content: [SIGNED] }, bars: { as: 'barcode', content: ['P1'], format: 'code39' } },
    { sign: '', bars: { as: 'barcode' } },
  ]);
});

it('finds records by the names of their files and by times that they have in common', async () => {
  const found = async (filters: object) => {
    const body = { queryJson: { ...filters } };
    return (await admin.visualdev.records.list({ id: model, body })).list.length;
  };
  expect(await found({ photos: 'lane' })).toBe(1);
  // the rest of a stored file is none of its name
  expect(await found({ photos: 'annexpic' })).toBe(0);
  expect(await found({ open: ['16:30:00', '20:00:00'] })).toBe(1);
  expect(await found({ open: ['17:30:00', null] })).toBe(0);
});

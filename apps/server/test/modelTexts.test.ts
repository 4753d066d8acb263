import { Workbook } from '@cj-tech-master/excelts';
import { createClient, type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let english: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  const signedIn = await app.signIn('admin');
  admin = signedIn;
  english = createClient({ baseUrl: app.url, getToken: () => signedIn.token, getLanguage: () => 'en' });
});
afterAll(() => app.stop());

async function headerOf({ blob }: { blob: Blob }): Promise<unknown[]> {
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(await blob.arrayBuffer()));
  return (book.worksheets[0]?.getRow(1).values as unknown[]).slice(1);
}

it('files of a model are headed in the language of whoever takes them', async () => {
  const exported = await english.visualdev.records.export({ id: 'visitor', body: { columns: ['plate', 'toDate'] } });
  expect(exported.fileName).toBe('Visitor application.xlsx');
  expect(await headerOf(exported)).toEqual(['Plate number', 'End date']);
  expect(
    await headerOf(await admin.visualdev.records.export({ id: 'visitor', body: { columns: ['plate', 'toDate'] } })),
  ).toEqual(['车牌号', '结束日期']);
  expect(await headerOf(await english.visualdev.records.template({ id: 'visitor' }))).toContain('Plate number*');
});

it('refusals name fields and rules in the language of the caller', async () => {
  const wrong = { ...application, fromDate: '2026-05-02', toDate: '2026-05-01', reason: '' };
  const { fieldErrors } = await refusal(english.visualdev.records.create({ id: 'visitor', body: wrong }), 400);
  expect(fieldErrors.toDate).toBe('The end date cannot be before the start date');
  expect(fieldErrors.reason).toContain('Reason');
});

it('what can be granted and the log tell a released model in other languages', async () => {
  const { list } = await admin.permission.authority.tree();
  const page = list.find(({ enCode, kind }) => enCode === 'parking.visitor' && kind === 'menu');
  const code = list.find(
    ({ parentId, kind, enCode }) => parentId === page?.id && kind === 'form' && enCode === 'plate',
  );
  expect(code).toMatchObject({ fullName: '车牌号', names: { en: 'Plate number', zhtw: '車牌號', vi: 'Biển số xe' } });

  const recordId = await admin.visualdev.records.create({ id: 'visitor', body: application });
  await admin.visualdev.records.update({ id: 'visitor', recordId, body: { reason: '改了' } });
  const { list: lines } = await english.system.log.list({ query: { pageSize: 20 } });
  const line = lines.find(({ changes }) => changes.length > 0);
  expect(line?.changes.map(({ label }) => label)).toEqual(['Reason']);
});

it('texts that an owner changes reach readers and the menu with the next release', async () => {
  const { id: _id, ...model } = await admin.visualdev.models.read({ id: 'visitor' });
  const form = JSON.parse(model.formData) as { texts: { en: Record<string, string> } };
  form.texts.en['fields.plate.label'] = 'Licence plate';
  const { fullName, enCode, columnData } = model;
  await admin.visualdev.models.update({
    id: 'visitor',
    body: { fullName, enCode, columnData, formData: JSON.stringify(form) },
  });
  const header = async () =>
    headerOf(await english.visualdev.records.export({ id: 'visitor', body: { columns: ['plate'] } }));
  expect(await header()).toEqual(['Plate number']);
  await admin.visualdev.models.release({ id: 'visitor', body: { app: 1 } });
  expect(await header()).toEqual(['Licence plate']);
  const { list: menus } = await admin.system.menu.list({ query: { keyword: 'visitor application' } });
  expect(menus).toMatchObject([{ fullName: '访客车辆申请', category: 'App', names: { vi: 'Đăng ký xe khách' } }]);
});

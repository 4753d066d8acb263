import { afterAll, beforeAll, expect, it } from 'vitest';
import { workbookOf } from './support/zipOf.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

async function preview(content: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'users.xlsx');
  const { name } = await admin.file.upload({ type: 'import', body: form });
  return admin.permission.users.importPreview({ query: { fileName: name } });
}

const HEADER = ['账号*', '姓名*', '性别', '手机号', '邮箱', '所属组织*', '岗位', '角色', '备注'];
const row = (number: number, texts: string[]) =>
  `<row r="${number}">${texts.map((text, index) => `<c r="${'ABCDEFGHI'[index]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

it('reads an import whose formats claim the whole sheet, and tells rows by the numbers that Excel shows', async () => {
  const sheet = `<cols><col min="1" max="100000000" width="9"/></cols><sheetData>${row(1, HEADER)}<row r="2"/>${row(900_000, ['x1', 'X', '', '', '', '人力资源部'])}</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`;
  const { list } = await preview(workbookOf(sheet));
  expect(list).toMatchObject([{ rowNumber: 900_000, account: 'x1', errors: [] }]);
});

it('refuses in the caller’s language what would cost too much, and goes on answering', async () => {
  const far = `<sheetData>${row(1, HEADER)}${row(2_000_000_000, ['x1'])}</sheetData>`;
  expect((await refusal(preview(workbookOf(far)), 400)).message).toBe('文件已损坏或格式不正确，无法读取');
  const many = `<sheetData>${row(1, HEADER)}${'<row/>'.repeat(70_000)}</sheetData>`;
  expect((await refusal(preview(workbookOf(many)), 400)).message).toBe('文件内容过多，无法读取；请拆分或精简后重试');
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

import { TEXT_OVERRIDE_LIMIT } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from './support/openSocket.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(async () => {
  // the messages of the server are one for all tests of a worker
  const { list } = await admin.system.language.list();
  await admin.system.language.update({ body: { reset: list } });
  await app.stop();
});

const save = { language: 'en', key: 'save', original: 'Save', text: 'Keep' } as const;

it('a saved text reaches the sign-in page and the frame, and is reset to its original', async () => {
  await admin.system.language.update({ body: { save: [save] } });
  expect((await app.client().oauth.sysConfig()).texts).toEqual([save]);
  expect((await admin.oauth.currentUser({})).sysConfigInfo.texts).toEqual([save]);
  await admin.system.language.update({ body: { save: [{ ...save, text: 'Store' }] } });
  expect((await admin.system.language.list()).list).toMatchObject([{ ...save, text: 'Store' }]);
  // the original typed again is no override
  await admin.system.language.update({ body: { save: [{ ...save, text: 'Save' }] } });
  expect((await app.client().oauth.sysConfig()).texts).toEqual([]);
});

it('a text that loses or invents a placeholder is refused in words, and nothing of its call is saved', async () => {
  const total = { language: 'en', key: 'total', original: '{count} in {place}' } as const;
  const lost = await refusal(
    admin.system.language.update({ body: { save: [save, { ...total, text: 'In {place}' }] } }),
    400,
  );
  expect(lost.fieldErrors).toEqual({ 'save.1.text': expect.stringContaining('{count}') as string });
  await refusal(
    admin.system.language.update({ body: { save: [{ ...total, text: '{count} in {place:word} of {town}' }] } }),
    400,
  );
  expect((await admin.system.language.list()).list).toEqual([]);
});

it("the server's own messages follow an override", async () => {
  const original = '“{original}”的新文本缺少占位符 {names}，请保留';
  const text = '缺少 {names}（{original}）';
  await admin.system.language.update({ body: { save: [{ language: 'zh', key: 'lost', original, text }] } });
  const body = { save: [{ language: 'zh' as const, key: 'a', original: '{n} 个', text: '个' }] };
  // the texts are read again behind the answer that they are saved
  await until(async () => {
    const { message } = await refusal(admin.system.language.update({ body }), 400);
    expect(message).toBe('缺少 {n}（{n} 个）');
  });
  await admin.system.language.update({ body: { reset: [{ language: 'zh', key: 'lost', original }] } });
});

it('more texts than the first page may carry are refused', async () => {
  const many = Array.from({ length: TEXT_OVERRIDE_LIMIT }, (_, place) => ({ ...save, original: `Save ${place}` }));
  await admin.system.language.update({ body: { save: many } });
  await refusal(admin.system.language.update({ body: { save: [save] } }), 409);
  await admin.system.language.update({ body: { reset: many } });
  expect((await admin.system.language.list()).list).toEqual([]);
});

it('who lacks the page neither lists nor changes texts', async () => {
  const operator = await app.signIn('operator');
  await refusal(operator.system.language.list(), 403);
  await refusal(operator.system.language.update({ body: { save: [save] } }), 403);
  await refusal(app.client().system.language.list(), 602);
});

import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJobs } from '../src/jobs/startJobs.js';
import { until } from './support/openSocket.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let stopJobs: () => Promise<void>;
beforeAll(async () => {
  app = await startTestApp();
  stopJobs = await startJobs(app.config, app.deps);
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(async () => {
  await stopJobs();
  await app.stop();
});

const commentsOf = async (client: ApiClient, place: { id: string; recordId: string }) =>
  (await client.visualdev.records.comments({ ...place, query: {} })).list;

it('a comment is seen by whoever sees the record, tells those whom it names, and is taken back by its author alone', async () => {
  const recordId = await operator.visualdev.records.create({ id: 'visitor', body: application });
  const place = { id: 'visitor', recordId };
  const text = '请核对 <b>车牌</b>\n谢谢';
  const commentId = await admin.visualdev.records.addComment({ ...place, body: { text, mentionedIds: ['operator'] } });
  const [seen] = await commentsOf(operator, place);
  expect(seen).toMatchObject({ id: commentId, text, userId: 'admin', isOwn: false });
  expect(seen?.mentioned).toMatchObject([{ id: 'operator' }]);
  const notice = await until(async () => {
    const { list } = await operator.message.mine({ query: {} });
    const found = list.find(({ title }) => title.includes('的评论中提到了您'));
    if (!found) throw new Error('no notice has come');
    return found;
  });
  const { bodyText } = await operator.message.readInfo({ id: notice.id });
  expect(bodyText).toContain('请核对 &lt;b&gt;车牌&lt;/b&gt;');
  expect(bodyText).toContain(`/openRecord?`);
  // what is said of a record is not for whoever manages notices
  expect((await admin.message.list({ query: {} })).list.map(({ id }) => id)).not.toContain(notice.id);
  await refusal(admin.message.readers({ id: notice.id, query: {} }), 404);
  await refusal(operator.visualdev.records.removeComment({ ...place, commentId }), 403);
  await admin.visualdev.records.removeComment({ ...place, commentId });
  expect(await commentsOf(operator, place)).toEqual([]);
});

it('nobody is told of a record that they may not see', async () => {
  const recordId = await admin.visualdev.records.create({ id: 'visitor', body: application });
  const place = { id: 'visitor', recordId };
  await refusal(commentsOf(operator, place), 403);
  const body = { text: '保密', mentionedIds: ['operator'] };
  expect((await refusal(admin.visualdev.records.addComment({ ...place, body }), 400)).message).toContain(
    '无权查看此数据',
  );
  expect(await commentsOf(admin, place)).toEqual([]);
});

it('comments stay with a record in the recycle bin and go with it for ever', async () => {
  const recordId = await admin.visualdev.records.create({ id: 'visitor', body: application });
  const place = { id: 'visitor', recordId };
  await admin.visualdev.records.addComment({ ...place, body: { text: '留言' } });
  await admin.visualdev.records.remove(place);
  await admin.visualdev.records.restore({ id: 'visitor', body: { ids: [recordId] } });
  expect(await commentsOf(admin, place)).toHaveLength(1);
  await admin.visualdev.records.remove(place);
  await admin.visualdev.records.purge({ id: 'visitor', body: { ids: [recordId] } });
  expect(await app.db.selectFrom('recordComment').select('id').where('recordId', '=', recordId).execute()).toEqual([]);
});

import { hashPassword } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobs } from '../src/jobs.js';
import { startJobs } from '../src/jobs/startJobs.js';
import { sendTemplate } from '../src/modules/messageTemplate/sendTemplate.js';
import { spreadTemplate } from '../src/modules/messageTemplate/spreadTemplate.js';
import { saveGrants } from './support/saveGrants.js';
import { type MailServer, startMailServer } from './support/startMailServer.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let mail: MailServer;
let stop: () => Promise<void>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  mail = await startMailServer();
  await app.db.updateTable('userAccount').set({ email: 'admin@example.com' }).where('id', '=', 'admin').execute();
  await app.db
    .updateTable('userAccount')
    .set({ email: 'operator@example.com', mobilePhone: '13900000001', language: 'en' })
    .where('id', '=', 'operator')
    .execute();
  stop = await startJobs(app.config, {
    ...app.deps,
    jobs: new Map(jobs.map((handler) => [handler.job.name, handler])),
  });
});
afterAll(async () => {
  await stop();
  await app.stop();
  await mail.stop();
});

const template = (fields: object = {}) => ({
  fullName: '月卡到期',
  enCode: 'cardExpires',
  channels: ['notice', 'mail'] as ('notice' | 'mail' | 'sms' | 'weChat')[],
  placeholders: [{ name: 'plate', label: '车牌', sample: '京A12345' }],
  subject: '{plate} 的月卡即将到期',
  content: '{receiverName}，您好：\n{plate} 的月卡即将到期。',
  subjectEn: 'The card of {plate} expires',
  contentEn: 'Hello {receiverName},\nthe card of {plate} expires.',
  ...fields,
});
const mailChannel = (fields: object = {}) => ({
  enabledMark: 1 as const,
  provider: 'smtp' as const,
  host: '127.0.0.1',
  port: mail.port,
  security: 'none' as const,
  fromAddress: 'system@example.com',
  fromName: '智慧停车',
  ...fields,
});
const deliveriesOf = async (templateName: string, count: number, state: string) =>
  vi.waitFor(async () => {
    const { list } = await admin.system.messageDelivery.list({ query: { keyword: templateName } });
    expect(list.filter((delivery) => delivery.state === state)).toHaveLength(count);
    return list;
  });
const send = (code: string, receivers: string[], values: Record<string, string>) =>
  app.db.transaction().execute((trx) => sendTemplate(trx, { code, receivers, values }));
const setChannel = (
  id: 'mail' | 'sms' | 'weChat',
  body: Parameters<typeof admin.system.messageChannel.update>[0]['body'],
) => admin.system.messageChannel.update({ id, body });

it('F-SY-12 a template is made, previewed in each language, changed, sent to oneself as a test, disabled and deleted', async () => {
  const id = await admin.system.messageTemplate.create({ body: template({ fullName: '自测', enCode: 'own' }) });
  const preview = (language: 'zh' | 'en' | 'vi') =>
    admin.system.messageTemplate.preview({ id, body: { language } }).then(({ subject }) => subject);
  expect(await preview('en')).toBe('The card of 京A12345 expires');
  expect(await preview('vi')).toBe('京A12345 的月卡即将到期');
  await admin.system.messageTemplate.updateState({ id });
  await admin.system.messageTemplate.update({
    id,
    body: template({ fullName: '自测', enCode: 'own', subject: '{plate} 测试', enabledMark: 0 }),
  });
  await setChannel('mail', mailChannel());
  expect(await admin.system.messageTemplate.test({ id, body: { language: 'zh' } })).toEqual({
    channels: ['notice', 'mail'],
  });
  await deliveriesOf('自测', 2, 'sent');
  const { list } = await admin.message.mine({ query: { keyword: '京A12345 测试' } });
  const { bodyText } = await admin.message.readInfo({ id: list[0]?.id ?? '' });
  expect(bodyText).toBe('<p>系统管理员，您好：</p><p>京A12345 的月卡即将到期。</p>');
  expect(mail.mails.at(-1)).toMatchObject({ from: 'system@example.com', to: ['admin@example.com'] });
  // disabled: other modules send nothing
  await send('own', ['operator'], { plate: '京B' });
  await admin.system.messageTemplate.remove({ id });
  await refusal(admin.system.messageTemplate.read({ id }), 404);
});

it('each receiver gets their language once by each channel that is on, and only they see the notice', async () => {
  const channels = ['notice', 'mail', 'sms', 'weChat'] as const;
  await admin.system.messageTemplate.create({ body: template({ fullName: '到期', channels: [...channels] }) });
  await setChannel('sms', { enabledMark: 1, provider: 'development' });
  await app.db.updateTable('userAccount').set({ email: '' }).where('id', '=', 'admin').execute();
  const plate = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.com';
  await send('cardExpires', ['operator', 'admin', 'operator'], { plate });
  const list = await deliveriesOf('到期', 4, 'sent');
  const of = (userName: string, channel: string) =>
    list.find((delivery) => delivery.userName === userName && delivery.channel === channel);
  expect(list.filter(({ channel }) => channel === 'weChat')).toEqual([]);
  expect(of('系统管理员', 'mail')).toMatchObject({ state: 'noAddress', address: '' });
  const operator = list.find(({ address }) => address === 'operator@example.com')?.userName ?? '';
  expect(of(operator, 'sms')).toMatchObject({ address: '13900000001', provider: 'development' });
  const { source, to } = mail.mails.at(-1) ?? { source: '', to: [] };
  expect(to).toEqual(['operator@example.com']);
  expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  expect(source.split('text/html')[1]).toContain('&lt;img');
  expect(source.split('text/html')[1]).not.toContain('<img');
  const receiver = await app.signIn('operator');
  const mine = await receiver.message.mine({ query: { keyword: 'The card of' } });
  expect(mine.list).toHaveLength(1);
  expect((await receiver.message.readInfo({ id: mine.list[0]?.id ?? '' })).bodyText).toContain('&lt;img src=x');
  const notices = await admin.message.list({ query: { keyword: 'The card of' } });
  expect(notices.list).toEqual([]);
  await refusal(admin.message.read({ id: mine.list[0]?.id ?? '' }), 404);
});

it('what a rolled back transaction sent is sent to nobody, and an unknown code is an error', async () => {
  const before = await app.db.selectFrom('messageDelivery').select('id').execute();
  await expect(
    app.db.transaction().execute(async (trx) => {
      await sendTemplate(trx, { code: 'cardExpires', receivers: ['operator'], values: { plate: 'x' } });
      await sendTemplate(trx, { code: 'nowhere', receivers: ['operator'], values: {} });
    }),
  ).rejects.toThrow('there is no message template nowhere');
  const waiting =
    await sql`select id from graphile_worker.jobs where task_identifier = 'messageTemplate.spread'`.execute(app.db);
  expect(waiting.rows).toEqual([]);
  expect(await app.db.selectFrom('messageDelivery').select('id').execute()).toEqual(before);
});

it('goes by mail to nobody who does not want that kind by mail, and stands in their messages all the same', async () => {
  await admin.system.messageTemplate.create({
    body: template({ fullName: '可选', enCode: 'choosable', channels: ['notice', 'mail'] }),
  });
  const chooser = await app.signIn('operator');
  const { channels, ...setting } = await chooser.message.setting();
  expect(channels).toContain('mail');
  const muted = [
    { kind: 'flow', channel: 'mail' },
    { kind: 'flow', channel: 'notice' },
  ] as const;
  await chooser.message.saveSetting({ body: { ...setting, muted: [...muted] } });
  await app.db
    .updateTable('userAccount')
    .set({ email: 'developer@example.com' })
    .where('id', '=', 'developer')
    .execute();
  const mails = () => mail.mails.flatMap(({ to }) => to);
  const before = mails().length;
  const about = { code: 'choosable', receivers: ['operator', 'developer'] };
  await app.db.transaction().execute(async (trx) => {
    await sendTemplate(trx, { ...about, values: { plate: '甲流程' }, reference: 'flow1' });
  });
  const list = await deliveriesOf('可选', 3, 'sent');
  expect(list.filter(({ state }) => state === 'declined')).toMatchObject([{ channel: 'mail' }]);
  expect(mails().slice(before)).toEqual(['developer@example.com']);
  expect((await chooser.message.mine({ query: { keyword: '甲流程' } })).list).toMatchObject([{ type: 2, isRead: '0' }]);
  // other kinds come as before
  await app.db.transaction().execute((trx) => sendTemplate(trx, { ...about, values: { plate: '乙系统' } }));
  await deliveriesOf('可选', 7, 'sent');
  expect(mails().slice(before)).toHaveLength(3);
  // what is about the safety of an account cannot be switched off
  await chooser.message.saveSetting({ body: { ...setting, muted: [{ kind: 'system', channel: 'mail' }] } });
  await app.db
    .transaction()
    .execute((trx) => sendTemplate(trx, { ...about, isSecurity: true, values: { plate: '丙密码' } }));
  await vi.waitFor(() => expect(mails().slice(before)).toHaveLength(5));
  await chooser.message.saveSetting({ body: { ...setting, muted: [] } });
});

it('a batch that is done again after a crash reaches nobody twice', async () => {
  const { id: templateId } = await app.db
    .selectFrom('messageTemplate')
    .select('id')
    .where('enCode', '=', 'cardExpires')
    .executeTakeFirstOrThrow();
  const batch = { batchId: 'again', templateId, userIds: ['operator'], values: { plate: 'twice' } };
  await spreadTemplate(app.deps, batch);
  await spreadTemplate(app.deps, batch);
  const made = await app.db.selectFrom('messageDelivery').select('channel').where('batchId', '=', 'again').execute();
  expect(made.map(({ channel }) => channel).sort()).toEqual(['mail', 'notice', 'sms']);
  const receiver = await app.signIn('operator');
  expect((await receiver.message.mine({ query: { keyword: 'The card of twice' } })).list).toHaveLength(1);
});

it('a failed attempt is tried again and its error told; a refused receiver is not', async () => {
  const refusing = await startMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  });
  const id = await admin.system.messageTemplate.create({
    body: template({ fullName: '重试', enCode: 'retry', channels: ['mail'] }),
  });
  // nobody listens there: the server of the first attempt is gone
  const gone = await startMailServer();
  await setChannel('mail', mailChannel({ port: gone.port }));
  await gone.stop();
  await send('retry', ['operator'], { plate: '一' });
  const [failed] = await deliveriesOf('重试', 1, 'retrying');
  expect(failed).toMatchObject({ attempts: 1, error: expect.stringContaining('ECONNREFUSED') as string });
  await setChannel('mail', mailChannel());
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = 'messageTemplate.send'), run_at => now())`.execute(
    app.db,
  );
  expect((await deliveriesOf('重试', 1, 'sent'))[0]).toMatchObject({ attempts: 2, error: '' });
  await setChannel('mail', mailChannel({ port: refusing.port }));
  await send('retry', ['operator'], { plate: '二' });
  const [refused] = await deliveriesOf('重试', 1, 'failed');
  expect(refused?.error).toContain('no such mailbox');
  await refusing.stop();
  await admin.system.messageTemplate.remove({ id });
});

it('a certificate that nobody vouches for is not talked to', async () => {
  const secure = await startMailServer({ secure: true });
  const channel = mailChannel({ port: secure.port, security: 'tls' });
  const { fieldErrors } = await refusal(setChannel('mail', channel), 400);
  expect(JSON.stringify(fieldErrors.host)).toMatch(/certificate/i);
  // as it becomes when the certificate of a server expires
  await app.db
    .updateTable('messageChannel')
    .set({ port: secure.port, security: 'tls' })
    .where('id', '=', 'mail')
    .execute();
  await admin.system.messageTemplate.create({
    body: template({ fullName: '证书', enCode: 'tls', channels: ['mail'] }),
  });
  await send('tls', ['operator'], { plate: '三' });
  expect((await deliveriesOf('证书', 1, 'retrying'))[0]?.error).toMatch(/certificate/i);
  expect(secure.mails).toEqual([]);
  await secure.stop();
});

it('a mail server that does not answer is told before the channel goes by it', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const wrong = mailChannel({ port: gone.port });
  const away = await refusal(setChannel('mail', wrong), 400);
  expect(away.fieldErrors).toEqual({ host: expect.stringContaining('ECONNREFUSED') });
  // switched off it may be kept, and is asked when it is switched on
  await setChannel('mail', { ...wrong, enabledMark: 0 });
  await refusal(admin.system.messageChannel.updateState({ id: 'mail' }), 400);
  expect((await admin.system.messageChannel.read({ id: 'mail' })).enabledMark).toBe(0);
  await setChannel('mail', mailChannel());
  expect((await admin.system.messageChannel.read({ id: 'mail' })).enabledMark).toBe(1);
  expect(mail.mails.filter(({ to }) => to.length === 0)).toEqual([]);
});

it('a password is sealed, never answered, never sent in clear or to another server', async () => {
  const withAccount = (fields: object = {}) =>
    mailChannel({ enabledMark: 0, account: 'system', security: 'tls', host: 'mail.example.com', port: 465, ...fields });
  await setChannel('mail', withAccount({ secret: 'Top-Secret-1' }));
  const read = await admin.system.messageChannel.read({ id: 'mail' });
  expect(read).toMatchObject({ hasSecret: true, secret: '' });
  const answers = JSON.stringify([read, await admin.system.messageChannel.list({})]);
  const { rows } =
    await sql`select t::text from message_channel t union all select l::text from operation_log l`.execute(app.db);
  expect(answers + JSON.stringify(rows)).not.toContain('Top-Secret-1');
  // the rest may change and keep it
  await setChannel('mail', withAccount({ fromName: '另一个名称' }));
  expect((await admin.system.messageChannel.read({ id: 'mail' })).hasSecret).toBe(true);
  for (const [field, fields] of [
    ['secret', { host: 'attacker.example.com' }],
    ['secret', { port: 2525 }],
    ['secret', { security: 'startTls' }],
    ['security', { security: 'none', secret: 'x' }],
    ['host', { host: '' }],
    ['host', { host: 'mail.example.com/x' }],
    ['fromAddress', { fromAddress: '' }],
  ] as const) {
    const { fieldErrors } = await refusal(setChannel('mail', withAccount(fields)), 400);
    expect(Object.keys(fieldErrors)).toEqual([field]);
  }
  const { fieldErrors } = await refusal(setChannel('sms', mailChannel()), 400);
  expect(Object.keys(fieldErrors)).toEqual(['provider']);
});

it('texts with placeholders that are not listed are refused with their field, and templates of the product stay', async () => {
  for (const [field, fields] of [
    ['content', { content: '{unknown}' }],
    ['subjectVi', { subjectVi: '{constructor}' }],
    ['placeholders', { placeholders: [{ name: 'plate' }, { name: 'plate' }] }],
    ['subject', { subject: '' }],
    ['channels', { channels: [] }],
  ] as const) {
    const { fieldErrors } = await refusal(
      admin.system.messageTemplate.create({ body: template({ enCode: 'wrong', ...fields }) }),
      400,
    );
    expect(Object.keys(fieldErrors)).toEqual([field]);
  }
  const { id, ...stored } = await admin.system.messageTemplate.read({ id: 'passwordReset' });
  await refusal(admin.system.messageTemplate.remove({ id }), 409);
  await admin.system.messageTemplate.update({ id, body: { ...stored, enCode: 'other', placeholders: [] } });
  expect(await admin.system.messageTemplate.read({ id })).toMatchObject({
    enCode: 'passwordReset',
    placeholders: [{ name: 'operator' }],
  });
});

it('whoever had their password reset is told by whom', async () => {
  // the one before has left mail switched off: notices do not need it
  const password = await hashPassword('Changed123');
  await admin.permission.users.resetPassword({
    id: 'operator',
    body: { userPassword: password, validatePassword: password },
  });
  const [told] = await deliveriesOf('密码已重置', 1, 'sent');
  expect(told).toMatchObject({ channel: 'notice', subject: 'Your password was reset' });
  expect(told?.content).toContain('系统管理员 has reset your password');
});

it('who has only the page reads neither addresses nor channels, and sends and changes nothing', async () => {
  const operator = await app.signIn('operator', 'Changed123');
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
  await refusal(operator.system.messageTemplate.list({ query: {} }), 403);
  await saveGrants(admin, 'User', 'operator', { menu: ['system', 'system_template'] });
  expect((await operator.system.messageTemplate.list({ query: {} })).list).not.toEqual([]);
  await refusal(operator.system.messageChannel.list({}), 403);
  await refusal(operator.system.messageChannel.update({ id: 'sms', body: { provider: 'development' } }), 403);
  await refusal(operator.system.messageDelivery.list({ query: {} }), 403);
  await refusal(operator.system.messageTemplate.test({ id: 'passwordReset', body: { language: 'zh' } }), 403);
  await refusal(operator.system.messageTemplate.create({ body: template({ enCode: 'theirs' }) }), 403);
});

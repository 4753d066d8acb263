import { type ApiClient } from '@smart-admin/api-client';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { type ImapServer, startImapServer } from './support/startImapServer.js';
import { type MailServer, startMailServer } from './support/startMailServer.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs, workOff } from './support/takeJobs.js';
import { PNG } from './support/uploads.js';
import { runJob } from './support/runJob.js';

let app: TestApp;
let imap: ImapServer;
let smtp: MailServer;
let owner: ApiClient;
let other: ApiClient;
let pictures: Server;

beforeAll(async () => {
  app = await startTestApp({ INTERFACE_HOSTS: '127.0.0.1' });
  imap = await startImapServer({ user: 'wang', password: 'right' });
  smtp = await startMailServer({
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'wang' }) : done(new Error('bad password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody') ? done(Object.assign(new Error('no such user'), { responseCode: 550 })) : done(),
  });
  pictures = createServer((request, answer) => {
    if (request.url === '/a.png') answer.setHeader('content-type', 'image/png').end(PNG);
    else answer.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  }).listen(0, '127.0.0.1');
  const admin = await app.signIn('admin');
  for (const id of ['operator', 'user003']) await saveGrants(admin, 'User', id, { menu: ['extend', 'extend_email'] });
  owner = await app.signIn('operator');
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', 'user003')
    .executeTakeFirstOrThrow();
  other = await app.signIn(account, 'Smart123');
});
afterAll(async () => {
  await app.stop();
  await imap.stop();
  await smtp.stop();
  pictures.close();
});

const accountBody = () => ({
  ...{ address: 'wang@example.com', fullName: '王芳', userName: 'wang', password: 'right' },
  ...{ imapHost: '127.0.0.1', imapPort: imap.port, imapSecurity: 'none' as const },
  ...{ smtpHost: '127.0.0.1', smtpPort: smtp.port, smtpSecurity: 'none' as const },
});
const listOf = async (client: ApiClient, query: object = {}) =>
  (await client.extend.email.list({ query: { pageSize: 100, ...query } })).list;
const plain = (subject: string, text = '正文') =>
  [
    'From: =?utf-8?B?5p2O5Zub?= <li@example.com>',
    'To: wang@example.com',
    `Subject: ${subject}`,
    `Message-ID: <${subject}@example.com>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n');

it('saves an account that both servers take, says at which field they do not, and never answers the password', async () => {
  const fields = async (change: object) =>
    Object.keys(
      (await refusal(owner.extend.email.saveAccount({ body: { ...accountBody(), ...change } }), 400)).fieldErrors,
    );
  expect(await fields({ password: 'wrong' })).toEqual(['password']);
  expect(await fields({ password: '' })).toEqual(['password']);
  expect(await fields({ imapPort: 1 })).toEqual(['imapHost']);
  expect(await fields({ smtpPort: 1 })).toEqual(['smtpHost']);
  expect(await fields({ imapHost: '10.0.0.1', imapSecurity: 'tls' })).toEqual(['imapHost']);
  expect(await fields({ smtpHost: 'mail.example.com' })).toEqual(['smtpSecurity']);
  expect((await owner.extend.email.account()).account).toBeNull();
  await refusal(owner.extend.email.receive(), 400);
  await owner.extend.email.saveAccount({ body: accountBody() });
  const { account: saved } = await owner.extend.email.account();
  expect(saved).toMatchObject({ address: 'wang@example.com', imapPort: imap.port });
  expect(JSON.stringify(saved)).not.toContain('right');
  const stored = await app.db.selectFrom('mailAccount').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('right');
  await owner.extend.email.saveAccount({ body: { ...accountBody(), password: '', fullName: '王小芳' } });
  expect(await fields({ password: '', userName: 'wang2' })).toEqual(['password']);
  expect((await other.extend.email.account()).account).toBeNull();
});

it('takes over what has come since, once, and starts anew where the inbox has other numbers', async () => {
  imap.deliver(plain('one'));
  imap.deliver(plain('two', '明天下午三点开会'));
  expect(await owner.extend.email.receive()).toEqual({ received: 2, left: 0 });
  expect(await owner.extend.email.receive()).toEqual({ received: 0, left: 0 });
  imap.deliver(plain('three'));
  await Promise.all([owner.extend.email.receive(), owner.extend.email.receive()]);
  expect((await listOf(owner)).map(({ subject }) => subject).sort()).toEqual(['one', 'three', 'two']);
  expect((await listOf(owner, { keyword: '三点' })).map(({ subject }) => subject)).toEqual(['two']);
  expect((await listOf(owner))[0]?.from).toEqual({ name: '李四', address: 'li@example.com' });
  imap.renumber();
  expect((await owner.extend.email.receive()).received).toBe(3);
  expect(imap.commands.some((line) => line.includes('EXAMINE') || line.includes('SELECT'))).toBe(true);
  expect(imap.commands.some((line) => /STORE|EXPUNGE|DELETE/i.test(line))).toBe(false);
});

it('shows nobody the mail of anybody else, nor changes it', async () => {
  const [mail] = await listOf(owner);
  const id = mail?.id ?? '';
  const body = { ids: [id] };
  expect(await listOf(other)).toEqual([]);
  expect(await other.extend.email.counts()).toEqual({ unread: 0, drafts: 0, failed: 0 });
  await refusal(other.extend.email.read({ id }), 404);
  await refusal(other.extend.email.mark({ body: { ...body, isStarred: true } }), 404);
  await refusal(other.extend.email.remove({ body }), 404);
  await refusal(other.extend.email.restore({ body }), 404);
  await refusal(other.extend.email.createDraft({ body: { replyToId: id } }), 404);
  const admin = await app.signIn('admin');
  await refusal(admin.extend.email.read({ id }), 404);
  expect((await owner.extend.email.read({ id })).isStarred).toBe(false);
});

it('keeps what is attached for its receiver alone, puts pictures into their places, and takes no programs', async () => {
  const png = PNG.toString('base64');
  imap.deliver(
    [
      ...['From: li@example.com', 'To: wang@example.com', 'Subject: attached', 'MIME-Version: 1.0'],
      ...[
        'Content-Type: multipart/mixed; boundary=outer',
        '',
        '--outer',
        'Content-Type: multipart/related; boundary=inner',
        '',
      ],
      ...['--inner', 'Content-Type: text/html; charset=utf-8', '', '<p>图<img src="cid:logo@x"></p>'],
      ...[
        '--inner',
        'Content-Type: image/png; name=logo.png',
        'Content-ID: <logo@x>',
        'Content-Disposition: inline; filename=logo.png',
      ],
      ...['Content-Transfer-Encoding: base64', '', png, '--inner--'],
      ...['--outer', 'Content-Type: text/plain', 'Content-Disposition: attachment; filename="a.txt"', '', 'hello', ''],
      ...[
        '--outer',
        'Content-Type: application/octet-stream',
        'Content-Disposition: attachment; filename="a.exe"',
        '',
        'MZ',
        '',
        '--outer--',
      ],
    ].join('\r\n'),
  );
  await owner.extend.email.receive();
  const [row] = await listOf(owner, { keyword: 'attached' });
  const mail = await owner.extend.email.read({ id: row?.id ?? '' });
  expect(mail.attachments.map(({ name, isInline, fileId }) => [name, isInline, fileId !== ''])).toEqual([
    ['logo.png', true, true],
    ['a.txt', false, true],
    ['a.exe', false, false],
  ]);
  const [picture, text] = mail.attachments;
  expect(mail.html).toContain(`src="/api/file/Download/mail/${picture?.fileId}"`);
  const download = (client: ApiClient) => client.file.download({ type: 'mail', name: text?.fileId ?? '', query: {} });
  expect((await (await download(owner)).blob.text()).trim()).toBe('hello');
  await refusal(download(other), 404);
  await refusal(download(await app.signIn('admin')), 404);
  // what was thrown away for ever takes its files along
  await owner.extend.email.remove({ body: { ids: [mail.id] } });
  expect((await listOf(owner, { folder: 'trash' })).map(({ id }) => id)).toEqual([mail.id]);
  await owner.extend.email.restore({ body: { ids: [mail.id] } });
  expect((await listOf(owner, { folder: 'trash' })).length).toBe(0);
  await refusal(owner.extend.email.remove({ body: { ids: [mail.id], forever: true } }), 404);
  await owner.extend.email.remove({ body: { ids: [mail.id] } });
  await owner.extend.email.remove({ body: { ids: [mail.id], forever: true } });
  await refusal(owner.extend.email.read({ id: mail.id }), 404);
  await refusal(download(owner), 404);
});

it('cleans what a mail would do, asks no other server, and shows its pictures by this one when somebody wants them', async () => {
  const base = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  const html = `<p onclick="x()">hi</p><script>alert(1)</script><img src="${base}/a.png?x=1&amp;y=2"><img src="${base}/b.svg"><img src="${base}/a.png"><form><input></form>`;
  imap.deliver(plain('tracked').replace('text/plain', 'text/html').replace('正文', html));
  await owner.extend.email.receive();
  const [row] = await listOf(owner, { keyword: 'tracked' });
  const mail = await owner.extend.email.read({ id: row?.id ?? '' });
  expect(mail.html).not.toMatch(/script|onclick|form|input| src=/);
  expect(mail.html).toContain(`data-remote="${base}/a.png"`);
  const picture = (client: ApiClient, url: string) => client.extend.email.picture({ id: mail.id, query: { url } });
  expect((await picture(owner, `${base}/a.png`)).blob.type).toBe('image/png');
  await refusal(picture(owner, `${base}/b.svg`), 404);
  await refusal(picture(owner, `${base}/c.png`), 404);
  await refusal(picture(other, `${base}/a.png`), 404);
});

it('keeps a hostile mail as far as it can be read, and goes on after it', async () => {
  const deep = Array.from(
    { length: 2_000 },
    (_, place) => `--b${place}\r\nContent-Type: multipart/mixed; boundary=b${place + 1}\r\n\r\n`,
  ).join('');
  imap.deliver(`From: evil@example.com\r\nSubject: deep\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${deep}`);
  imap.deliver(`Subject: nothing\0\r\n\r\n\0`);
  imap.deliver(plain('nested').replace('text/plain', 'text/html').replace('正文', '<div>'.repeat(50_000)));
  imap.deliver(plain('after'));
  expect(await owner.extend.email.receive()).toEqual({ received: 4, left: 0 });
  expect(await listOf(owner, { keyword: 'after' })).toHaveLength(1);
});

it('keeps a mail whose names are cut within a character, or that cannot be stored, and goes on after it', async () => {
  const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
  const long = word(`${'x'.repeat(199)}😀`);
  imap.deliver(plain('halved').replace('To: wang', `To: ${long} <zhao@example.com>, wang`));
  imap.deliver(plain('prehistoric').replace('Subject:', 'Date: -100000-01-01T00:00:00Z\r\nSubject:'));
  imap.deliver(plain('behind'));
  const unread = async () => (await listOf(owner, { keyword: '邮件内容无法解析' })).length;
  const before = await unread();
  expect(await owner.extend.email.receive()).toEqual({ received: 3, left: 0 });
  const [halved] = await listOf(owner, { keyword: 'halved' });
  expect(halved?.to[0]?.name).toBe(`${'x'.repeat(199)}\ufffd`);
  expect((await unread()) - before).toBe(1);
  expect(await listOf(owner, { keyword: 'behind' })).toHaveLength(1);
});

it('keeps a draft, sends it with its files, and says of it that it was sent', async () => {
  const form = new FormData();
  form.append('file', new Blob(['数据']), '表.txt');
  const { fileId } = await owner.file.upload({ type: 'mail', body: form });
  const [answered] = await listOf(owner, { keyword: 'after' });
  const body = {
    ...{
      to: [{ name: '李四', address: 'li@example.com' }],
      cc: [],
      bcc: [{ name: '', address: 'secret@example.com' }],
    },
    ...{ subject: '回复', html: '<p>好<script>x</script></p>', fileIds: [fileId], replyToId: answered?.id ?? '' },
  };
  const id = await owner.extend.email.createDraft({ body });
  await refusal(other.extend.email.updateDraft({ id, body: { ...body, revision: 1 } }), 404);
  await refusal(other.extend.email.send({ id }), 404);
  await refusal(other.extend.email.createDraft({ body: { fileIds: [fileId] } }), 400);
  expect(await owner.extend.email.updateDraft({ id, body: { ...body, subject: '回复：after', revision: 1 } })).toEqual({
    revision: 2,
  });
  await refusal(owner.extend.email.updateDraft({ id, body: { ...body, revision: 1 } }), 409);
  expect((await listOf(owner, { folder: 'draft' })).map(({ subject }) => subject)).toEqual(['回复：after']);
  await owner.extend.email.send({ id });
  await refusal(owner.extend.email.updateDraft({ id, body: { ...body, revision: 3 } }), 409);
  expect((await listOf(owner, { folder: 'sent' }))[0]?.state).toBe('sending');
  const before = smtp.mails.length;
  await workOff(app, 'mail.send');
  expect((await listOf(owner, { folder: 'sent' }))[0]).toMatchObject({ state: '', hasAttachments: true });
  const sent = smtp.mails.slice(before);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to.sort()).toEqual(['li@example.com', 'secret@example.com']);
  expect(sent[0]?.source).toContain('In-Reply-To: <after@example.com>');
  expect(sent[0]?.source).not.toMatch(/secret@example|script/);
});

it('says why a mail was not sent, and sends it once it was mended', async () => {
  const to = (address: string) => ({ to: [{ name: '', address }], subject: '未送达', html: '<p>x</p>' });
  await refusal(
    owner.extend.email.send({ id: await owner.extend.email.createDraft({ body: { subject: '无' } }) }),
    400,
  );
  const id = await owner.extend.email.createDraft({ body: to('nobody@example.com') });
  await owner.extend.email.send({ id });
  await workOff(app, 'mail.send');
  const failed = await owner.extend.email.read({ id });
  expect(failed).toMatchObject({ state: 'failed', reason: expect.stringContaining('no such user') as string });
  expect((await owner.extend.email.counts()).failed).toBe(1);
  await owner.extend.email.updateDraft({ id, body: { ...to('li@example.com'), revision: failed.revision } });
  await owner.extend.email.send({ id });
  const [job] = await takeJobs(app, 'mail.send');
  const before = smtp.mails.length;
  await runJob(app, 'mail.send', job?.payload);
  await runJob(app, 'mail.send', job?.payload);
  expect(smtp.mails.length - before).toBe(1);
  expect((await owner.extend.email.read({ id })).state).toBe('');
});

it('saves a draft once for its key, so that a lost answer can be asked for again', async () => {
  const id = await owner.extend.email.createDraft({ body: { subject: '一' } });
  const save = (subject: string, idempotencyKey: string) =>
    owner.extend.email.updateDraft({ id, body: { subject, revision: 1 } }, { idempotencyKey });
  expect(await save('二', 'draft-key-1')).toEqual({ revision: 2 });
  expect(await save('二', 'draft-key-1')).toEqual({ revision: 2 });
  await refusal(save('三', 'draft-key-2'), 409);
  expect(await owner.extend.email.read({ id })).toMatchObject({ subject: '二', revision: 2 });
});

it('gives addresses of accounts to everybody, those of users to whoever sees them', async () => {
  const admin = await app.signIn('admin');
  await app.db.updateTable('userAccount').set({ email: 'three@example.com' }).where('id', '=', 'user003').execute();
  const ask = async (client: ApiClient) =>
    (await client.extend.email.addresses({ body: { userIds: ['operator', 'user003'] } })).list.map(
      ({ address }) => address,
    );
  expect((await ask(admin)).sort()).toEqual(['three@example.com', 'wang@example.com']);
  expect(await ask(other)).toEqual(['wang@example.com']);
});

it('goes with its owner', async () => {
  const admin = await app.signIn('admin');
  await admin.permission.users.remove({ id: 'operator' });
  expect(await app.db.selectFrom('mail').select('id').where('userId', '=', 'operator').execute()).toEqual([]);
  expect(await app.db.selectFrom('mailAccount').select('userId').execute()).toEqual([]);
});

import { type ApiClient, type ClientFrame } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openSocket, until, type OpenSocket } from './support/openSocket.js';
import { refusal, startTestApp, type Instance, type TestApp } from './support/startTestApp.js';
import { claimOf, PNG, uploadWhole } from './support/uploads.js';

type Client = ApiClient & { token: string };

let app: TestApp;
/** People are connected to different instances. */
let other: Instance;
let admin: Client;
let operator: Client;
let developer: Client;
const opened: OpenSocket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
  [admin, operator, developer] = await Promise.all([
    app.signIn('admin'),
    app.signIn('operator'),
    app.signIn('developer', 'developer123'),
  ]);
});
afterAll(async () => {
  for (const socket of opened) socket.close();
  await app.stop();
});

async function open(instance: Instance, client: Client): Promise<OpenSocket> {
  const socket = await openSocket(instance.url, client.token);
  opened.push(socket);
  return socket;
}
let counter = 0;
const write = (toUserId: string, messageContent: string, more: Partial<ClientFrame> = {}) =>
  ({
    method: 'SendMessage',
    toUserId,
    messageType: 'text',
    messageContent,
    clientId: `c${(counter += 1)}`,
    ...more,
  }) as ClientFrame & { clientId: string };
const ask = (toUserId: string, formUserId: string, more: object = {}): ClientFrame => ({
  method: 'MessageList',
  toUserId,
  formUserId,
  ...more,
});
const contents = ({ list }: { list: { content: string }[] }) => list.map(({ content }) => content);

describe('chat', () => {
  it('A7.17-04 A7.17-12 A7.17-13 a message reaches both people in every window on every instance, and nobody else', async () => {
    const [from, fromToo, to, stranger] = await Promise.all([
      open(app, operator),
      open(other, operator),
      open(other, developer),
      open(app, admin),
    ]);
    const frame = write('developer', '  <b>你好</b> [微笑]  ');
    const echo = await from.next('sendMessage', frame);
    expect(echo).toEqual({
      method: 'sendMessage',
      toUserId: 'developer',
      userId: 'operator',
      messageType: 'text',
      message: '<b>你好</b> [微笑]',
      dateTime: expect.any(Number) as number,
      number: 1,
      clientId: frame.clientId,
    });
    await until(() => expect(fromToo.of('sendMessage')).toEqual([echo]));
    const { toUserId: _to, method: _method, ...told } = echo;
    await until(() =>
      expect(to.of('receiveMessage')).toEqual([{ method: 'receiveMessage', formUserId: 'operator', ...told }]),
    );
    expect(stranger.of('receiveMessage')).toEqual([]);
    expect(stranger.of('sendMessage')).toEqual([]);
  });

  it('A7.3-11 A7.16-12 A7.16-13 E3-36 E3-37 A7.17-07 A7.17-08 counts what is unread until it is read, in every window', async () => {
    const [from, to] = await Promise.all([open(app, operator), open(other, admin)]);
    await from.next('sendMessage', write('admin', '一'));
    await from.next('sendMessage', write('admin', '二'));
    const { list } = await admin.chat.conversations();
    expect(list[0]).toEqual({
      id: 'operator',
      account: 'operator',
      realName: expect.any(String) as string,
      label: expect.any(String) as string,
      headIcon: '',
      department: expect.any(String) as string,
      unreadMessage: 2,
      latestMessage: '二',
      messageType: 'text',
      latestDate: expect.any(Number) as number,
    });
    const contacts = await operator.permission.users.imUsers({
      query: { pageSize: 20, keyword: list[0]?.account ?? '' },
    });
    expect(Object.keys(contacts.list[0] ?? {})).toEqual(
      expect.arrayContaining(['id', 'realName', 'account', 'headIcon', 'department']),
    );
    const late = await open(app, admin);
    expect(late.of('initMessage')[0]?.unreadNums).toContainEqual({ userId: 'operator', unreadNum: 2 });
    to.send({ method: 'UpdateReadMessage', formUserId: 'operator', readNumber: 1 });
    const read = { method: 'updateReadMessage', formUserId: 'admin', toUserId: 'operator' };
    await until(() => expect(late.of('updateReadMessage')).toEqual([{ ...read, readNumber: 1, unreadNum: 1 }]));
    to.send({ method: 'UpdateReadMessage', formUserId: 'operator' });
    await until(() => expect(from.of('updateReadMessage').at(-1)).toEqual({ ...read, readNumber: 2, unreadNum: 0 }));
    expect((await admin.chat.conversations()).list[0]).toMatchObject({ id: 'operator', unreadMessage: 0 });
    expect((await from.next('messageList', ask('admin', 'operator'))).readNumber).toBe(2);
  });

  it('one message is stored and told once, however often and wherever it is sent', async () => {
    const [first, second, to] = await Promise.all([open(app, operator), open(other, operator), open(app, developer)]);
    const frame = write('developer', '只有一次');
    for (const socket of [first, second, first, second]) socket.send(frame);
    await until(() => expect(first.of('sendMessage').length + second.of('sendMessage').length).toBe(5));
    const last = await first.next('sendMessage', write('developer', '最后'));
    await until(() => expect(to.of('receiveMessage').at(-1)?.message).toBe('最后'));
    expect(to.of('receiveMessage').filter(({ message }) => message === '只有一次')).toHaveLength(1);
    expect(contents(await first.next('messageList', ask('developer', 'operator', { pageSize: 2 })))).toEqual([
      '最后',
      '只有一次',
    ]);
    // no number is lost by the repetition
    expect(last.number).toBe((to.of('receiveMessage')[0]?.number ?? 0) + 1);
  });

  it('keeps the order in which one window sends', async () => {
    const [from, to] = await Promise.all([open(app, developer), open(other, admin)]);
    const texts = Array.from({ length: 30 }, (_, index) => `第${index}条`);
    for (const text of texts) from.send(write('admin', text));
    await until(() => expect(to.of('receiveMessage').map(({ message }) => message)).toEqual(texts));
  });

  it('A7.17-05 A7.17-14 A7.17-16 E3-39 lists pages, what came before and after a number, and what holds a word', async () => {
    const [mine, stranger] = await Promise.all([open(app, developer), open(app, operator)]);
    const page = await mine.next('messageList', ask('admin', 'developer', { pageSize: 10, sord: 'desc' }));
    expect(contents(page)).toEqual(Array.from({ length: 10 }, (_, index) => `第${29 - index}条`));
    expect(page.list[0]).toEqual({
      sendUserId: 'developer',
      contentType: 'text',
      content: '第29条',
      sendTime: expect.any(Number) as number,
      number: 30,
      clientId: expect.any(String) as string,
    });
    const next = await mine.next('messageList', ask('admin', 'developer', { pageSize: 10, currentPage: 2 }));
    expect([contents(next)[0], next.isLast]).toEqual(['第19条', false]);
    const older = await mine.next('messageList', ask('admin', 'developer', { before: 4, pageSize: 50 }));
    expect([contents(older), older.before, older.isLast]).toEqual([['第2条', '第1条', '第0条'], 4, true]);
    const missed = await mine.next('messageList', ask('admin', 'developer', { after: 28 }));
    expect([contents(missed), missed.after, missed.isLast]).toEqual([['第28条', '第29条'], 28, true]);
    const oldest = await mine.next('messageList', ask('admin', 'developer', { sord: 'asc', pageSize: 1 }));
    expect(contents(oldest)).toEqual(['第0条']);
    const found = await mine.next('messageList', ask('admin', 'developer', { keyword: '第1' }));
    expect(found.list).toHaveLength(11);

    // somebody else asks for the same conversation: as its other end, and as themselves
    stranger.send(ask('admin', 'developer'));
    stranger.send(ask('developer', 'admin'));
    const own = await stranger.next('messageList', ask('admin', 'operator'));
    expect(stranger.of('messageList')).toHaveLength(1);
    expect(contents(own).some((content) => content.startsWith('第'))).toBe(false);
    stranger.send({ method: 'UpdateReadMessage', formUserId: 'developer' });
    await until(async () =>
      expect((await admin.chat.conversations()).list.find(({ id }) => id === 'developer')?.unreadMessage).toBe(30),
    );
  });

  it('deletes from one side alone, in every window of it', async () => {
    const [mine, mineToo, theirs] = await Promise.all([open(app, developer), open(other, developer), open(app, admin)]);
    mine.send({ method: 'RemoveMessage', toUserId: 'admin', numbers: [30, 29] });
    await until(() =>
      expect(mineToo.of('removeMessage')).toEqual([{ method: 'removeMessage', toUserId: 'admin', numbers: [30, 29] }]),
    );
    expect(contents(await mine.next('messageList', ask('admin', 'developer', { pageSize: 1 })))).toEqual(['第27条']);
    expect((await developer.chat.conversations()).list.find(({ id }) => id === 'admin')?.latestMessage).toBe('第27条');
    theirs.send({ method: 'RemoveMessage', toUserId: 'developer', numbers: [1] });
    expect(contents(await theirs.next('messageList', ask('developer', 'admin', { pageSize: 1 })))).toEqual(['第29条']);
    expect((await mine.next('messageList', ask('admin', 'developer', { after: 0, pageSize: 1 }))).list[0]?.number).toBe(
      1,
    );
  });

  it('tells who is writing', async () => {
    const [from, to] = await Promise.all([open(app, operator), open(other, developer)]);
    from.send({ method: 'Typing', toUserId: 'developer' });
    await until(() => expect(to.of('typing')).toEqual([{ method: 'typing', formUserId: 'operator' }]));
  });

  it('E3-40 files are for the two of the conversation in which they were sent', async () => {
    const image = await uploadWhole(operator, PNG, claimOf(PNG, 'a.png', 'IM'));
    const content = JSON.stringify({ name: 'a.png', width: 1, height: 1, path: image.url });
    const load = async ({ token }: Client) => {
      const answer = await fetch(app.url + image.url, { headers: { authorization: token } });
      return answer.headers.get('content-type')?.startsWith('image/png') ?? false;
    };
    expect(await Promise.all([operator, developer, admin].map(load))).toEqual([true, false, false]);
    const [from, thief, to] = await Promise.all([open(app, operator), open(app, admin), open(other, developer)]);
    // nobody passes on what they did not upload
    expect(await thief.next('messageRefused', write('developer', content, { messageType: 'image' }))).toMatchObject({
      reason: 'wrongContent',
    });
    await from.next('sendMessage', write('developer', content, { messageType: 'image' }));
    await until(() => expect(to.of('receiveMessage').at(-1)).toMatchObject({ messageType: 'image', message: content }));
    expect(await Promise.all([operator, developer, admin].map(load))).toEqual([true, true, false]);
    const file = { type: 'IM', name: image.name };
    expect((await developer.file.downloadLink(file)).url).toContain(image.name);
    await refusal(admin.file.downloadLink(file), 404);
    expect(await admin.file.preview({ query: { fileName: image.name } })).toBe('');
    await refusal(admin.system.file.remove({ id: image.name }), 409);
    const { list } = await admin.system.file.usage({ id: image.name });
    expect(list).toMatchObject([{ kind: 'chat', fullName: '聊天' }]);
  });

  it('refuses nobody, oneself, empty texts, and contents that name no file', async () => {
    const from = await open(app, operator);
    await app.db.updateTable('userAccount').set({ enabledMark: 0 }).where('id', '=', 'user031').execute();
    for (const toUserId of ['nobody', 'operator', 'user031'])
      expect((await from.next('messageRefused', write(toUserId, '在吗'))).reason).toBe('noReceiver');
    const path = `/api/file/Download/IM/IM_${'0'.repeat(32)}.png`;
    for (const frame of [
      write('developer', '   '),
      write('developer', 'no json', { messageType: 'file' }),
      write('developer', JSON.stringify({ name: 'a', width: 1, height: 1, path }), { messageType: 'image' }),
      write('developer', JSON.stringify({ name: 'a', width: 1, height: 1, path: 'https://example.com/a.png' }), {
        messageType: 'image',
      }),
    ])
      expect((await from.next('messageRefused', frame)).reason).toBe('wrongContent');
  });

  it('leaves out a forged sender and a text that is too long, and closes for a frame that is too large', async () => {
    const [from, to] = await Promise.all([open(app, operator), open(other, developer)]);
    from.send(write('developer', 'x'.repeat(5_001)));
    from.send(Object.assign(write('developer', '伪造'), { userId: 'admin', formUserId: 'admin' }));
    await until(() => expect(to.of('receiveMessage')).toMatchObject([{ userId: 'operator', message: '伪造' }]));
    const closed = once(from.peer, 'close');
    from.peer.send(JSON.stringify({ method: 'SendMessage', token: operator.token, filler: 'x'.repeat(300_000) }));
    expect(await closed).toEqual([1009, expect.anything()]);
    expect((await to.next('messageList', ask('operator', 'developer', { pageSize: 1 }))).list[0]?.content).toBe('伪造');
  });

  it('lets one person send 60 messages in ten seconds over all windows, and others theirs; a flood is one line of the log', async () => {
    const limited = await app.startAnother({ RATE_LIMIT: '100000' });
    const warned = vi.spyOn(limited.deps.log, 'warn');
    const [one, two, calm] = await Promise.all([open(limited, admin), open(limited, admin), open(limited, developer)]);
    for (let index = 0; index < 40; index += 1)
      for (const socket of [one, two]) socket.send(write('operator', `${index}`));
    await until(() => expect(one.of('messageRefused').length + two.of('messageRefused').length).toBe(20));
    expect(one.of('messageRefused')[0]?.reason ?? two.of('messageRefused')[0]?.reason).toBe('tooMany');
    expect((await calm.next('sendMessage', write('operator', '正常'))).message).toBe('正常');
    for (let index = 0; index < 3; index += 1) await calm.next('messageRefused', write('nobody', '在吗'));
    calm.send(ask('operator', 'admin'));
    calm.send(ask('operator', 'admin'));
    await calm.next('messageList', ask('operator', 'developer'));
    expect(warned.mock.calls.map(([fields]) => fields as unknown)).toEqual([
      { userId: 'admin' },
      { userId: 'developer', toUserId: 'nobody', refused: 'noReceiver' },
      { userId: 'developer', formUserId: 'admin' },
    ]);
    warned.mockRestore();
  });

  it('A7.17-17 frames name themselves by `method`, what is unread comes by user, and a page in the order that is asked for', async () => {
    const [from, to] = await Promise.all([open(app, developer), open(other, admin)]);
    // what others wrote before is read when the page behind it has come
    to.send({ method: 'UpdateReadMessage', formUserId: 'developer' });
    await to.next('messageList', ask('developer', 'admin'));
    for (const text of ['次序一', '次序二', '次序三']) await from.next('sendMessage', write('admin', text));
    const text = await new Promise<string>((resolve) => {
      const peer = new WebSocket(`${app.url.replace('http', 'ws')}/websocket`);
      peer.on('open', () =>
        peer.send(JSON.stringify({ method: 'OnConnection', token: admin.token, mobileDevice: false })),
      );
      peer.on('message', (data: Buffer) => {
        resolve(data.toString());
        peer.terminate();
      });
    });
    const greeting = JSON.parse(text) as { method: string; unreadNums: { userId: string; unreadNum: number }[] };
    expect(greeting.method).toBe('initMessage');
    expect(greeting.unreadNums.find(({ userId }) => userId === 'developer')).toEqual({
      userId: 'developer',
      unreadNum: 3,
    });
    const pageBy = async (sord: 'asc' | 'desc') =>
      contents(await to.next('messageList', ask('developer', 'admin', { sord, pageSize: 100 })));
    expect((await pageBy('desc')).slice(0, 3)).toEqual(['次序三', '次序二', '次序一']);
    expect((await pageBy('asc')).slice(-3)).toEqual(['次序一', '次序二', '次序三']);
  });

  it('finds a page among 100,000 messages by the index', async () => {
    const socket = await open(app, operator);
    await socket.next('sendMessage', write('user040', '第一条'));
    const { id } = await app.db
      .selectFrom('chatConversation')
      .select('id')
      .where('lowUserId', '=', 'operator')
      .where('highUserId', '=', 'user040')
      .executeTakeFirstOrThrow();
    await sql`
      insert into chat_message (conversation_id, number, sender_id, client_id, type, content)
      select ${id}, n, 'operator', 'b' || n, 'text', '第' || n || '条' from generate_series(2, 100000) n`.execute(
      app.db,
    );
    await app.db.updateTable('chatConversation').set({ lastNumber: 100_000 }).where('id', '=', id).execute();
    await sql`analyze chat_message`.execute(app.db);
    const page = await socket.next('messageList', ask('user040', 'operator', { before: 50_001, pageSize: 50 }));
    expect([page.list[0]?.number, page.list.length]).toEqual([50_000, 50]);
    const { rows } = await sql<{ line: string }>`
      explain (analyze, buffers off, format text) select number, content from chat_message
      where conversation_id = ${id} and case when sender_id = 'operator' then removed_by_sender else removed_by_receiver end = 0
        and number < 50001 order by number desc limit 51`.execute(app.db);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('Index Scan');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});

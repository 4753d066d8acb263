import { createSocket, type ServerFrame } from '@smart-admin/api-client';
import { CLOSE_CODES, initMessage, messagePush } from '@smart-admin/api-client/contract';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type FrameTarget } from '../src/realtime/socketHub.js';
import { startTestApp, type Instance, type TestApp } from './support/startTestApp.js';

/** Every socket that the client has opened. */
const opened: WebSocket[] = [];
class ObservedSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    opened.push(this);
  }
}
// Node 20 has none of its own
vi.stubGlobal('WebSocket', ObservedSocket);

let app: TestApp;
let other: Instance;
/** Sockets that a test leaves open. */
const open: { close: () => void }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => app.stop());

const addressOf = (instance: Instance) => `${instance.url.replace('http', 'ws')}/websocket`;

/** The real client; resolves when the server has greeted it. */
async function connect(instance: Instance, token: string | null) {
  const frames: ServerFrame[] = [];
  const onMissed = vi.fn();
  const socket = createSocket({
    url: addressOf(instance),
    getToken: () => token,
    onFrame: (frame) => frames.push(frame),
    onMissed,
  });
  open.push(socket);
  const notices = () => frames.flatMap((frame) => (frame.method === 'messagePush' ? [frame.unreadNoticeCount] : []));
  await vi.waitFor(() => expect(opened.at(-1)?.readyState).toBe(WebSocket.OPEN));
  if (token) await vi.waitFor(() => expect(frames[0]).toMatchObject({ method: 'initMessage' }));
  return { socket, frames, notices, onMissed };
}

const push = (target: FrameTarget, unreadNoticeCount: number, from: Instance = app) =>
  from.db
    .transaction()
    .execute((trx) =>
      from.deps.sockets.send(trx, target, { frame: messagePush, fields: { unreadNoticeCount, kind: 'system' } }),
    );

describe('frames', () => {
  it('tell everybody on all instances that the configuration of the system changed', async () => {
    const admin = await app.signIn('admin');
    const near = await connect(app, (await app.signIn('developer')).token);
    const far = await connect(other, (await app.signIn('developer')).token);
    await admin.system.config.update({ body: { sysName: '滨海停车' } });
    for (const { frames } of [near, far])
      await vi.waitFor(() => expect(frames.map(({ method }) => method)).toContain('siteChanged'));
  });

  it('reach the connections of a user on all instances, those of one session only, and nobody else', async () => {
    const tokens = [await app.signIn('admin'), await app.signIn('admin'), await app.signIn('operator')];
    const [first, second, operator] = tokens.map(({ token }) => token) as [string, string, string];
    const [here, there, stranger] = [
      await connect(app, first),
      await connect(other, second),
      await connect(other, operator),
    ];
    await push({ kind: 'user', keys: ['admin'] }, 1);
    await push({ kind: 'user', keys: ['admin', 'operator'] }, 2, other);
    const { id } = await app.db
      .selectFrom('session')
      .select('id')
      .where('userId', '=', 'operator')
      .executeTakeFirstOrThrow();
    await push({ kind: 'session', keys: [id] }, 3);
    await vi.waitFor(() => expect(stranger.notices()).toEqual([2, 3]));
    expect(here.notices()).toEqual([1, 2]);
    expect(there.notices()).toEqual([1, 2]);
  });

  it('arrive in the order of commits, once each, whatever instance sends; none of a rollback', async () => {
    const { token } = await app.signIn('admin');
    const { notices } = await connect(other, token);
    for (let number = 1; number <= 50; number += 1)
      await push({ kind: 'user', keys: ['admin'] }, number, number % 2 ? app : other);
    await expect(
      app.db.transaction().execute(async (trx) => {
        await app.deps.sockets.send(
          trx,
          { kind: 'user', keys: ['admin'] },
          { frame: messagePush, fields: { unreadNoticeCount: 99, kind: 'system' } },
        );
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    await push({ kind: 'user', keys: ['admin'] }, 51);
    await vi.waitFor(() => expect(notices().at(-1)).toBe(51));
    expect(notices()).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
  });

  it('reach thousands of users, each once, and are refused before the commit when they do not fit', async () => {
    const { token } = await app.signIn('operator');
    const { notices } = await connect(other, token);
    const many = Array.from({ length: 5_000 }, (_, index) => `9000000000000${index}`);
    await push({ kind: 'user', keys: [...many, 'operator'] }, 7);
    await vi.waitFor(() => expect(notices()).toEqual([7]));
    await expect(push({ kind: 'user', keys: ['operator'] }, 0.5)).rejects.toThrow();
  });

  it('reach everybody who is signed in on all instances, and no screen that nobody signed in at', async () => {
    const near = await connect(app, (await app.signIn('admin')).token);
    const far = await connect(other, (await app.signIn('operator')).token);
    const screen = await connect(other, null);
    screen.socket.openChannel('screen:0', () => app.deps.channels.issue('screen:0'));
    await vi.waitFor(() => expect(screen.frames).toHaveLength(1));
    await push({ kind: 'everybody' }, 1);
    await push({ kind: 'everybody' }, 2, other);
    await push({ kind: 'channel', keys: ['screen:0'] }, 3);
    await vi.waitFor(() => expect(screen.notices()).toEqual([3]));
    for (const { notices } of [near, far]) await vi.waitFor(() => expect(notices()).toEqual([1, 2]));
  });

  it('reach who holds a role as the transaction sees it, on all instances, each once, thousands too', async () => {
    const near = await connect(app, (await app.signIn('operator')).token);
    const far = await connect(other, (await app.signIn('developer')).token);
    const stranger = await connect(other, (await app.signIn('admin')).token);
    const sent = vi.spyOn(app.deps.bus, 'send');
    const hold = (roleId: string) => sql`insert into membership (kind, target_id, user_id)
      select 'role', ${roleId}, id from user_account where id <> 'admin'`;
    await app.db.transaction().execute(async (trx) => {
      await sql`insert into user_account (id, account, real_name, organize_id, password_hash)
        select 'crowd' || n, 'crowd' || n, real_name, organize_id, password_hash
        from user_account, generate_series(1, 2500) n where id = 'operator'`.execute(trx);
      await hold('nightly').execute(trx);
      await hold('nightly too').execute(trx);
      await app.deps.sockets.send(
        trx,
        { kind: 'role', keys: ['nightly', 'nightly too', 'nobody holds it'] },
        { frame: messagePush, fields: { unreadNoticeCount: 1, kind: 'system' } },
      );
    });
    const parts = sent.mock.calls.map(([, , message]) => (message as { keys: string[] }).keys.length);
    sent.mockRestore();
    const { rows } = await sql<{ count: number }>`select count(*)::int from user_account where id <> 'admin'`.execute(
      app.db,
    );
    expect(parts).toEqual([2_000, (rows[0]?.count ?? 0) - 2_000]);
    await push({ kind: 'role', keys: ['nobody holds it'] }, 2);
    await push({ kind: 'everybody' }, 3);
    for (const { notices } of [near, far]) await vi.waitFor(() => expect(notices()).toEqual([1, 3]));
    await vi.waitFor(() => expect(stranger.notices()).toEqual([3]));
  });

  it('tell after a cut of the bus that some may have been missed', async () => {
    const { token } = await app.signIn('admin');
    const { onMissed, frames } = await connect(app, token);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'smart-admin-listen' and datname = current_database()`.execute(app.db);
    await vi.waitFor(() => expect(onMissed).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(frames.filter(({ method }) => method === 'initMessage')).toHaveLength(2));
  });

  it('of strangers, of other shapes and too many of them change nothing for the others', async () => {
    const { token } = await app.signIn('admin');
    const { frames, socket } = await connect(app, token);
    const hostile = new WebSocket(addressOf(app));
    await once(hostile, 'open');
    hostile.on('error', () => undefined);
    for (const text of ['{', '[]', 'null', '{"method":"OnConnection"}', `{"method":"${'x'.repeat(60)}","token":""}`])
      hostile.send(text);
    for (let frame = 0; frame < 300; frame += 1) hostile.send('{"method":"nothing","token":""');
    const [code] = (await once(hostile, 'close')) as [number];
    expect(code).toBe(CLOSE_CODES.flooding);
    socket.send({ method: 'heartCheck' });
    await vi.waitFor(() => expect(frames.at(-1)).toEqual({ method: 'heartCheck' }));
  });
});

describe('an upgrade', () => {
  it('to another path is answered, so that no proxy takes the server for one that is down', async () => {
    const peer = new WebSocket(`${addressOf(app)}/elsewhere`);
    const [error] = (await once(peer, 'error')) as [Error];
    expect(error.message).toContain('404');
  });

  it('that is torn off after its answer is the end of nothing else', async () => {
    const { hostname, port } = new URL(app.url);
    const torn = createConnection({ host: hostname, port: Number(port) });
    torn.write('GET /elsewhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    const [answer] = (await once(torn, 'data')) as [Buffer];
    expect(answer.toString()).toContain('404');
    torn.resetAndDestroy();
    await once(torn, 'close');
    // the reset has come by the time that these are answered
    for (let call = 0; call < 3; call += 1) expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });
});

describe('a receiver that does not read', () => {
  it('is closed with a code to come back, and slows nobody else', async () => {
    const { token } = await app.signIn('admin');
    const slow = new WebSocket(addressOf(app));
    const received: string[] = [];
    slow.on('message', (data: Buffer) => received.push(data.toString()));
    await once(slow, 'open');
    slow.send(JSON.stringify({ method: 'OnConnection', mobileDevice: false, token }));
    await once(slow, 'message');
    slow.pause();
    const quick = await connect(app, token);
    // more than the system's own buffers of a connection hold
    const large = { unreadNums: [{ userId: 'x'.repeat(1_000_000), unreadNum: 1 }] };
    for (let number = 0; number < 20; number += 1) {
      await app.db
        .transaction()
        .execute((trx) =>
          app.deps.sockets.send(
            trx,
            { kind: 'user', keys: ['admin'] },
            { frame: initMessage, fields: { unreadMessageCount: number, unreadNoticeCount: 0, ...large } },
          ),
        );
    }
    await vi.waitFor(() => expect(quick.frames).toHaveLength(21));
    expect(received.length).toBeLessThan(20);
    slow.resume();
    const [code] = (await once(slow, 'close')) as [number];
    expect(code).toBe(CLOSE_CODES.behind);
    expect(received.length).toBeLessThan(21);
  });
});

describe('a channel', () => {
  const sendTo = (channel: string, number: number) => push({ kind: 'channel', keys: [channel] }, number, other);

  it('is heard without a session by whoever has its token, on any instance, and no other channel is', async () => {
    const screen = await connect(app, null);
    const stop = screen.socket.openChannel('screen:1', () => other.deps.channels.issue('screen:1'));
    await vi.waitFor(() => expect(screen.frames).toMatchObject([{ method: 'channelOpened', channel: 'screen:1' }]));
    await sendTo('screen:2', 2);
    await push({ kind: 'user', keys: ['admin'] }, 3);
    await sendTo('screen:1', 1);
    await vi.waitFor(() => expect(screen.notices()).toEqual([1]));
    screen.socket.send({ method: 'heartCheck' });
    await vi.waitFor(() => expect(screen.frames.at(-1)).toEqual({ method: 'heartCheck' }));
    stop();
    screen.socket.send({ method: 'openChannel', channel: 'screen:3', channelToken: 'wrong' });
    await vi.waitFor(() =>
      expect(screen.frames.at(-1)).toMatchObject({ method: 'channelClosed', channel: 'screen:3' }),
    );
    await sendTo('screen:1', 4);
    expect(screen.notices()).toEqual([1]);
  });

  it('refuses the token of another channel, a changed one, and one whose time is over', async () => {
    const screen = await connect(app, null);
    const right = await app.deps.channels.issue('screen:1');
    const [, signature = ''] = right.split('.');
    for (const channelToken of [
      await app.deps.channels.issue('screen:2'),
      `${Date.now() + 9_000_000}.${signature}`,
      await app.deps.channels.issue('screen:1', -1),
      right.slice(0, -2),
      'NaN.',
      '',
    ]) {
      screen.frames.length = 0;
      screen.socket.send({ method: 'openChannel', channel: 'screen:1', channelToken });
      await vi.waitFor(() =>
        expect(screen.frames).toEqual([{ method: 'channelClosed', channel: 'screen:1', reason: 'refused' }]),
      );
    }
    await sendTo('screen:1', 1);
    const witness = await connect(app, null);
    witness.socket.openChannel('screen:1', () => Promise.resolve(right));
    await vi.waitFor(() => expect(witness.frames).toHaveLength(1));
    await sendTo('screen:1', 2);
    await vi.waitFor(() => expect(witness.notices()).toEqual([2]));
    expect(screen.notices()).toEqual([]);
  });

  it('ends with its token, and the client asks for a new one', async () => {
    const screen = await connect(app, null);
    let asked = 0;
    const getToken = () => {
      asked += 1;
      return app.deps.channels.issue('screen:9', asked === 1 ? 2_000 : 60_000);
    };
    screen.socket.openChannel('screen:9', getToken);
    await vi.waitFor(() => expect(screen.frames.filter(({ method }) => method === 'channelOpened')).toHaveLength(2));
    await sendTo('screen:9', 1);
    await vi.waitFor(() => expect(screen.notices()).toEqual([1]));
    const once = await app.deps.channels.issue('screen:8', 2_000);
    screen.socket.send({ method: 'openChannel', channel: 'screen:8', channelToken: once });
    await vi.waitFor(async () => {
      await sendTo('screen:8', 2);
      expect(screen.frames).toContainEqual({ method: 'channelClosed', channel: 'screen:8', reason: 'expired' });
    });
    const heard = screen.notices().length;
    await sendTo('screen:8', 3);
    await sendTo('screen:9', 4);
    await vi.waitFor(() => expect(screen.notices().at(-1)).toBe(4));
    expect(screen.notices()).toHaveLength(heard + 1);
  });

  it('is opened again after the line was cut', async () => {
    const screen = await connect(app, null);
    screen.socket.openChannel('screen:5', () => app.deps.channels.issue('screen:5'));
    await vi.waitFor(() => expect(screen.frames).toHaveLength(1));
    opened.at(-1)?.terminate();
    await vi.waitFor(() => expect(screen.onMissed).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(screen.frames).toHaveLength(2));
    await sendTo('screen:5', 1);
    await vi.waitFor(() => expect(screen.notices()).toEqual([1]));
  });
});

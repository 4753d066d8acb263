import { type FlowNode } from '@smart-admin/form-engine/flow';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { openSocket, until } from './support/openSocket.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

/* Whoever reads a flow never waits for the system that knows who comes later. */
let app: TestApp;
let trial: FlowTrial;
let server: Server;
/** Questions that have not been answered. */
let held: ServerResponse[] = [];
let asked = 0;

beforeAll(async () => {
  app = await startTestApp({ INTERFACE_HOSTS: '127.0.0.0/8,::1' });
  trial = await FlowTrial.start(app, 'slowPeople');
  server = createServer((_request, response) => {
    asked += 1;
    held.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => answer('[]'));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.stop();
});

/** The system answers what it was asked. */
function answer(body: string, status = 200): void {
  for (const response of held) response.writeHead(status).end(body);
  held = [];
}

const inTurn = (found: FlowNode) => [approver('a', ['user002']), found, approver('z', ['user003'])];

/** A flow with a node whose people the system finds. */
async function launch(enCode: string, nodes: (found: FlowNode) => FlowNode[] = inTurn) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${enCode}`;
  const body = { fullName: enCode, enCode, kind: 'http' as const, url };
  const interfaceId = await trial.admin.system.dataInterface.create({ body });
  const found = approver('p', [], { people: [{ kind: 'interface', interfaceId, params: {} }] });
  asked = 0;
  const id = await trial.launch('user001', await trial.release(nodes(found), {}, '试验'));
  const ahead = async () =>
    (await trial.read('user002', id)).forecast.map(({ nodeId, people, empty }) =>
      [nodeId, ...people.map((each) => each.id), empty].filter((part) => part !== ''),
    );
  return { id, interfaceId, ahead };
}
const CUT = [
  ['a', 'user002'],
  ['p', 'unknown'],
];

it('is asked once behind the backs of all who read, who are told when it has answered', async () => {
  const { id, ahead } = await launch('slowDuty');
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', 'user002')
    .executeTakeFirstOrThrow();
  const socket = await openSocket(app.url, (await app.signIn(account, 'Smart123')).token);
  expect(await Promise.all([ahead(), ahead(), ahead()])).toEqual([CUT, CUT, CUT]);
  await expect.poll(() => asked).toBe(1);
  answer('[{"id":"user010"}]');
  await until(() => expect(socket.of('flowChanged')).toMatchObject([{ id }]));
  socket.close();
  expect(await ahead()).toEqual([
    ['a', 'user002'],
    ['p', 'user010'],
    ['z', 'user003'],
  ]);
  expect(asked).toBe(1);
});

it('is not asked again at once where it has failed', async () => {
  const { ahead, interfaceId } = await launch('brokenDuty');
  expect(await ahead()).toEqual(CUT);
  await expect.poll(() => asked).toBe(1);
  answer('{}', 500);
  const failures = () =>
    app.db.selectFrom('dataInterfaceLog').select('error').where('interfaceId', '=', interfaceId).execute();
  await expect.poll(async () => (await failures()).length).toBe(1);
  expect(await ahead()).toEqual(CUT);
  expect(asked).toBe(1);
});

it('keeps nobody from choosing who is next in another branch', async () => {
  const chosen = approver('z', [], { people: [{ kind: 'previousChoice' }] });
  const { id, ahead } = await launch('otherBranch', (found) => [
    {
      ...{ id: 'x', name: '并行', kind: 'branch', mode: 'parallel' },
      branches: [
        { id: 'x1', name: '一', nodes: [approver('b', ['user003']), found] },
        { id: 'x2', name: '二', nodes: [approver('a', ['user002']), chosen] },
      ],
    },
  ]);
  expect((await ahead()).at(-1)).toEqual(['p', 'unknown']);
  const { tasks } = await trial.read('user002', id);
  expect(tasks.map(({ choices }) => choices.map(({ nodeId }) => nodeId))).toEqual([['z']]);
});

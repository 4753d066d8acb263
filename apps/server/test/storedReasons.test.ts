import { createClient, type ApiClient } from '@smart-admin/api-client';
import { createField, createFormDocument, encodeFormDocument } from '@smart-admin/form-engine/core';
import { type FlowNode } from '@smart-admin/form-engine/flow';
import { type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up } from '../src/migrations/0340_stored_reasons.js';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { modelBody } from './support/modelBody.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs, workOff } from './support/takeJobs.js';

/* Reasons that the server stores by itself are read in the language of whoever reads them. */
let app: TestApp;
let made: ParkingTargets;
let zh: ApiClient;
let en: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.signIn('admin');
  const reading = (language: 'zh' | 'en') =>
    createClient({ baseUrl: app.url, getToken: () => token, getLanguage: () => language });
  [zh, en] = [reading('zh'), reading('en')];
  made = new ParkingTargets(
    () => zh,
    () => app,
  );
});
afterAll(() => app.stop());

const inBoth = async <Answer>(read: (client: ApiClient) => Promise<Answer>) => [await read(zh), await read(en)];

describe('an invoice', () => {
  const COMPANY = { title: '滨海科技有限公司', taxNumber: '', email: 'bill@example.com' };
  const paidStay = async () => {
    const { id, paymentId } = await made.paidStay('own');
    const order = await app.deps.parkingCodes.issue('order', id);
    await app.client().parking.publicParking.invoice({ body: { order, ...COMPANY } });
    const giveBack = (amount: number) =>
      zh.parking.order.refund({ id, body: { paymentId, amount, reason: '多收', key: `stored-reason-${id}` } });
    const reasons = () =>
      inBoth(async (client) => {
        const { list } = await client.parking.invoice.list({ query: { pageSize: 100 } });
        return list.find(({ orderId }) => orderId === id)?.reason;
      });
    return { order, giveBack, reasons };
  };

  it('that has to be reversed says why, to staff and to its driver', async () => {
    const { order, giveBack, reasons } = await paidStay();
    await workOff(app, 'parking.issueInvoice');
    await giveBack(100);
    const told = ['开票后发生退款', 'Money was given back after it was issued'];
    expect(await reasons()).toEqual(told);
    const seen = await inBoth((client) => client.parking.publicParking.order({ query: { order } }));
    expect(seen.map(({ invoiceDetail }) => invoiceDetail?.reason)).toEqual(told);
  });

  it('of which nothing is left says so', async () => {
    const { giveBack, reasons } = await paidStay();
    await giveBack(400);
    await workOff(app, 'parking.issueInvoice');
    expect(await reasons()).toEqual([
      '已全额退款，没有可开票的金额',
      'Everything was given back; nothing is left to issue',
    ]);
  });
});

describe('a refund', () => {
  it('whose job was stopped with the server says so', async () => {
    const { id } = await made.failedRefund('own');
    await app.db.updateTable('parkingRefund').set({ state: 'asked', failure: '' }).where('id', '=', id).execute();
    const { killed } = app.deps.jobs.get('parking.sendRefund') ?? {};
    if (!killed) throw new Error('a stopped job leaves its refund as it is');
    await app.db.transaction().execute((trx) => killed(trx, { refundId: id }, app.deps));
    const failures = await inBoth(async (client) => {
      const { list } = await client.parking.refund.list({ query: { state: ['failed'], pageSize: 100 } });
      return list.find((refund) => refund.id === id)?.failure;
    });
    expect(failures).toEqual(['退款时服务器中断，请重试', 'The server was stopped while it was given back; try again']);
  });
});

describe('the end of a stay', () => {
  it('that was found to be a phantom says so in its order, its course and what is given back', async () => {
    const { id } = await made.paidStay('own');
    const { placeId, entryTime } = await zh.parking.order.read({ id });
    const { organizeId } = await app.db
      .selectFrom('parkingPlace')
      .select('organizeId')
      .where('id', '=', placeId)
      .executeTakeFirstOrThrow();
    const proposedExit = new Date(entryTime + 20 * 60_000);
    const finding = { id: `finding${id}`, kind: 'noExit' as const, orderId: id, organizeId, proposedExit };
    await app.db.insertInto('parkingFinding').values(finding).execute();
    await app.db.updateTable('parkingOrder').set({ leaveBefore: null }).where('id', '=', id).execute();
    await zh.parking.finding.accept({ id: finding.id });
    const told = ['异常停车核实离场', 'Phantom stay, ended as proposed'];
    const orders = await inBoth((client) => client.parking.order.read({ id }));
    expect(orders.map(({ closeReason }) => closeReason)).toEqual(told);
    expect(orders.map(({ events }) => events.find(({ kind }) => kind === 'close')?.text)).toEqual(told);
    const refunds = await inBoth((client) => client.parking.refund.list({ query: { placeId } }));
    expect(refunds.map(({ list }) => list.map(({ reason }) => reason))).toEqual(told.map((reason) => [reason]));
  });

  it('that an inspector saw without payment says so, and keeps what staff wrote as they wrote it', async () => {
    await saveGrants(zh, 'User', 'operator', {
      menu: ['parking', 'parking_patrol'],
      button: ['parking_patrol__btn_patrol'],
      data: [{ moduleId: 'parking_patrol', scope: 'all' }],
    });
    const { id } = await made.berthStay('own');
    const inspector = await app.signIn('operator');
    await inspector.parking.patrol.escape({ id, body: {} });
    const orders = await inBoth((client) => client.parking.roadsideOrder.read({ id }));
    expect(orders.map(({ closeReason }) => closeReason)).toEqual([
      '巡检员确认未缴费驶离',
      'Left without paying, as an inspector saw',
    ]);
    const { orderId } = await made.escaped('own');
    const written = await inBoth((client) => client.parking.order.read({ id: orderId }));
    expect(written.map(({ closeReason }) => closeReason)).toEqual(['冲卡离场', '冲卡离场']);
  });
});

it('what was stored before in Chinese, or as a code, is read in every language after the upgrade', async () => {
  const { orderId } = await made.escaped('own');
  const { orderId: refundedId } = await made.failedRefund('own');
  const before = '异常停车核实离场';
  await app.db.updateTable('parkingOrder').set({ closeReason: before }).where('id', '=', orderId).execute();
  expect((await en.parking.order.read({ id: orderId })).closeReason).toBe(before);
  await app.db.updateTable('parkingRefund').set({ reason: 'excess' }).where('orderId', '=', refundedId).execute();
  await up(app.db.withoutPlugins() as unknown as Kysely<unknown>);
  const orders = await inBoth((client) => client.parking.order.read({ id: orderId }));
  expect(orders.map(({ closeReason }) => closeReason)).toEqual([before, 'Phantom stay, ended as proposed']);
  const refunds = await inBoth((client) => client.parking.refund.list({ query: { pageSize: 100 } }));
  const reasons = refunds.map(({ list }) => list.find((refund) => refund.orderId === refundedId)?.reason);
  expect(reasons).toEqual(['多付的金额', 'More than was due']);
});

describe('a flow that something outside of it fails', () => {
  let trial: FlowTrial;
  beforeAll(async () => {
    trial = await FlowTrial.start(app, 'storedReasons');
  });
  const subFlow = (flowId: string): FlowNode =>
    ({
      ...{ id: 's', name: '发起验收', kind: 'subFlow', flowId, perRow: 'lines', launcher: 'launcher', wait: true },
      ...{ refused: 'reject', values: { reason: '{item}' } },
    }) as FlowNode;
  const record = (modelId: string, field: string): FlowNode => ({
    ...{ id: 'r', name: '登记', kind: 'record', modelId, action: { kind: 'create' }, failed: 'stop' },
    values: { [field]: "''" },
  });
  /** Launches a flow of one node and tells its course and problem in both languages after its jobs are done. */
  const failing = async (node: FlowNode, work: (name: 'flow.sub' | 'flow.call') => Promise<unknown>) => {
    const id = await trial.launch('user001', await trial.release([node, approver('b', ['user003'])]), {
      lines: [{ item: '' }],
    });
    await work(node.kind === 'subFlow' ? 'flow.sub' : 'flow.call');
    const told = await inBoth((client) => client.workflow.instance.read({ id }));
    expect(told.map(({ course }) => course.at(-1)?.comment)).toEqual(told.map(({ open }) => open[0]?.problem));
    return told.map(({ open }) => open[0]?.problem);
  };
  const nameOf = async (id: string) => (await trial.admin.workflow.flow.read({ id })).fullName;

  it('says what is wrong with the form of a row of which another flow should have begun', async () => {
    const child = await trial.release(flowOf([approver('a', ['user002'])], { fields: { reason: 'required' } }));
    const name = await nameOf(child);
    expect(await failing(subFlow(child), (job) => workOff(app, job))).toEqual([
      `第 1 行的“${name}”未能发起：请填写事由`,
      `"${name}" could not be launched for row 1: Fill in 事由`,
    ]);
  });

  it('says which field a record would not take', async () => {
    const fields = [createField('text', { id: 'mail', label: 'E-mail', required: true })];
    const formData = JSON.stringify(encodeFormDocument(createFormDocument(fields)));
    const modelId = await trial.admin.visualdev.models.create({ body: { ...modelBody('strict', fields), formData } });
    await trial.admin.visualdev.models.release({ id: modelId, body: {} });
    const [chinese = '', english = ''] = await failing(record(modelId, 'mail'), (job) => workOff(app, job));
    expect(chinese).toMatch(/[\u4e00-\u9fff]/);
    expect(english).not.toMatch(/[\u4e00-\u9fff]/);
    expect(english).not.toBe('');
  });

  it('says that the server was interrupted', async () => {
    const interrupted = async (name: 'flow.sub' | 'flow.call') => {
      const handler = app.deps.jobs.get(name);
      for (const { payload } of await takeJobs(app, name))
        await app.db
          .transaction()
          .execute(async (trx) => handler?.killed?.(trx, handler.job.schema.parse(payload), app.deps));
    };
    expect(await failing(record(trial.modelId, 'reason'), interrupted)).toEqual([
      '服务器中断，没有完成',
      'The server was interrupted before it was done',
    ]);
  });
});

import { type ApiClient } from '@smart-admin/api-client';
import { contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/db/newId.js';
import { fingerprint } from './scopes/scopeCases.js';
import { CALLS_WITHOUT_KEY } from './support/callsWithoutKey.js';
import { HOURLY, ParkingTargets } from './support/ParkingTargets.js';
import { onceParkingCases, type OnceCase, type OnceOptions } from './support/onceParkingCases.js';
import { approver, flowOf } from './support/flowDrafts.js';
import { modelBody } from './support/modelBody.js';
import { releaseTrial } from './support/releaseTrial.js';
import { sheetForm } from './support/sheetForm.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { sendDocument } from './support/storedDocuments.js';
import { workOff } from './support/takeJobs.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let modelId: string;
const parking = new ParkingTargets(
  () => admin,
  () => app,
);

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  ({ modelId } = await releaseTrial(admin));
});
afterAll(() => app.stop());

const makeWebhook = async () => {
  const url = 'https://example.com/';
  const body = { fullName: '一次', url, ownerId: 'admin', events: ['record.created' as const] };
  return (await admin.system.webhook.create({ body })).id;
};

const posts = callsOf(contract).filter(([, { method }]) => method === 'POST');

it('every POST is done once for its key, or there is a reason why it need not be', () => {
  const once = posts.filter(([, endpoint]) => endpoint.once).map(([name]) => name);
  const others = Object.values(CALLS_WITHOUT_KEY).flat();
  expect([...once, ...others].sort()).toEqual(posts.map(([name]) => name).sort());
});

it('calls whose body carries a key say which one', () => {
  for (const name of CALLS_WITHOUT_KEY['carries a key of its own in its body'])
    expect(Object.keys(shapeOf(posts.find(([call]) => call === name)?.[1])), name).toContain('key');
});

function shapeOf(endpoint: AnyEndpoint | undefined): object {
  const { body } = endpoint ?? {};
  return body && 'shape' in body ? (body.shape as object) : {};
}

function callsOf(node: object, path: readonly string[] = []): [string, AnyEndpoint][] {
  if ('method' in node && 'path' in node) return [[path.join('.'), node as AnyEndpoint]];
  return Object.entries(node).flatMap(([name, child]) => callsOf(child as object, [...path, name]));
}

const record = async () => {
  const recordId = await admin.visualdev.records.create({ id: 'visitor', body: application });
  return { id: 'visitor', recordId };
};
const changed = async () => {
  const place = await record();
  await admin.visualdev.records.change({ ...place, body: { revision: 1, set: { reason: '改' } } });
  return place;
};
const own =
  (call: (options: OnceOptions) => Promise<unknown>): OnceCase =>
  () =>
    Promise.resolve(call);
const reduced =
  (kind: 'lot' | 'road'): OnceCase =>
  async () => {
    const { id } = await parking.stay('own', kind);
    const calls = kind === 'lot' ? admin.parking.order : admin.parking.roadsideOrder;
    return (options) => calls.reduce({ id, body: { kind: 'amount', value: 100, reason: '等待过久' } }, options);
  };

const CASES: Record<string, OnceCase> = {
  ...onceParkingCases(parking, () => app),
  'permission.users.startExport': own((options) => admin.permission.users.startExport({ body: {} }, options)),
  'permission.users.importData': own((options) => {
    const empty = { gender: '', mobilePhone: '', email: '', position: '', role: '', description: '' };
    const row = { ...empty, rowNumber: 2, organize: '人力资源部', errors: [], fieldErrors: {} };
    const list = [
      { ...row, account: 'onceimported', realName: '一次' },
      { ...row, rowNumber: 3, account: 'admin', realName: '已有' },
    ];
    return admin.permission.users.importData({ body: { list } }, options);
  }),
  'system.log.startExport': own((options) => admin.system.log.startExport({ body: {} }, options)),
  'parking.order.startExport': own((options) => admin.parking.order.startExport({ body: {} }, options)),
  'parking.roadsideOrder.startExport': own((options) => admin.parking.roadsideOrder.startExport({ body: {} }, options)),
  'parking.invoice.startExport': own((options) => admin.parking.invoice.startExport({ body: {} }, options)),
  'parking.payment.startExport': own((options) => admin.parking.payment.startExport({ body: {} }, options)),
  'parking.refund.startExport': own((options) => admin.parking.refund.startExport({ body: {} }, options)),
  'parking.escape.startExport': own((options) => admin.parking.escape.startExport({ body: {} }, options)),
  'visualdev.records.startExport': own((options) =>
    admin.visualdev.records.startExport({ id: 'visitor', body: {} }, options),
  ),
  'visualdev.records.takeBackImport': async () => {
    const transferId = newId();
    const own = { userId: 'admin', target: `model:${modelId}`, locale: 'zh', request: '{}', state: 'done' as const };
    await app.db
      .insertInto('transfer')
      .values({ ...own, id: transferId, kind: 'import' })
      .execute();
    const { recordId } = await record();
    await app.db.insertInto('transferTaken').values({ transferId, recordId }).execute();
    return (options) => admin.visualdev.records.takeBackImport({ id: modelId, body: { transferId } }, options);
  },
  'visualdev.records.startImport': async () => {
    const upload = { type: 'import', body: await sheetForm([['备注'], ['请核对']], 'once') };
    const { name: file } = await admin.file.upload(upload);
    return (options) =>
      admin.visualdev.records.startImport({ id: modelId, body: { file, mapping: ['note'] } }, options);
  },
  'system.backup.create': own((options) => admin.system.backup.create({}, options)),
  'system.task.run': async () => {
    const notice = { noticeTitle: '请交班', noticeText: '', noticeUserIds: ['operator'] };
    const body = { fullName: '交班', enCode: 'once', cron: '0 8 * * *', kind: 'notice' as const, ...notice };
    const id = await admin.system.task.create({ body });
    return (options) => admin.system.task.run({ id }, options);
  },
  'system.menu.import': async () => {
    const entry = { enCode: 'once.folder', fullName: '目录', type: 1, parent: null };
    const file = {
      format: 'smart-admin/menu' as const,
      version: 1 as const,
      category: 'Web' as const,
      entries: [entry],
    };
    const { revision } = await admin.system.menu.importPreview({ body: file });
    return (options) => admin.system.menu.import({ body: { file, revision } }, options);
  },
  'visualdev.models.adoptTable': async () => {
    await app.db.schema
      .createTable('once_table')
      .addColumn('id', 'serial', (column) => column.primaryKey())
      .execute();
    const body = { table: 'once_table', ...modelBody('once.table', [createField('text', { id: 'a', label: 'A' })]) };
    return (options) => admin.visualdev.models.adoptTable({ body }, options);
  },
  'visualdev.models.import': async () => {
    const { formData, columnData, ...head } = modelBody('once.file', [createField('text', { id: 'a', label: 'A' })]);
    const model = { ...head, form: JSON.parse(formData) as object, list: JSON.parse(columnData) as object };
    const file = { format: 'smart-admin/models' as const, version: 1 as const, models: [{ ...model }] } as Parameters<
      typeof admin.visualdev.models.importPreview
    >[0]['body'];
    const { revision } = await admin.visualdev.models.importPreview({ body: file });
    return (options) => admin.visualdev.models.import({ body: { file, revision, codes: ['once.file'] } }, options);
  },
  'system.messageTemplate.test': own((options) =>
    admin.system.messageTemplate.test({ id: 'passwordReset', body: { language: 'zh' } }, options),
  ),
  'wechat.mpMessage.send': async () => {
    await admin.wechat.mpUser.sync({ body: {} });
    const body = { content: { type: 'text' as const, text: '一次' }, toAll: true };
    return (options) => admin.wechat.mpMessage.send({ body }, options);
  },
  'wechat.qyMessage.send': async () => {
    await admin.wechat.qyDirectory.sync({ body: {} });
    const body = { content: { type: 'text' as const, text: '一次' }, toAll: true };
    return (options) => admin.wechat.qyMessage.send({ body }, options);
  },
  'wechat.mpMaterial.createNews': async () => {
    const coverId = newId();
    await app.db
      .insertInto('weChatMaterial')
      .values({ id: coverId, type: 'image', fullName: '封面', mediaId: 'm' })
      .execute();
    const body = { articles: [{ title: '一次', content: '<p>正文</p>', coverId }] };
    return (options) => admin.wechat.mpMaterial.createNews({ body }, options);
  },
  'extend.email.createDraft': own((options) => admin.extend.email.createDraft({ body: { subject: '一次' } }, options)),
  'extend.email.send': async () => {
    const server = { imapHost: 'a', imapPort: 1, imapSecurity: 'tls', smtpHost: 'a', smtpPort: 1 } as const;
    await app.db
      .insertInto('mailAccount')
      .values({ ...server, smtpSecurity: 'tls', userId: 'admin', address: 'a@example.com', userName: 'a' })
      .execute();
    const to = [{ name: '', address: 'b@example.com' }];
    const id = await admin.extend.email.createDraft({ body: { to, subject: '一次' } });
    return (options) => admin.extend.email.send({ id }, options);
  },
  'extend.document.createFolder': own((options) =>
    admin.extend.document.createFolder({ body: { name: '一次' } }, options),
  ),
  'extend.document.addFile': async () => {
    const fileId = await sendDocument(admin, '一次');
    return (options) => admin.extend.document.addFile({ body: { fileId, name: '一次.txt' } }, options);
  },
  'extend.document.addVersion': async () => {
    const id = await admin.extend.document.addFile({
      body: { fileId: await sendDocument(admin, '一次'), name: '版本.txt' },
    });
    const fileId = await sendDocument(admin, '一次');
    return (options) => admin.extend.document.addVersion({ id, body: { fileId } }, options);
  },
  'extend.document.copy': async () => {
    const id = await admin.extend.document.createFolder({ body: { name: '复制' } });
    return (options) => admin.extend.document.copy({ body: { ids: [id], parentId: '' } }, options);
  },
  'system.dataModel.create': own((options) => {
    const body = { name: 'biz_once', columns: [{ name: 'id', kind: 'bigint' as const }] };
    return admin.system.dataModel.create({ sourceId: 'default', body }, options);
  }),
  'system.dataSync.execute': async () => {
    const source = { kind: 'postgresql' as const, host: 'example.com', port: 5432, database: 'x' };
    const targetId = await admin.system.dataSource.create({ body: { fullName: '一次', enCode: 'once', ...source } });
    const tables = [{ sourceTable: 'mt_visitor', targetTable: 'x', way: 'append' as const }];
    const body = { fullName: '一次', enCode: 'once', sourceId: 'default', targetId, tables };
    const id = await admin.system.dataSync.create({ body });
    return (options) => admin.system.dataSync.execute({ id }, options);
  },
  'system.webhook.test': async () => {
    const id = await makeWebhook();
    return (options) => admin.system.webhook.test({ id }, options);
  },
  'system.webhook.resend': async () => {
    const id = await makeWebhook();
    const deliveryId = await admin.system.webhook.test({ id });
    return (options) => admin.system.webhook.resend({ id, deliveryId }, options);
  },
  'parking.tariff.addVersion': async () => {
    const id = await admin.parking.tariff.create({ body: { fullName: '按小时', enCode: 'onceHourly' } });
    const body = { startsAt: Date.now(), prices: HOURLY };
    return (options) => admin.parking.tariff.addVersion({ id, body }, options);
  },
  'parking.order.reduce': reduced('lot'),
  'parking.roadsideOrder.reduce': reduced('road'),
  'parking.shift.begin': async () => {
    const { id: placeId } = await parking.place('own');
    return (options) => admin.parking.shift.begin({ body: { placeId } }, options);
  },
  'parking.shift.takeOver': async () => {
    const { shift } = await admin.parking.shift.mine();
    if (shift) await admin.parking.shift.end({ id: shift.id, body: { countedCash: 0 } });
    const { id } = await parking.shift('own', { endedAt: new Date(), successorId: 'admin' });
    return (options) => admin.parking.shift.takeOver({ id }, options);
  },
  'visualdev.models.release': async () => {
    const id = await admin.visualdev.models.create({
      body: modelBody('once.release', [createField('text', { id: 'note', label: '备注' })]),
    });
    return (options) => admin.visualdev.models.release({ id, body: {} }, options);
  },
  'visualdev.appDesigns.release': async () => {
    const id = await admin.visualdev.models.create({
      body: modelBody('once.phone', [createField('text', { id: 'note', label: '备注' })]),
    });
    return (options) => admin.visualdev.appDesigns.release({ id, body: {} }, options);
  },
  'design.portal.release': async () => {
    const card = { id: 'a', kind: 'text' as const, x: 0, y: 0, w: 4, h: 2, html: '<p>好</p>' };
    const document = { version: 1 as const, cards: [card] };
    const id = await admin.design.portal.create({ body: { fullName: '一次', enCode: 'oncePortal', document } });
    return (options) => admin.design.portal.release({ id, body: {} }, options);
  },
  'design.screen.release': async () => {
    const widget = { id: 'a', kind: 'title' as const, x: 0, y: 0, w: 400, h: 60, title: '一次' };
    const document = { version: 1 as const, widgets: [widget] };
    const id = await admin.design.screen.create({ body: { fullName: '一次', enCode: 'onceScreen', document } });
    return (options) => admin.design.screen.release({ id, body: {} }, options);
  },
  'design.report.release': async () => {
    const document = { version: 1 as const, rows: [32], columns: [120], paper: {}, cells: [{ row: 0, column: 0 }] };
    const id = await admin.design.report.create({ body: { fullName: '一次', enCode: 'onceReport', document } });
    return (options) => admin.design.report.release({ id, body: {} }, options);
  },
  'design.report.exportSheet': own((options) => admin.design.report.exportSheet({ id: 'revenue', body: {} }, options)),
  'visualdev.records.create': own((options) =>
    admin.visualdev.records.create({ id: 'visitor', body: application }, options),
  ),
  'visualdev.records.change': async () => {
    const place = await record();
    return (options) =>
      admin.visualdev.records.change({ ...place, body: { revision: 1, set: { reason: '改' } } }, options);
  },
  'visualdev.records.changeMany': async () => {
    const ids = [(await record()).recordId, (await record()).recordId];
    return (options) =>
      admin.visualdev.records.changeMany({ id: 'visitor', body: { ids, set: { reason: '一起改' } } }, options);
  },
  'visualdev.records.undoMany': async () => {
    const { recordId } = await changed();
    const body = { changes: [{ id: recordId, revision: 2 }] };
    return (options) => admin.visualdev.records.undoMany({ id: 'visitor', body }, options);
  },
  'visualdev.records.restoreRevision': async () => {
    const place = await changed();
    return (options) =>
      admin.visualdev.records.restoreRevision({ ...place, body: { revision: 1, current: 2 } }, options);
  },
  'visualdev.records.runButton': async () => {
    const recordId = await admin.visualdev.records.create({ id: modelId, body: { note: '一' } });
    return (options) => admin.visualdev.records.runButton({ id: modelId, button: 'ask', body: { recordId } }, options);
  },
  'visualdev.records.addComment': async () => {
    const place = await record();
    return (options) => admin.visualdev.records.addComment({ ...place, body: { text: '请核对' } }, options);
  },
  'workflow.flow.release': async () => {
    const { id } = await flowDraft();
    return (options) => admin.workflow.flow.release({ id, body: {} }, options);
  },
  'workflow.flow.import': async () => {
    const { id } = await flowDraft();
    const { blob } = await admin.workflow.flow.export({ query: { ids: id } });
    type FlowFile = Parameters<typeof admin.workflow.flow.importPreview>[0]['body'];
    const { flows, ...rest } = JSON.parse(await blob.text()) as FlowFile;
    const file = { ...rest, flows: flows.map((flow) => ({ ...flow, enCode: 'once.flowFile' })) };
    const { revision } = await admin.workflow.flow.importPreview({ body: file });
    return (options) => admin.workflow.flow.import({ body: { file, revision, codes: ['once.flowFile'] } }, options);
  },
  'workflow.migration.start': async () => {
    const id = await flowOfTwoReleases();
    return (options) => admin.workflow.migration.start({ id, body: { from: 1, to: 2, mapping: {} } }, options);
  },
  'workflow.migration.undo': async () => {
    const id = await flowOfTwoReleases();
    const migrationId = await admin.workflow.migration.start({ id, body: { from: 1, to: 2, mapping: {} } });
    await workOff(app, 'flow.migrate');
    return (options) => admin.workflow.migration.undo({ id, migrationId }, options);
  },
  'workflow.instance.launch': async () => {
    const flowId = await releasedFlow();
    return (options) => admin.workflow.instance.launch({ body: { flowId, values: { note: '一' } } }, options);
  },
  'workflow.instance.act': async () => {
    const id = await admin.workflow.instance.launch({ body: { flowId: await releasedFlow(), values: {} } });
    return (options) => admin.workflow.instance.act({ id, body: { kind: 'comment', comment: '请核对' } }, options);
  },
  'workflow.flowList.approveMany': async () => {
    const id = await admin.workflow.instance.launch({ body: { flowId: await releasedFlow(), values: {} } });
    const [task] = (await admin.workflow.instance.read({ id })).tasks;
    const ids = [`${id}-${task?.id}`];
    return (options) => admin.workflow.flowList.approveMany({ body: { ids } }, options);
  },
};

let flows = 0;
async function flowDraft() {
  const enCode = `once.flow${(flows += 1)}`;
  const document = JSON.stringify(flowOf([approver('a', ['admin'])]));
  const id = await admin.workflow.flow.create({ body: { fullName: '只做一次', enCode, modelId, document } });
  return { id };
}

async function releasedFlow() {
  const { id } = await flowDraft();
  await admin.workflow.flow.release({ id, body: {} });
  return id;
}

/** A flow that runs at its first release and has a second one. */
async function flowOfTwoReleases() {
  const id = await releasedFlow();
  await admin.workflow.instance.launch({ body: { flowId: id, values: {} } });
  await admin.workflow.flow.release({ id, body: {} });
  return id;
}

/** Those that `crudRoutes` does, which repeatedCalls.test.ts asks of models and records. */
const isOrdinary = (name: string) => /\.(create|copy)$/.test(name) && !(name in CASES);

describe('a call that was sent twice with its key', () => {
  it('has a case, unless it makes or copies a noun', () => {
    const once = posts.filter(([, endpoint]) => endpoint.once).map(([name]) => name);
    expect(once.filter((name) => !isOrdinary(name)).sort()).toEqual(Object.keys(CASES).sort());
  });

  it.each(Object.entries(CASES))('%s is done once and answers the same', async (name, prepare) => {
    // of imports and exports a person has a few at a time
    await app.db.deleteFrom('transfer').execute();
    const call = await prepare();
    const options = { idempotencyKey: `once-${name.replaceAll('.', '-')}` };
    const before = await fingerprint(app);
    const first = await call(options);
    const after = await fingerprint(app);
    expect(after).not.toEqual(before);
    expect(await call(options)).toEqual(first);
    expect(await fingerprint(app)).toEqual(after);
  });
});

it('a button whose interface was refused may be pressed again, and one that broke off may not', async () => {
  const recordId = await admin.visualdev.records.create({ id: modelId, body: { note: '二' } });
  const press = (idempotencyKey: string, of = recordId) =>
    admin.visualdev.records.runButton({ id: modelId, button: 'ask', body: { recordId: of } }, { idempotencyKey });
  await refusal(press('button-none-1', 'none'), 404);
  await press('button-half-1');
  await app.db.updateTable('answeredCall').set({ answer: 'null' }).where('key', '=', 'button-half-1').execute();
  await refusal(press('button-half-1'), 409);
});

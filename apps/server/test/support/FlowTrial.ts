import { type ApiClient } from '@smart-admin/api-client';
import { type FlowAct } from '@smart-admin/api-client/contract';
import { createField, type FormValues } from '@smart-admin/form-engine/core';
import { type FlowDocument, type FlowNode } from '@smart-admin/form-engine/flow';
import { flowOf } from './flowDrafts.js';
import { modelBody } from './modelBody.js';
import { type Instance, type TestApp } from './startTestApp.js';

/** Fields of the form that trial flows are about: `secret` and `amount` are for some nodes only. */
const FIELDS = [
  createField('text', { id: 'reason', label: '事由' }),
  createField('number', { id: 'amount', label: '金额' }),
  createField('text', { id: 'secret', label: '内部意见' }),
  createField('userSelect', { id: 'person', label: '经办人' }),
  createField('subtable', {
    id: 'lines',
    label: '明细',
    columns: [
      createField('text', { id: 'item', label: '名称' }),
      createField('number', { id: 'price', label: '单价' }),
      createField('userSelect', { id: 'buyer', label: '采购员' }),
    ],
  }),
];

/** Staff of the demonstration company, in four departments, who may do all that everybody may do with flows. */
export const STAFF = ['user001', 'user002', 'user003', 'user008', 'user009', 'user010'] as const;
export type Staff = (typeof STAFF)[number];

/** Flows over one form, launched and handled by staff of the demonstration company. */
export class FlowTrial {
  private count = 0;

  private constructor(
    readonly admin: ApiClient,
    readonly modelId: string,
    private readonly people: Record<Staff, ApiClient>,
  ) {}

  static async start(app: TestApp, enCode = 'flowTrial'): Promise<FlowTrial> {
    const admin = await app.signIn('admin');
    const modelId = await admin.visualdev.models.create({ body: modelBody(enCode, FIELDS) });
    await admin.visualdev.models.release({ id: modelId, body: {} });
    return new FlowTrial(admin, modelId, await signInStaff(app));
  }

  as(staff: Staff): ApiClient {
    return this.people[staff];
  }

  /** Releases a flow of these nodes and answers its id; `note` says why what it is warned of may stay. */
  async release(nodes: FlowNode[] | FlowDocument, more: object = {}, note = ''): Promise<string> {
    const document = JSON.stringify(Array.isArray(nodes) ? flowOf(nodes) : nodes);
    const enCode = `trial${(this.count += 1)}`;
    const body = { fullName: `试验流程${this.count}`, enCode, modelId: this.modelId, document, ...more };
    const id = await this.admin.workflow.flow.create({ body });
    await this.admin.workflow.flow.release({ id, body: { note } });
    return id;
  }

  /** Releases a flow anew, with these nodes. */
  async releaseAgain(id: string, nodes: FlowNode[], more: object = {}): Promise<void> {
    const { revision } = await this.admin.workflow.flow.read({ id });
    const body = { revision, document: JSON.stringify(flowOf(nodes)), ...more };
    await this.admin.workflow.flow.update({ id, body });
    await this.admin.workflow.flow.release({ id, body: {} });
  }

  /** Launches a flow and answers its id. */
  launch(by: Staff, flowId: string, values: FormValues = {}, more: object = {}): Promise<string> {
    const body = { flowId, values: { reason: '试验', amount: 100, ...values }, ...more };
    return this.as(by).workflow.instance.launch({ body });
  }

  act(by: Staff, id: string, body: FlowAct): Promise<{ status: number }> {
    return this.as(by).workflow.instance.act({ id, body });
  }

  read(by: Staff, id: string) {
    return this.as(by).workflow.instance.read({ id });
  }

  /** The task that somebody can do something with now. */
  async taskOf(by: Staff, id: string): Promise<string> {
    const { tasks } = await this.read(by, id);
    const [task] = tasks.filter(({ state }) => state !== 'waiting');
    if (!task) throw new Error(`${by} has no task`);
    return task.id;
  }

  /** Does something with the task that somebody has now. */
  async decide(
    by: Staff,
    id: string,
    kind: 'approve' | 'refuse' | 'claim' | 'release' | 'answerHelp',
    more: object = {},
  ) {
    return this.act(by, id, { kind, taskId: await this.taskOf(by, id), ...more } as FlowAct);
  }

  /** How it stands, for somebody who has a part in it. */
  async statusOf(by: Staff, id: string): Promise<number> {
    return (await this.read(by, id)).status;
  }
}

async function signInStaff(app: Instance): Promise<Record<Staff, ApiClient>> {
  const users = await app.db.selectFrom('userAccount').select(['id', 'account']).where('id', 'in', STAFF).execute();
  const signedIn = await Promise.all(
    users.map(async ({ id, account }) => [id, await app.signIn(account, 'Smart123')] as const),
  );
  return Object.fromEntries<ApiClient>(signedIn) as Record<Staff, ApiClient>;
}

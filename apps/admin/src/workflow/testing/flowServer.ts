import { createField, createFormDocument, encodeFormDocument } from '@smart-admin/form-engine/core';
import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { vi } from 'vitest';
import { type SessionUser, useSession } from '../../app/sessionStore.js';
import { type FlowDetail } from '../detail/useFlow.js';

export const lin = { id: 'lin', name: '林晓东', headIcon: '' };
export const wang = { id: 'wang', name: '王芳', headIcon: '' };
export const luo = { id: 'luo', name: '罗敏', headIcon: '' };

const NOON = Date.UTC(2026, 10, 18, 4);
const HOUR = 3_600_000;
const form = createFormDocument([
  createField('text', { id: 'reason', label: '采购事由' }),
  createField('text', { id: 'budget', label: '预算科目' }),
]);
const button = (kind: string, comment: 'required' | 'optional' | 'off' = 'optional') => ({
  kind,
  name: '',
  comment,
  signature: 'off' as const,
});
const design: FlowDocument = {
  version: 1,
  start: { id: 'start', kind: 'start', name: '发起', fields: {} },
  nodes: [
    {
      id: 'boss',
      name: '总经理',
      kind: 'approver',
      people: [{ kind: 'users', ids: ['lin'] }],
      several: { mode: 'all' },
      empty: { kind: 'administrators' },
      claim: false,
      actions: {},
      refusal: { to: 'reject', then: 'onward' },
      fields: {},
    },
  ],
  settings: { repeat: 'each', own: 'ask', revoke: 'running' },
};

const entry = (id: string, more: Partial<FlowDetail['course'][number]>): FlowDetail['course'][number] => ({
  id,
  time: NOON,
  person: null,
  forName: '',
  what: 'submit',
  nodeId: '',
  nodeName: '',
  taskId: '',
  reason: null,
  people: [],
  targets: [],
  comment: '',
  attachments: [],
  signature: '',
  versions: null,
  dueTime: null,
  took: null,
  ...more,
});

/** A flow that waits for 林晓东, who is signed in. */
export function waitingFlow(id: string, more: Partial<FlowDetail> = {}): FlowDetail {
  const reason = { kind: 'positions', via: '总经理', byName: '' };
  return {
    id,
    flowId: 'buy',
    flowName: '采购申请',
    icon: '',
    number: `CG-${id}`,
    title: `采购申请 ${id}`,
    urgency: 3,
    status: 1,
    paused: false,
    launcher: wang,
    launcherOrganize: '设备维保部',
    launchedByName: '',
    launchTime: NOON,
    endTime: null,
    current: [],
    version: 1,
    config: {
      id: 'm1',
      fullName: '采购申请',
      menuId: '',
      formData: JSON.stringify(encodeFormDocument(form)),
      columnData: '{}',
      version: 1,
    },
    record: { id: 'r1', reason: '换一台道闸', budget: '6602.03' },
    recordRevision: 1,
    fields: {},
    document: JSON.stringify(design),
    tasks: [
      {
        id: 't1',
        nodeId: 'boss',
        nodeName: '总经理',
        state: 'open',
        purpose: 'voice',
        reason,
        forName: '',
        entrustedUntil: null,
        dueTime: null,
        buttons: [button('approve'), button('refuse', 'required'), button('transfer'), button('addBefore')],
        targets: [],
        choices: [],
      },
    ],
    buttons: [],
    course: [
      entry('e1', { person: wang }),
      entry('e2', {
        person: luo,
        what: 'approve',
        time: NOON + 13 * HOUR,
        nodeName: '财务核对',
        reason: { kind: 'added', via: '', byName: '梁志远' },
        comment: '科目余额足够',
        took: 13 * HOUR,
      }),
      entry('e3', { what: 'arrived', nodeName: '总经理' }),
      entry('e4', { person: wang, what: 'comment', comment: '希望本周定下来' }),
    ],
    open: [
      {
        activityId: 'a1',
        nodeId: 'boss',
        nodeName: '总经理',
        waitsFor: 'people',
        openedTime: NOON + 13 * HOUR,
        dueTime: null,
        problem: '',
        people: [{ ...lin, taskId: 't1', state: 'open', reason }],
      },
    ],
    forecast: [
      {
        nodeId: 'buyer',
        nodeName: '采购比价',
        kind: 'approver',
        branches: [],
        people: [{ id: 'sun', name: '孙佳宁', headIcon: '', via: '采购专员' }],
        empty: '',
        time: null,
      },
    ],
    participants: [lin, luo, wang],
    circulated: [{ ...luo, time: NOON, readTime: null }],
    ...more,
  };
}

/** What is filled to launch a flow in which the launcher chooses who looks at it. */
export function launchable() {
  const { config } = waitingFlow('f1');
  return {
    fullName: '采购申请',
    forName: '',
    version: 1,
    config,
    fields: { reason: 'required', budget: 'hidden' },
    choices: [{ nodeId: 'check', nodeName: '财务核对', among: [luo, lin] }],
  };
}

type Answer = { data: unknown } | { code: number; msg: string; data?: unknown };

/** A server of flows on the network of the test: what is asked for, and what it answers. 林晓东 is signed in. */
export function serveFlows(answer: (method: string, path: string, body: unknown) => Answer) {
  const user = {
    menuList: [],
    appMenuList: [],
    permissionList: [],
    userInfo: { userId: lin.id, userName: lin.name, userAccount: 'lin', headIcon: '' },
  } as unknown as SessionUser;
  useSession.setState({ user });
  const asked: { method: string; path: string; body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://localhost');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const method = init.method ?? 'GET';
    asked.push({ method, path: pathname, body, key: new Headers(init.headers).get('idempotency-key') });
    const envelope = { code: 200, msg: '', data: null, ...answer(method, pathname, body) };
    return Promise.resolve(Response.json(envelope));
  });
  return asked;
}

/** Ends what `serveFlows` began. */
export function endFlows(): void {
  vi.unstubAllGlobals();
  useSession.setState({ user: null });
}

import { ApiError, createClient, type ApiClient } from '@smart-admin/api-client';
import { type FlowDocument, type FlowNode, type WorkNode } from '@smart-admin/form-engine/flow';

const SURE = { comment: 'optional', signature: 'off' } as const;
const PAGE = 100;

/**
 * Approvals that are launched and decided by two people while the server is killed. Each waits for two people in parallel, a
 * sub-flow that is decided too, and a record that it writes. Whatever was not answered is sent again, under the same key, to
 * the server that comes back: in the end each flow must be there once, adopted, with everything that follows once.
 */
export class FlowWriters {
  private readonly waiting: string[];
  private readonly unanswered: Command[] = [];
  private readonly refused: string[] = [];
  private flowId = '';
  private sealId = '';
  launched = 0;
  /** Commands that were sent again. */
  repeated = 0;

  constructor(
    private readonly tokens: Readonly<Record<Person, string>>,
    private readonly count: number,
  ) {
    this.waiting = Array.from({ length: count }, (_, index) => `kill-${index + 1}`);
  }

  /** Releases the flows. */
  async prepare(url: string): Promise<void> {
    const { workflow, visualdev } = this.clientOf(url, 'admin');
    // with its release its records can be listed
    await visualdev.models.release({ id: 'flowSealForm', body: {} });
    const release = async (fullName: string, modelId: string, nodes: FlowNode[]) => {
      const document = JSON.stringify(documentOf(nodes));
      const id = await workflow.flow.create({ body: { fullName, enCode: `kill${modelId}`, modelId, document } });
      await workflow.flow.release({ id, body: {} });
      return id;
    };
    this.sealId = await release('中断用印', 'flowSealForm', [approver('stamp', ['operator'])]);
    this.flowId = await release('中断核实', 'flowRepairForm', nodesOf(this.sealId));
  }

  /** Launches up to so many and decides until nothing is left to decide, or the server is gone. */
  async write(url: string, upTo = this.count): Promise<void> {
    const launching = [this.launch(url, upTo), this.launch(url, upTo)];
    await Promise.all([...launching, this.work(url, 'admin', upTo), this.work(url, 'operator', upTo)]);
  }

  /** Goes on without interruption until all flows are over, so many turns at most; answers what is wrong with them. */
  async finish(url: string, turns: number): Promise<string[]> {
    for (let turn = 0; turn < turns; turn += 1) {
      await this.write(url);
      const { pagination } = await this.clientOf(url, 'admin').workflow.flowList.monitored({
        query: { flowId: this.flowId, status: 2, pageSize: 1 },
      });
      if (pagination.total >= this.count) break;
      // sub-flows and records are written by jobs, and what a killed worker held goes on within a minute
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return this.faults(url);
  }

  private async faults(url: string): Promise<string[]> {
    const admin = this.clientOf(url, 'admin');
    const [flows, seals] = [await all(admin, this.flowId), await all(admin, this.sealId)];
    const faults = this.refused.map((reason) => `refused: ${reason}`);
    const expect = (what: string, found: number, wanted: number) => {
      if (found !== wanted) faults.push(`${what}: ${found} instead of ${wanted}`);
    };
    expect('flows', flows.length, this.count);
    expect('sub-flows', seals.length, this.count);
    expect('adopted', [...flows, ...seals].filter(({ status }) => status === 2).length, 2 * this.count);
    expect('numbers', new Set([...flows, ...seals].map(({ number }) => number)).size, flows.length + seals.length);
    const names = new Map<string, number>();
    for (const { id, title } of flows) {
      const { course, record, open, tasks } = await admin.workflow.instance.read({ id });
      const name = String(record.equipment);
      names.set(name, (names.get(name) ?? 0) + 1);
      expect(`${title} launched`, course.filter(({ what }) => what === 'submit').length, 1);
      expect(`${title} decided`, course.filter(({ what }) => what === 'approve').length, 2);
      expect(`${title} still open`, open.length + tasks.length, 0);
    }
    expect('different flows', names.size, this.count);
    const { list } = await admin.visualdev.records.list({ id: 'flowSealForm', body: { pageSize: 500 } });
    const written = list.filter(({ note }) => String(note).startsWith('kill-'));
    expect('records', written.length, this.count);
    expect('different records', new Set(written.map(({ note }) => note)).size, this.count);
    return faults;
  }

  private async launch(url: string, upTo: number): Promise<void> {
    while (this.waiting.length > this.count - upTo) {
      const equipment = this.waiting.shift();
      const by: Person = this.launched % 2 === 0 ? 'operator' : 'admin';
      const values = { equipment, place: 'P2', severity: '1', foundAt: Date.now(), fault: 'kill -9' };
      const body = { flowId: this.flowId, values, urgency: 1 as const, choices: {} };
      const isAnswered = await this.send(url, {
        by,
        key: `launch-${equipment}`,
        run: ({ workflow }, options) => workflow.instance.launch({ body }, options),
      });
      if (!isAnswered) return;
      this.launched += 1;
    }
  }

  /** Decides what waits for somebody, beginning with what the last server did not answer. */
  private async work(url: string, by: Person, upTo: number): Promise<void> {
    for (let command = this.nextUnanswered(by); command; command = this.nextUnanswered(by))
      if (!(await this.send(url, command))) return;
    for (;;) {
      const tasks = await this.tasksOf(url, by);
      if (!tasks || (tasks.length === 0 && this.waiting.length <= this.count - upTo)) return;
      for (const { id, taskId } of tasks) {
        const run: Command['run'] = ({ workflow }, options) =>
          workflow.instance.act({ id, body: { kind: 'approve', taskId } }, options);
        if (!(await this.send(url, { by, key: `${id}-${taskId}`, run }))) return;
      }
    }
  }

  private nextUnanswered(by: Person): Command | undefined {
    const index = this.unanswered.findIndex((command) => command.by === by);
    return index < 0 ? undefined : this.unanswered.splice(index, 1)[0];
  }

  private async tasksOf(url: string, by: Person): Promise<{ id: string; taskId: string }[] | undefined> {
    const { flowList } = this.clientOf(url, by).workflow;
    try {
      const lists = [this.flowId, this.sealId].map((flowId) => flowList.toDo({ query: { flowId, pageSize: PAGE } }));
      return (await Promise.all(lists)).flatMap(({ list }) => list);
    } catch (error) {
      if (isUnanswered(error)) return undefined;
      throw error;
    }
  }

  /** Whether the server answered; where it did not, the command waits for the next one. */
  private async send(url: string, command: Command): Promise<boolean> {
    try {
      await command.run(this.clientOf(url, command.by), { idempotencyKey: command.key });
      return true;
    } catch (error) {
      if (!isUnanswered(error)) {
        this.refused.push(`${command.key}: ${String(error)}`);
        return true;
      }
      this.unanswered.push(command);
      this.repeated += 1;
      return false;
    }
  }

  private clientOf(url: string, person: Person): ApiClient {
    return createClient({ baseUrl: url, getToken: () => this.tokens[person] });
  }
}

type Person = 'admin' | 'operator';

/** What somebody does, under a key by which the server knows it again. */
interface Command {
  by: Person;
  key: string;
  run: (client: ApiClient, options: { idempotencyKey: string }) => Promise<unknown>;
}

function isUnanswered(error: unknown): boolean {
  // the server is gone, or its database
  return error instanceof ApiError && (error.code === 0 || error.code >= 500);
}

async function all(admin: ApiClient, flowId: string) {
  const { list } = await admin.workflow.flowList.monitored({ query: { flowId, pageSize: 500 } });
  return list;
}

function documentOf(nodes: FlowNode[]): FlowDocument {
  return {
    version: 1,
    start: { id: 'start', kind: 'start', name: '发起', fields: {} },
    nodes,
    settings: { repeat: 'each', own: 'ask', revoke: 'running' },
  };
}

function approver(id: string, ids: string[]): WorkNode {
  return {
    ...{ id, name: id, kind: 'approver', people: [{ kind: 'users', ids }], several: { mode: 'all' } },
    ...{ empty: { kind: 'administrators' }, claim: false, actions: { approve: SURE }, fields: {} },
    refusal: { to: 'reject', then: 'onward' },
  };
}

function nodesOf(sealId: string): FlowNode[] {
  return [
    {
      ...{ id: 'both', name: 'both', kind: 'branch', mode: 'parallel' },
      branches: [
        { id: 'one', name: 'one', nodes: [approver('first', ['operator'])] },
        { id: 'two', name: 'two', nodes: [approver('second', ['admin'])] },
        {
          ...{ id: 'three', name: 'three' },
          nodes: [
            {
              ...{ id: 'seal', name: 'seal', kind: 'subFlow', flowId: sealId, launcher: 'launcher' },
              values: { paper: '{equipment}', seal: "'1'", copies: '1' },
              ...{ wait: true, refused: 'reject' },
            },
          ],
        },
      ],
    },
    {
      ...{ id: 'write', name: 'write', kind: 'record', modelId: 'flowSealForm', action: { kind: 'create' } },
      values: { paper: "'kill'", seal: "'1'", copies: '1', note: '{equipment}' },
      failed: 'stop',
    },
  ];
}

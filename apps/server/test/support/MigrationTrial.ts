import { type ApiClient } from '@smart-admin/api-client';
import { type FlowNode } from '@smart-admin/form-engine/flow';
import { FlowTrial } from './FlowTrial.js';
import { type TestApp } from './startTestApp.js';
import { workOff } from './takeJobs.js';

/** Flows that are moved from their first release to their second one. */
export class MigrationTrial {
  private constructor(
    readonly app: TestApp,
    readonly flows: FlowTrial,
  ) {}

  static async start(app: TestApp, enCode: string): Promise<MigrationTrial> {
    return new MigrationTrial(app, await FlowTrial.start(app, enCode));
  }

  get calls(): ApiClient['workflow']['migration'] {
    return this.flows.admin.workflow.migration;
  }

  preview(flowId: string, mapping: Record<string, string> = {}) {
    return this.calls.preview({ id: flowId, body: { from: 1, to: 2, mapping } });
  }

  begin(flowId: string, mapping: Record<string, string> = {}): Promise<string> {
    return this.calls.start({ id: flowId, body: { from: 1, to: 2, mapping } });
  }

  /** Does what the jobs of migrations have to do. */
  work(): Promise<void> {
    return workOff(this.app, 'flow.migrate');
  }

  /** Releases these nodes, moves all that runs to them, and answers the migration. */
  async move(flowId: string, nodes: FlowNode[], mapping: Record<string, string> = {}): Promise<string> {
    await this.flows.releaseAgain(flowId, nodes);
    const migrationId = await this.begin(flowId, mapping);
    await this.work();
    return migrationId;
  }

  async undo(flowId: string, migrationId: string): Promise<void> {
    await this.calls.undo({ id: flowId, migrationId });
    await this.work();
  }

  /** What became of each flow, with the reasons. */
  async results(flowId: string, migrationId: string): Promise<Record<string, string[]>> {
    const { list } = await this.calls.flows({ id: flowId, migrationId, query: { pageSize: 500 } });
    return Object.fromEntries(list.map(({ id, result, reasons }) => [id, [result, ...reasons]]));
  }

  async stored(id: string) {
    return this.app.db.selectFrom('flowInstance').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  /** Release and open nodes with whom they wait for: `2 x:user003`. */
  async stands(id: string): Promise<string> {
    const { version, open, status } = await this.flows.admin.workflow.instance.read({ id });
    if (status !== 1) return `${version} over ${status}`;
    const nodes = open.map(({ nodeId, people }) => {
      const asked = people.filter(({ state }) => state === 'open' || state === 'waiting').map((person) => person.id);
      return asked.length === 0 ? nodeId : `${nodeId}:${asked.join(',')}`;
    });
    return [version, ...nodes].join(' ');
  }
}

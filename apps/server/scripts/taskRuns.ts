import { createClient, type ApiClient } from '@smart-admin/api-client';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Attempts of a run: more than there are kills. */
const ATTEMPTS = 25;

/**
 * Runs of a scheduled task while the server is killed. The task asks an interface that does not answer the first time, so it is
 * killed in its middle; whatever run was acknowledged must in the end be there once and done, and none beside it.
 */
export class TaskRuns {
  private readonly acknowledged = new Set<string>();
  private readonly begun: Promise<void>;
  private readonly server: Server;
  private taskId = '';
  private asked = 0;
  /** What a server has to let its interfaces ask. */
  readonly host = '127.0.0.1';

  constructor(private readonly token: () => string) {
    let begin = () => undefined as void;
    this.begun = new Promise((resolve) => (begin = resolve));
    this.server = createServer((_request, response) => {
      this.asked += 1;
      begin();
      // the first is in its middle until the server is killed
      if (this.asked > 1) response.setHeader('content-type', 'application/json').end('[]');
    });
  }

  /** Begins to answer, and makes the task. */
  async prepare(url: string): Promise<void> {
    this.server.listen(0, this.host);
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    const { dataInterface, task } = this.clientOf(url).system;
    const source = { kind: 'http' as const, url: `http://${this.host}:${port}/run`, timeoutSeconds: 30 };
    const interfaceId = await dataInterface.create({
      body: { fullName: '中断执行', enCode: 'kill.run', ...source },
    });
    const ofInterface = { kind: 'interface' as const, interfaceId, maxAttempts: ATTEMPTS };
    this.taskId = await task.create({
      body: { fullName: '中断执行', enCode: 'kill.run', cron: '0 0 1 1 *', ...ofInterface },
    });
  }

  /** Runs the task once, and the first time answers when that has begun; the server may be killed meanwhile. */
  async run(url: string): Promise<void> {
    const id = await this.clientOf(url)
      .system.task.run({ id: this.taskId })
      // killed: this run may or may not be there, both are right
      .catch(() => undefined);
    if (id !== undefined) this.acknowledged.add(id);
    await this.begun;
  }

  /** Waits until all runs are over, so many turns at most; answers what is wrong with them. */
  async finish(url: string, turns: number): Promise<string[]> {
    const { task } = this.clientOf(url).system;
    for (let turn = 0; ; turn += 1) {
      const { list } = await task.runs({ id: this.taskId, query: { pageSize: 100 } });
      const open = list.filter(({ state }) => state !== 'done');
      if (open.length > 0 && turn < turns) {
        // what a killed worker held goes on within a minute
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      const found = new Set(list.map(({ id }) => id));
      return [
        ...open.map(({ id, state, message }) => `run ${id}: ${state} ${message}`),
        ...[...this.acknowledged].filter((id) => !found.has(id)).map((id) => `run ${id}: lost`),
        // one that was killed was asked again
        ...(this.asked > list.length ? [] : [`asked ${String(this.asked)} times for ${String(list.length)} runs`]),
      ];
    }
  }

  get count(): number {
    return this.acknowledged.size;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private clientOf(url: string): ApiClient {
    return createClient({ baseUrl: url, getToken: this.token });
  }
}

import { createClient, type ApiClient } from '@smart-admin/api-client';
import { answered } from './answered.js';

const PAGE = 500;

/**
 * Notices to everybody that are released, and read, while the server is killed. Each acknowledged release must bring the
 * notice to each of its receivers once, and each acknowledged reading must still be one.
 */
export class NoticeWriters {
  /** Notices whose release was answered. */
  readonly released = new Set<string>();
  /** Messages that the reader was answered. */
  readonly read = new Set<string>();
  private sequence = 0;

  constructor(
    /** Whoever releases, and one of the receivers. */
    private readonly tokens: Readonly<Record<'admin' | 'operator', string>>,
  ) {}

  /** Releases notices and reads what comes, until the server is gone. */
  async write(url: string): Promise<void> {
    await Promise.all([this.release(url), this.readAll(url)]);
  }

  /** Acknowledged readings that are none any more. */
  async readFaults(url: string): Promise<string[]> {
    const { message } = this.clientOf(url, 'operator');
    const read = await allOf((currentPage) => message.mine({ query: { currentPage, pageSize: PAGE, isRead: 1 } }));
    const known = new Set(read.map(({ id }) => id));
    return [...this.read].filter((id) => !known.has(id)).map((id) => `not read any more: ${id}`);
  }

  /** Waits until everything released has arrived, so many turns at most; answers what is wrong with it. */
  async finish(url: string, turns: number): Promise<string[]> {
    const admin = this.clientOf(url, 'admin');
    const { list } = await admin.permission.users.all({ query: {} });
    const receivers = new Set(list.map(({ id }) => id));
    const faults = await this.readFaults(url);
    for (const id of this.released) faults.push(...(await this.faultsOf(admin, { id, receivers, turns })));
    return faults;
  }

  private async faultsOf(
    { message }: ApiClient,
    { id, receivers, turns }: { id: string; receivers: ReadonlySet<string>; turns: number },
  ): Promise<string[]> {
    let found: string[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const rows = await allOf((currentPage) => message.readers({ id, query: { currentPage, pageSize: PAGE } }));
      found = rows.map((row) => row.id);
      if (found.length >= receivers.size) break;
      // what a killed worker held goes on within a minute
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const times = new Map<string, number>();
    for (const userId of found) times.set(userId, (times.get(userId) ?? 0) + 1);
    const wrong = [...new Set([...receivers, ...found])].filter((userId) =>
      receivers.has(userId) ? times.get(userId) !== 1 : true,
    );
    return wrong.map((userId) => `${id} came to ${userId} ${times.get(userId) ?? 0} times`);
  }

  private async release(url: string): Promise<void> {
    const { message } = this.clientOf(url, 'admin');
    const releaseNext = async () => {
      this.sequence += 1;
      const id = await message.create({ body: { title: `kill-${this.sequence}`, toAll: 1 } });
      await message.release({ id });
      this.released.add(id);
    };
    // whether the last one was released nobody knows, both are right
    while (await answered(releaseNext));
  }

  private async readAll(url: string): Promise<void> {
    const { message } = this.clientOf(url, 'operator');
    const readNext = async () => {
      const { list } = await message.mine({ query: { isRead: 0, pageSize: 20 } });
      for (const { id } of list) {
        await message.readInfo({ id });
        this.read.add(id);
      }
    };
    while (await answered(readNext));
  }

  private clientOf(url: string, person: 'admin' | 'operator'): ApiClient {
    return createClient({ baseUrl: url, getToken: () => this.tokens[person] });
  }
}

async function allOf<Row>(
  read: (currentPage: number) => Promise<{ list: Row[]; pagination: { total: number } }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { list } = await read(page);
    rows.push(...list);
    if (list.length < PAGE) return rows;
  }
}

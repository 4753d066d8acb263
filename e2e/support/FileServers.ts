import { startServer, type RunningServer } from './startServer.js';

/** The server of the file whose tests a worker runs: one at a time, exchanged with the file. */
export class FileServers {
  private current: { file: string; server: RunningServer } | undefined;
  private another: RunningServer | undefined;

  constructor(private readonly historyDays: number) {}

  /** Where the server of a file answers; the one of the file before is stopped. */
  async addressFor(file: string): Promise<string> {
    if (this.current?.file !== file) {
      await this.stop();
      this.current = { file, server: await startServer({ historyDays: this.historyDays }) };
    }
    return this.current.server.address;
  }

  /** Folder of the data of the server that answers now. Throws before one does. */
  get data(): string {
    if (!this.current) throw new Error('no server answers yet');
    return this.current.server.data;
  }

  /** Where a second instance on the same database answers; it ends with the first one. */
  async secondAddress(): Promise<string> {
    // whoever works in the folder of a server shares its database
    this.another ??= await startServer({ historyDays: 0, keepIn: this.data });
    return this.another.address;
  }

  async stop(): Promise<void> {
    await this.another?.stop();
    this.another = undefined;
    await this.current?.server.stop();
    this.current = undefined;
  }
}

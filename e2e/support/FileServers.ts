import { startServer, type RunningServer } from './startServer.js';

/** The server of the file whose tests a worker runs: one at a time, exchanged with the file. */
export class FileServers {
  private current: { file: string; server: RunningServer } | undefined;

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

  async stop(): Promise<void> {
    await this.current?.server.stop();
    this.current = undefined;
  }
}

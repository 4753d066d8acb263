import pg from 'pg';
import { dbErrorKind } from './dbError.js';

/**
 * Asks the database whether it lives, on a connection of its own, so that a pool whose connections are all at work says
 * nothing about it. Whoever asks while a question is under way gets its answer: the database is asked one at a time.
 */
export class DatabaseProbe {
  private client: pg.Client | undefined;
  private question: Promise<boolean> | undefined;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly milliseconds = 3_000,
  ) {}

  /** Whether it answers in time. One that answers that it has no connection left lives. */
  isAlive(): Promise<boolean> {
    this.question ??= this.ask().finally(() => (this.question = undefined));
    return this.question;
  }

  async stop(): Promise<void> {
    await this.question;
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private async ask(): Promise<boolean> {
    const client = this.client ?? this.open();
    try {
      if (this.client === undefined) {
        await client.connect();
        this.client = client;
      }
      await client.query('select 1');
      return true;
    } catch (error) {
      this.drop(client);
      return dbErrorKind(error) === 'crowded';
    }
  }

  private open(): pg.Client {
    const { milliseconds } = this;
    const client = new pg.Client({
      ...this.config,
      application_name: 'smart-admin-health',
      keepAlive: true,
      connectionTimeoutMillis: milliseconds,
      query_timeout: milliseconds,
    });
    client.on('error', () => this.drop(client));
    client.on('end', () => this.drop(client));
    return client;
  }

  /** The next question opens another one. */
  private drop(client: pg.Client) {
    if (this.client === client) this.client = undefined;
    // it broke: that it cannot be closed in order is no news
    client.end().catch(() => undefined);
  }
}

import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { type DatabaseTransaction } from '../db/database.js';
import { MessageParts, splitMessage } from './messageParts.js';

const CHANNEL = 'smart_admin';
const RETRY_MILLISECONDS = 500;
/** How often the listening connection is asked for a sign of life, and how long it may take. */
const PULSE_MILLISECONDS = 15_000;
const ANSWER_MILLISECONDS = 5_000;

/**
 * Carries messages between all instances on one database (PostgreSQL LISTEN/NOTIFY): those of a transaction arrive when
 * it commits, in the order of commits, on every instance and once. After a lost connection `onResync` runs, because
 * messages may have been missed. Events and frames travel on it; nothing else uses it directly.
 */
export class Bus {
  private readonly instance = randomUUID();
  private readonly handlers = new Map<Topic, (message: unknown, isOwn: boolean) => void>();
  private readonly resyncHandlers = new Set<() => void>();
  private readonly parts = new MessageParts();
  private sent = 0;
  private client: pg.Client | undefined;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;
  private pulse: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Begins to listen; resolves when messages arrive. */
  async start(): Promise<void> {
    const client = new pg.Client({
      ...this.config,
      application_name: 'smart-admin-listen',
      keepAlive: true,
      connectionTimeoutMillis: 15_000,
      query_timeout: ANSWER_MILLISECONDS,
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.receive(payload));
    try {
      await client.connect();
      this.parts.clear();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      // let in and refused, by a standby for example: each try would leave a connection behind
      this.drop(client);
      throw error;
    }
    if (this.closed) return client.end();
    this.client = client;
    this.pulse ??= setInterval(() => void this.feel(), PULSE_MILLISECONDS).unref();
  }

  /** A connection that was cut off in silence (by a firewall, a host that is gone) tells nobody: it is asked. */
  private async feel(): Promise<void> {
    const { client } = this;
    if (!client) return;
    try {
      await client.query('select 1');
    } catch (error) {
      this.lose(client, error as Error);
      this.drop(client);
    }
  }

  private drop(client: pg.Client): void {
    client.end().catch((error: unknown) => this.log.debug({ err: error }, 'a listening connection ended'));
  }

  /** Sends a JSON value with the transaction. Throws a RangeError for one of more than 2 MB. */
  async send(transaction: DatabaseTransaction, topic: Topic, message: unknown): Promise<void> {
    this.sent += 1;
    const parts = splitMessage(`${this.instance}:${this.sent}`, JSON.stringify([topic, message]));
    await sql`select pg_notify(${CHANNEL}, part) from unnest(${parts}::text[]) part`.execute(transaction);
  }

  /** The one handler of a topic; `isOwn` says that this instance sent the message. */
  handle(topic: Topic, handler: (message: unknown, isOwn: boolean) => void): void {
    this.handlers.set(topic, handler);
  }

  /** Runs when messages may have been missed. */
  onResync(handler: () => void): void {
    this.resyncHandlers.add(handler);
  }

  /** Whether messages arrive at the moment. */
  get connected(): boolean {
    return this.client !== undefined;
  }

  async stop(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private receive(payload = '') {
    try {
      const whole = this.parts.add(payload);
      if (!whole) return;
      const [topic, message] = JSON.parse(whole.text) as [Topic, unknown];
      this.handlers.get(topic)?.(message, whole.id.startsWith(this.instance));
    } catch (error) {
      this.log.error({ err: error, payload: payload.slice(0, 200) }, 'a message of the bus could not be handled');
    }
  }

  /** A client that is not the current one was given up already. */
  private lose(client: pg.Client, error?: Error) {
    if (this.client !== client) return;
    this.client = undefined;
    this.retryLater(error);
  }

  private retryLater(error?: Error) {
    if (this.closed) return;
    this.log.warn({ err: error }, 'the listening connection was lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.start().then(
        () => {
          for (const handler of this.resyncHandlers) handler();
        },
        (reason: Error) => this.retryLater(reason),
      );
    }, RETRY_MILLISECONDS);
  }
}

type Topic = 'event' | 'frame';

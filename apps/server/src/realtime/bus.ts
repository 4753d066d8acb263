import pg from 'pg';
import { type FastifyBaseLogger } from 'fastify';

const CHANNEL = 'smart_admin';
const RETRY_MILLISECONDS = 500;

/**
 * Tells every instance on the same database what changed (PostgreSQL LISTEN/NOTIFY). Messages carry ids, rows carry
 * content: a payload holds at most 7,900 bytes. After a lost connection `resync` subscribers run, because messages may
 * have been missed.
 */
export class Bus {
  private readonly handlers = new Map<BusEvent['kind'], Set<(event: BusEvent) => void>>();
  private readonly resyncHandlers = new Set<() => void>();
  private client: pg.Client | undefined;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly pool: pg.Pool,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Begins to listen; resolves when messages arrive. */
  async start(): Promise<void> {
    const client = new pg.Client({ ...this.config, application_name: 'smart-admin-listen', keepAlive: true });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.receive(payload));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.closed) await client.end();
    else this.client = client;
  }

  /** Runs the subscribers here at once and those of the other instances within milliseconds. */
  async publish(event: BusEvent): Promise<void> {
    this.dispatch(event);
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(event)]);
  }

  subscribe<Kind extends BusEvent['kind']>(
    kind: Kind,
    handler: (event: Extract<BusEvent, { kind: Kind }>) => void,
  ): void {
    const handlers = this.handlers.get(kind) ?? new Set();
    handlers.add(handler as (event: BusEvent) => void);
    this.handlers.set(kind, handlers);
  }

  /** Runs when messages may have been missed: forget what is cached. */
  onResync(handler: () => void): void {
    this.resyncHandlers.add(handler);
  }

  /** Whether messages of other instances arrive at the moment. */
  get connected(): boolean {
    return this.client !== undefined;
  }

  async stop(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private dispatch(event: BusEvent) {
    for (const handler of this.handlers.get(event.kind) ?? []) handler(event);
  }

  private receive(payload: string | undefined) {
    if (!payload) return;
    try {
      this.dispatch(JSON.parse(payload) as BusEvent);
    } catch (error) {
      this.log.error({ error, payload: payload.slice(0, 200) }, 'a message of another instance could not be handled');
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

export type BusEvent =
  /** Sessions ended with a code (601 forced off). */
  | { kind: 'sessions-ended'; sessionIds: string[]; code: 600 | 601 | 602 }
  /** Grants, roles or memberships changed: of these users, or of everybody. */
  | { kind: 'rights'; userIds?: string[] }
  /** Users came, went or changed. */
  | { kind: 'users' }
  /** Menu entries changed. */
  | { kind: 'menus' }
  /** System configuration changed. */
  | { kind: 'config' };

import { type FastifyBaseLogger } from 'fastify';
import { type Insertable } from 'kysely';
import { type Database } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { type OperationLogTable } from './log.tables.js';

const FLUSH_MILLISECONDS = 1_000;
/** Lines that wait at most: under a storm of requests the newest are left out rather than memory filled. */
const WAITING = 2_000;

type Line = Insertable<OperationLogTable>;

/** Requests that change nothing, written together once a second: a read must not wait for its log. */
export class RequestNotes {
  private waiting: Line[] = [];
  private dropped = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Database,
    private readonly log: FastifyBaseLogger,
  ) {}

  note(line: Line): void {
    if (this.waiting.length >= WAITING) {
      this.dropped += 1;
      return;
    }
    this.waiting.push(line);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MILLISECONDS);
  }

  /** Writes what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const lines = this.waiting;
    this.waiting = [];
    if (this.dropped > 0) this.log.warn({ requests: this.dropped }, 'requests were left out of the log');
    this.dropped = 0;
    try {
      await insertAll(this.db, 'operationLog', lines);
    } catch (error) {
      this.log.error({ err: error, requests: lines.length }, 'requests could not be logged');
    }
  }
}

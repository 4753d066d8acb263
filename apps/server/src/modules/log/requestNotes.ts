import { type FastifyBaseLogger } from 'fastify';
import { sql, type Insertable } from 'kysely';
import { type Database } from '../../db/database.js';
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
      if (lines.length > 0) await writeLines(this.db, lines);
    } catch (error) {
      this.log.error({ err: error, requests: lines.length }, 'requests could not be logged');
    }
  }
}

/** All lines as one parameter: a statement with thousands of them costs more to write than the calls that it notes. */
async function writeLines(db: Database, lines: readonly Line[]): Promise<void> {
  await sql`
    insert into operation_log (id, user_id, user_name, category, verb, noun, request_method, request_url, ip_address,
      ip_place, platform, request_duration, result_code, creator_time)
    select id, "userId", "userName", category, verb, noun, "requestMethod", "requestUrl", "ipAddress",
      "ipPlace", platform, "requestDuration", "resultCode", "creatorTime"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id text, "userId" text, "userName" text, category text,
      verb text, noun text, "requestMethod" text, "requestUrl" text, "ipAddress" text, "ipPlace" text, platform text,
      "requestDuration" integer, "resultCode" integer, "creatorTime" timestamptz)`.execute(db);
}

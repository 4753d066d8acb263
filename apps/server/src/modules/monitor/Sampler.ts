import { MONITOR_STEP } from '@smart-admin/api-client/contract';
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { cpus, hostname, totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Database } from '../../db/database.js';
import { CallTimes } from './CallTimes.js';
import { CpuShare, memoryShare, ProcessShare, readDisk } from './machineFigures.js';

const STEP_MILLISECONDS = MONITOR_STEP * 1_000;
/** Of a millisecond. */
const NANOSECONDS = 1_000_000;

/** Measures this instance every five seconds and writes it down, where all instances can be read. */
export class Sampler {
  readonly id = `${hostname()}:${process.pid}`;
  private readonly calls = new CallTimes();
  private readonly cpu = new CpuShare();
  private readonly processor = new ProcessShare();
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private since = Date.now();

  constructor(private readonly needs: SamplerNeeds) {}

  /** Begins to measure; calls of the server are counted from now on. */
  attach(http: FastifyInstance): void {
    http.addHook('onResponse', (_request, reply, done) => {
      this.calls.note(reply.elapsedTime, reply.statusCode >= 500);
      done();
    });
    http.addHook('onReady', async () => {
      this.delay.enable();
      await this.sample();
      this.timer = setInterval(() => void this.sample(), STEP_MILLISECONDS);
      this.timer.unref();
    });
    http.addHook('onClose', async () => {
      clearInterval(this.timer);
      this.delay.disable();
      await this.running;
    });
  }

  /** Writes one sample down; where that fails, the next one tries again. */
  sample(): Promise<void> {
    this.running = this.running
      .then(() => this.write())
      .catch((error: unknown) => {
        this.needs.log.warn({ err: error }, 'the figures of this server could not be written');
      });
    return this.running;
  }

  private async write(): Promise<void> {
    const { db, folder } = this.needs;
    const disk = await readDisk(folder);
    const now = Date.now();
    const seconds = Math.max(now - this.since, 1) / 1_000;
    this.since = now;
    const { calls, errors, p50, p95 } = this.calls.take();
    const loopDelay = this.delay.percentile(99) / NANOSECONDS;
    this.delay.reset();
    const instance = {
      startTime: new Date(now - process.uptime() * 1_000),
      node: process.versions.node,
      cpus: cpus().length,
      memoryTotal: totalmem(),
      diskTotal: disk.total,
    };
    await db
      .insertInto('monitorInstance')
      .values({ id: this.id, pid: process.pid, ...instance })
      // after a restart another process may have the number
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...instance, seenTime: sql`now()` }))
      .execute();
    await db
      .insertInto('monitorSample')
      .values({
        instanceId: this.id,
        cpu: this.cpu.take(),
        memory: memoryShare(),
        disk: disk.share,
        loopDelay: Number.isFinite(loopDelay) ? loopDelay : 0,
        calls: calls / seconds,
        errors: errors / seconds,
        p50,
        p95,
        processCpu: this.processor.take(),
        processMemory: process.memoryUsage.rss(),
        sockets: this.needs.countSockets(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

interface SamplerNeeds {
  db: Database;
  log: FastifyBaseLogger;
  /** Folder whose disk is watched. */
  folder: string;
  countSockets: () => number;
}

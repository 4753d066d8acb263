import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TaskQueue } from '../../taskQueue.js';
import type { ParserTasks } from './parserTasks.js';
import { RefusedContent } from './RefusedContent.js';
import { type UnreadableReason } from './Unreadable.js';

/**
 * Reads contents that people sent, in processes of their own with a limit of memory and of time: whatever a content does
 * to its reader, the server lives and goes on answering. Threads would not do: one that runs out of memory within a
 * large allocation, or breaks a native library, takes the whole process with it.
 */
export class ParserPool {
  private readonly queue: TaskQueue;
  /** Processes that wait for work, each with the timer that gives its memory back. */
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();
  private readonly running = new Set<ChildProcess>();
  private readonly limits: Required<ParserLimits>;
  private isStopped = false;

  constructor(limits: ParserLimits = {}) {
    this.limits = { atOnce: 2, megabytes: 192, milliseconds: 10_000, script: SCRIPT, timeZone: 'UTC', ...limits };
    this.queue = new TaskQueue(this.limits.atOnce);
  }

  /**
   * Runs a reader on an input that is loaded when its turn comes, so that waiting holds no contents in memory. Rejects
   * with a `RefusedContent`.
   */
  async run<Name extends keyof ParserTasks>(task: Name, load: () => TaskInput<Name>): Promise<TaskResult<Name>> {
    const reply = await this.queue.run(async () => {
      const input = await load();
      if (this.isStopped) throw new RefusedContent('tooSlow', 'the server stops');
      const call = { task, input };
      const child = this.takeIdle();
      return child ? this.ask(child, call, this.limits.milliseconds) : this.ask(this.start(), call, MOST_TO_START);
    });
    if (reply.reason) throw new RefusedContent(reply.reason, reply.detail ?? '');
    return reply.result as TaskResult<Name>;
  }

  /** Ends the processes; what they were reading is refused. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all([...this.running].map((child) => this.end(child)));
  }

  /** Asks a process; `limit` is the time until it answers, or says that it has begun to listen. */
  private ask(child: ChildProcess, call: ParserCall, limit: number): Promise<ParserReply> {
    return new Promise((resolve) => {
      const endAfter = (milliseconds: number) =>
        setTimeout(() => {
          void this.end(child);
          settle({ reason: 'tooSlow', detail: `${call.task} took longer than ${milliseconds} ms` });
        }, milliseconds);
      const settle = (reply: ParserReply) => {
        clearTimeout(timer);
        child.off('message', answer).off('exit', fail).off('error', failToReach);
        resolve(reply);
      };
      const answer = (reply: ParserReply | ParserReady) => {
        if ('isReady' in reply) {
          // what a process takes to load is not the content's fault
          clearTimeout(timer);
          timer = endAfter(this.limits.milliseconds);
          return;
        }
        this.keepIdle(child);
        settle(reply);
      };
      const fail = (code: number | null, signal: NodeJS.Signals | null) =>
        // a heap that is full aborts the process
        settle({
          reason: signal === 'SIGABRT' || code === 134 ? 'tooMuch' : 'broken',
          detail: `the reader of ${call.task} ended by ${signal ?? code}`,
        });
      const failToReach = (error: Error) => settle({ reason: 'broken', detail: String(error) });
      let timer = endAfter(limit);
      child.on('message', answer).on('exit', fail).on('error', failToReach);
      child.send(call);
    });
  }

  private keepIdle(child: ChildProcess) {
    const giveBack = () => {
      this.idle.delete(child);
      child.kill('SIGKILL');
    };
    this.idle.set(child, setTimeout(giveBack, IDLE_MILLISECONDS).unref());
  }

  private takeIdle(): ChildProcess | undefined {
    const [child, timer] = this.idle.entries().next().value ?? [];
    if (!child) return undefined;
    clearTimeout(timer);
    this.idle.delete(child);
    return child;
  }

  private start(): ChildProcess {
    const { megabytes, script, timeZone } = this.limits;
    const child = fork(script, {
      // nothing of the environment but its days: what reads strangers' contents needs no passwords
      env: { TZ: timeZone },
      execArgv: [`--max-old-space-size=${megabytes}`, ...(script.endsWith('.ts') ? FROM_SOURCES : [])],
      serialization: 'advanced',
      // a full heap is written about at length; that the process ended is in the refusal
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const forget = () => {
      this.running.delete(child);
      clearTimeout(this.idle.get(child));
      this.idle.delete(child);
    };
    // one that cannot be started or reached has no exit
    child.on('error', forget).on('exit', forget);
    // it keeps no process alive that has nothing else to do
    child.unref();
    child.channel?.unref();
    this.running.add(child);
    return child;
  }

  private async end(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

export interface ParserLimits {
  /** Contents that are read at once. */
  atOnce?: number;
  /** Memory of a process for what it builds; the bytes of contents do not count. */
  megabytes?: number;
  /** Time for one content, from when its process listens. */
  milliseconds?: number;
  /** What a process runs. */
  script?: string;
  /** Zone of its days. Default UTC. */
  timeZone?: string;
}

/** What a process is asked. */
export interface ParserCall {
  task: keyof ParserTasks;
  input: unknown;
}

/** What a process says once it listens. */
export interface ParserReady {
  isReady: true;
}

/** What it answers: a result, or why there is none. */
export interface ParserReply {
  result?: unknown;
  reason?: UnreadableReason;
  detail?: string;
}

type TaskInput<Name extends keyof ParserTasks> =
  Parameters<ParserTasks[Name]>[0] | Promise<Parameters<ParserTasks[Name]>[0]>;
type TaskResult<Name extends keyof ParserTasks> = Awaited<ReturnType<ParserTasks[Name]>>;

const IDLE_MILLISECONDS = 60_000;
/** Milliseconds after which a process that does not listen has hung. */
const MOST_TO_START = 60_000;
/** Sources run without our packages being built. */
const FROM_SOURCES = ['--import', 'tsx', '--conditions=@smart-admin/source'];

// beside its source while developing, beside the one file that is built otherwise
const SCRIPT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './parserProcess.ts' : './parserProcess.js', import.meta.url),
);

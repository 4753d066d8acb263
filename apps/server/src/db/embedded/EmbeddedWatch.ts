import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedPostgres } from './startEmbedded.js';

/**
 * Looks twice a second whether the embedded server lives, and starts it again when it does not. When that fails a few
 * times it gives up and calls `onGone`.
 */
export class EmbeddedWatch {
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private isStopped = false;
  private up = true;

  constructor(
    private readonly server: Pick<EmbeddedPostgres, 'isRunning' | 'restart'>,
    private readonly onGone: (error: unknown) => void,
    private readonly milliseconds = 500,
  ) {
    this.plan();
  }

  /** Whether the server lives, as far as is known. */
  get isUp(): boolean {
    return this.up && this.server.isRunning();
  }

  /** Looks no more; resolves when a start that is under way has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.work;
  }

  private plan() {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.work = this.look().then(() => this.plan());
    }, this.milliseconds).unref();
  }

  private async look(): Promise<void> {
    let failure: unknown;
    for (const pause of PAUSES) {
      this.up = this.server.isRunning();
      if (this.up || this.isStopped) return;
      if (pause > 0) await delay(pause);
      try {
        await this.server.restart();
      } catch (error) {
        failure = error;
      }
    }
    this.up = this.server.isRunning();
    if (this.up || this.isStopped) return;
    this.isStopped = true;
    this.onGone(failure);
  }
}

/** Milliseconds before each attempt: what a dead server left behind may hold on for a moment. */
const PAUSES = [0, 500, 1_500, 3_000];

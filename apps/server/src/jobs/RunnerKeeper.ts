import { setTimeout as pause } from 'node:timers/promises';
import { type Runner } from 'graphile-worker';

/** Keeps a job runner running: one that gives up, because the database was away for too long, is followed by another one. */
export class RunnerKeeper {
  private runner: Runner | undefined;
  private kept: Promise<void> | undefined;

  constructor(
    private readonly begin: () => Promise<Runner>,
    private readonly options: KeeperOptions,
  ) {}

  /** Starts the first one. Rejects where that is not possible. */
  async start(): Promise<void> {
    this.runner = await this.begin();
    this.kept = this.keep();
  }

  /** Stops the one that runs; call it when the signal has fired. */
  async stop(): Promise<void> {
    await this.runner?.stop();
    await this.kept;
  }

  private async keep(): Promise<void> {
    const { signal, onEnd } = this.options;
    while (this.runner) {
      const error: unknown = await this.runner.promise.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      this.runner = undefined;
      if (signal.aborted) return;
      onEnd(error);
      this.runner = await this.again();
    }
  }

  private async again(): Promise<Runner | undefined> {
    const { signal, onEnd, pauseMilliseconds = 3_000 } = this.options;
    while (!signal.aborted)
      try {
        return await this.begin();
      } catch (error) {
        onEnd(error);
        await pause(pauseMilliseconds, undefined, { signal, ref: false }).catch(() => undefined);
      }
    return undefined;
  }
}

interface KeeperOptions {
  /** Fires before `stop`. */
  signal: AbortSignal;
  /** Told why a runner ended, or could not be started. */
  onEnd: (error: unknown) => void;
  /** Before a runner that cannot be started is tried again. Default 3 s. */
  pauseMilliseconds?: number;
}

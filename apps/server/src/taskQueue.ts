/** Runs a few tasks at once; the others wait for their turn. */
export class TaskQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      // its place passes on
      if (next) next();
      else this.running -= 1;
    }
  }
}

import { Worker } from 'node:worker_threads';

/**
 * Takes SHA-256 hashes in a thread of its own, so that other calls are answered meanwhile. Bytes in shared memory
 * (files/alignedMemory.ts) are read where they are, others are copied. The thread starts when it is needed, and anew
 * after it broke down: hashes that were under way are lost then, and their calls reject.
 */
export class HashThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private hashes = 0;

  /** Begins a hash. */
  start(): ThreadHash {
    const id = (this.hashes += 1);
    let worker: Worker | undefined;
    const send = (message: Pick<HashCall, 'piece' | 'end'>) => {
      worker ??= this.worker ??= this.run();
      // what went before is not in the new thread
      if (worker !== this.worker) return Promise.reject(new Error('the thread that took the hash broke down'));
      return this.ask(worker, { id, ...message });
    };
    return {
      update: async (piece) => void (await send({ piece })),
      digest: async () => (await send({ end: 'digest' })).digest ?? '',
      drop: async () => {
        // with the thread its hashes are gone too
        if (worker && worker === this.worker) await send({ end: 'drop' }).catch(() => undefined);
      },
    };
  }

  async stop(): Promise<void> {
    await this.worker?.terminate();
  }

  private ask(worker: Worker, message: Omit<HashCall, 'call'>): Promise<HashReply> {
    const call = (this.calls += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve, reject });
      worker.postMessage({ call, ...message } satisfies HashCall);
    });
  }

  private run(): Worker {
    // beside its source while developing, beside the one file that is built otherwise
    const isSource = import.meta.url.endsWith('.ts');
    const worker = new Worker(new URL(isSource ? './hashWorker.mjs' : './hashWorker.js', import.meta.url));
    // the thread keeps no process alive that has nothing else to do
    worker.unref();
    worker.on('message', ({ call, digest }: HashReply) => {
      const waiting = this.waiting.get(call);
      this.waiting.delete(call);
      waiting?.resolve(digest === undefined ? { call } : { call, digest });
    });
    let failure = new Error('the thread of the hashes ended');
    worker.on('error', (error) => (failure = error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => {
      this.worker = undefined;
      const lost = [...this.waiting.values()];
      this.waiting.clear();
      for (const { reject } of lost) reject(failure);
    });
    return worker;
  }
}

export interface ThreadHash {
  /** Adds bytes; they must not change until it resolves. Rejects when the thread broke down. */
  update(piece: Uint8Array): Promise<void>;
  /** The hash in hex; nothing can be added afterwards. */
  digest(): Promise<string>;
  /** Forgets a hash that nobody asks for any more; never rejects. */
  drop(): Promise<void>;
}

/** What the thread is asked: to add bytes to a hash, or to end it. */
export interface HashCall {
  call: number;
  id: number;
  piece?: Uint8Array;
  end?: 'digest' | 'drop';
}

export interface HashReply {
  call: number;
  digest?: string;
}

interface Waiting {
  resolve: (reply: HashReply) => void;
  reject: (error: Error) => void;
}

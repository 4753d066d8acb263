/** An import or export that is done in the background; `takeBack` takes out what an import brought. */
export interface Transfer {
  id: string;
  kind: 'import' | 'export' | 'takeBack';
  state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  fileName: string;
  /** Rows that it goes through, as far as that is known. */
  total: number;
  /** Rows that it went through. */
  done: number;
  /** Of them those that were refused; of `takeBack` those that stay, because somebody has changed them since. */
  refused: number;
  /** Why it failed, or what is not in its file. */
  problem: string;
  /** Whether there is a file: the exported one, or that of the refused rows. */
  hasFile: boolean;
}

/** The imports and exports of a list that the person has begun, on any device. */
export interface TransferSource {
  /** The latest first. */
  list(signal: AbortSignal): Promise<Transfer[]>;
  /** Hears how they go on, and when something of it may have been missed; answers the end of it. */
  watch(listener: (transfer: Transfer) => void, onMissed: () => void): () => void;
  cancel(id: string): Promise<void>;
  /** Takes out again what an import that has ended brought, and forgets it; answers the transfer that does it. */
  takeBack?(id: string): Promise<string>;
  /** Forgets one that has ended, with its file. */
  remove(id: string): Promise<void>;
  /** Makes the browser save its file. */
  save(transfer: Transfer): Promise<void>;
}

/** Whether it goes on. */
export function isOpen({ state }: Transfer): boolean {
  return state === 'waiting' || state === 'running';
}

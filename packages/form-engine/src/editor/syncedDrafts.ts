import { createId } from '@smart-admin/ui/random';
import { browserDrafts, type DraftStorage } from './drafts.js';

/**
 * Drafts that a person finds at any device: `remote` keeps the newest one, the browser a copy at once, which is all there
 * is while the server cannot be reached. Throws where neither could be written.
 */
export function syncedDrafts(
  remote: RemoteDrafts,
  { local = browserDrafts(), device = browserDevice() }: SyncedDraftsOptions = {},
): DraftStorage {
  /** What is to be sent last under each name. */
  const latest = new Map<string, string>();
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work, work);
    turn = done;
    return done;
  };
  const mark = (name: string, text: string) => local.write(markOf(name), text);
  const endRemote = async (name: string) => {
    await mark(name, ENDED);
    await inTurn(() => remote.remove(name));
    await local.remove(markOf(name));
  };
  return {
    async read(name) {
      const [mine, marked] = await Promise.all([local.read(name), local.read(markOf(name))]);
      let theirs: RemoteDraft | null;
      try {
        theirs = await remote.read(name);
        // what was ended here while the server could not be reached
        if (marked?.text === ENDED && theirs?.device === device) {
          await endRemote(name);
          theirs = null;
        }
      } catch (error) {
        console.warn('Drafts of other devices could not be looked for', error);
        return mine;
      }
      if (theirs && (!mine || timeOf(theirs.text) > timeOf(mine.text)))
        return { text: theirs.text, isElsewhere: theirs.device !== device };
      // what the server had once was saved or given up at another device
      if (!mine || theirs || marked?.text !== String(timeOf(mine.text))) return mine;
      await Promise.all([local.remove(name), local.remove(markOf(name))]);
      return null;
    },
    async write(name, text) {
      latest.set(name, text);
      const send = async () => {
        // a newer one follows
        if (latest.get(name) !== text) return;
        await remote.write(name, { text, device });
        await mark(name, String(timeOf(text)));
      };
      const [here, there] = await Promise.allSettled([local.write(name, text), inTurn(send)]);
      if (there.status === 'fulfilled') return;
      if (here.status === 'rejected') throw here.reason;
      console.warn('The draft is kept at this device alone', there.reason);
    },
    async remove(name) {
      latest.delete(name);
      await local.remove(name);
      try {
        await endRemote(name);
      } catch (error) {
        console.warn('The draft could not be ended on the server', error);
      }
    },
  };
}

/** Names this browser among those of a person. */
export function browserDevice(local: Storage = localStorage): string {
  const known = local.getItem(DEVICE);
  if (known !== null) return known;
  const made = createId();
  local.setItem(DEVICE, made);
  return made;
}

const DEVICE = 'smart_editorDevice';
const ENDED = 'ended';
const markOf = (name: string) => `${name} sent`;

/** When a draft was kept, as `autosaveDraft` wrote it; 0 for one that cannot be read. */
function timeOf(text: string): number {
  try {
    const { time } = JSON.parse(text) as { time?: unknown };
    return typeof time === 'number' ? time : 0;
  } catch {
    return 0;
  }
}

/** Drafts of a person on a server, the newest of each document. */
export interface RemoteDrafts {
  read(name: string): Promise<RemoteDraft | null>;
  write(name: string, draft: RemoteDraft): Promise<void>;
  remove(name: string): Promise<void>;
}

export interface RemoteDraft {
  text: string;
  /** Where it was kept. */
  device: string;
}

export interface SyncedDraftsOptions {
  /** Default: the browser's. */
  local?: DraftStorage;
  /** Default: a name that the browser keeps. */
  device?: string;
}

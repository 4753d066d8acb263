import { type FrameStorage } from '@smart-admin/layout/stores';
import { frameStore } from '../../app/frameStore.js';

/** Most phrases that somebody keeps; an older one makes room. */
const MOST = 12;

/** Phrases that somebody often writes, kept for them in this browser. Null until they have changed the first ones. */
export function createPhrases(userId: string, storage: Pick<FrameStorage, 'read' | 'write'> = frameStore.storage) {
  const key = `flow_phrases_${userId}`;
  return {
    read: (): readonly string[] | null => storage.read(key, isTexts),
    write: (phrases: readonly string[]) => storage.write(key, phrases.slice(0, MOST)),
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

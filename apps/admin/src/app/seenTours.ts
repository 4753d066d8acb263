import { type FrameStorage } from '@smart-admin/layout/stores';

/** Whether somebody has been shown around on a page; kept in the browser like the pages that they visited last. */
export function hasSeenTour(storage: FrameStorage, userId: string, tour: string): boolean {
  return toursOf(storage)[userId]?.includes(tour) ?? false;
}

/** Remembers that somebody has been shown around. */
export function rememberTour(storage: FrameStorage, userId: string, tour: string): void {
  if (hasSeenTour(storage, userId, tour)) return;
  const all = toursOf(storage);
  storage.write('seenTours', { ...all, [userId]: [...(all[userId] ?? []), tour] } satisfies SeenTours);
}

/** Names of tours by the id of the person. */
type SeenTours = Readonly<Record<string, readonly string[]>>;

function toursOf(storage: FrameStorage): SeenTours {
  return storage.read('seenTours', isSeenTours) ?? {};
}

function isSeenTours(value: unknown): value is SeenTours {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((tours) => Array.isArray(tours) && tours.every((tour) => typeof tour === 'string'))
  );
}

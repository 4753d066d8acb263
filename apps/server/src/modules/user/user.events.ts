import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** Accounts were created, changed (also locked or unlocked) or removed. */
export const usersChanged = defineEvent(
  'user.changed',
  z.object({ change: z.enum(['created', 'updated', 'removed']), userIds: z.array(z.string()).min(1) }),
);

export const userEvents = [usersChanged];

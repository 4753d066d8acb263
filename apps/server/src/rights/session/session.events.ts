import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** Sessions ended with the code that their tokens answer from now on: 600 expired, 601 forced off, 602 signed out. */
export const sessionsEnded = defineEvent(
  'session.ended',
  z.object({ sessionIds: z.array(z.string()).min(1), code: z.literal([600, 601, 602]) }),
);

export const sessionEvents = [sessionsEnded];

import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { defineFrame } from '../frame.js';

/**
 * What a window says of a record that it has open: `opened` asks the others to say that they have, too, which they do by
 * `reads` or `edits`, and from time to time; `saved` and `left` say so.
 */
export const PresenceStateSchema = z.enum(['opened', 'reads', 'edits', 'saved', 'left']);

/** Told to all who have a record open (see `recordPresence.presence`). */
export const recordPresent = defineFrame('recordPresent', {
  modelId: z.string(),
  recordId: z.string(),
  /** Which window says so; a person may have several. */
  window: z.string(),
  state: PresenceStateSchema,
  userId: z.string(),
  userName: z.string(),
  /** Name of their picture's file; '' without one. */
  headIcon: z.string(),
});

export const recordPresence = {
  presence: endpoint({
    method: 'POST',
    path: '/api/visualdev/OnlineDev/{id}/{recordId}/Actions/Presence',
    permission: 'model',
    logName: false,
    summary:
      'Tells the others who have a record open that the caller has, too, by a frame `recordPresent`; without `state` it tells nothing. Answers the channel of the frames',
    body: z.object({
      /** Any name for the caller's window, made by itself. */
      window: z.string().min(8).max(50),
      state: PresenceStateSchema.optional(),
    }),
    data: z.object({ channel: z.string(), channelToken: z.string() }),
  }),
};

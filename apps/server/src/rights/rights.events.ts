import * as z from 'zod';
import { defineEvent } from '../events/defineEvent.js';

/** Grants, roles, memberships or organisations changed: for these users, or for everybody. */
export const rightsChanged = defineEvent(
  'authority.rightsChanged',
  z.object({ userIds: z.array(z.string()).optional() }),
);

export const authorityEvents = [rightsChanged];

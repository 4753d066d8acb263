import * as z from 'zod';
import { defineEvent } from '../events/defineEvent.js';

/** Entries of the menus or their codes changed. */
export const menusChanged = defineEvent('menu.changed', z.object({}));

/** Entries were removed, or codes of entries that stay: whoever keeps something by their ids keeps it no longer. */
export const menuPartsRemoved = defineEvent(
  'menu.partsRemoved',
  z.object({ menuIds: z.array(z.string()), codeIds: z.array(z.string()) }),
  { reach: 'transaction' },
);

export const menuEvents = [menusChanged, menuPartsRemoved];

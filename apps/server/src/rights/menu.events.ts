import * as z from 'zod';
import { defineEvent } from '../events/defineEvent.js';

/** Entries of the menus or their codes changed. */
export const menusChanged = defineEvent('menu.changed', z.object({}));

export const menuEvents = [menusChanged];

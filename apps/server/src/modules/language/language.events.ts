import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** Texts of the interface were overridden or reset. */
export const textsChanged = defineEvent('language.changed', z.object({}));

export const languageEvents = [textsChanged];

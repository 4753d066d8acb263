import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** The system configuration changed. */
export const configChanged = defineEvent('config.changed', z.object({}));

export const configEvents = [configChanged];

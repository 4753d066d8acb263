import { runTimers } from '../runTimers.js';
import { defineCommand } from './defineCommand.js';

/** Does what is due. */
export const tick = defineCommand({ kinds: ['tick'], bySystem: true, apply: runTimers });

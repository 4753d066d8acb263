import { runTimers } from '../runTimers.js';
import { defineCommand } from './defineCommand.js';

/** Does what is due, and looks at every node again: whatever its rule says by now. */
export const tick = defineCommand({ kinds: ['tick'], bySystem: true, apply: runTimers });

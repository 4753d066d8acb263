import { tell } from '../Run.js';
import { defineCommand } from './defineCommand.js';

/** Something outside failed: the course says so, however the flow stands by now. */
export const outsideFailed = defineCommand({
  kinds: ['outsideFailed'],
  bySystem: true,
  statuses: ['running', 'adopted', 'rejected', 'revoked', 'cancelled'],
  whilePaused: true,
  apply(run, { nodeId, message }) {
    tell(run, { what: 'failed', nodeId, comment: message });
  },
});

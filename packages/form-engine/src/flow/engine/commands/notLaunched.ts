import { tell } from '../Run.js';
import { defineCommand } from './defineCommand.js';

/** Sub-flows that nobody waits for could not be launched: the course says so, however the flow stands by now. */
export const notLaunched = defineCommand({
  kinds: ['notLaunched'],
  bySystem: true,
  statuses: ['running', 'adopted', 'rejected', 'revoked', 'cancelled'],
  whilePaused: true,
  apply(run, { nodeId, message }) {
    tell(run, { what: 'failed', nodeId, comment: message });
  },
});

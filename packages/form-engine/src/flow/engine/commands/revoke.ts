import { finish } from '../advance.js';
import { FlowRefused } from '../FlowRefused.js';
import { hasAnybodyDecided } from '../refuseActivity.js';
import { actorOf } from './ownTask.js';
import { defineCommand } from './defineCommand.js';

/** The launcher takes the flow back: everything open is withdrawn, and it can be submitted again from the start. */
export const revoke = defineCommand({
  kinds: ['revoke'],
  apply(run, command) {
    if (run.state.launcher !== actorOf(command)) throw new FlowRefused('notYours');
    const { revoke: until } = run.flow.settings;
    if (until === 'never') throw new FlowRefused('actionOff', { action: 'revoke' });
    if (until === 'beforeFirst' && hasAnybodyDecided(run)) throw new FlowRefused('wentOn');
    finish(run, 'revoked');
  },
});

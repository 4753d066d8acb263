import { addDuration } from '../../calendar/addDuration.js';
import { momentOf } from '../../calendar/momentOf.js';
import { type WaitNode } from '../../document/FlowDocument.js';
import { openActivity, startTimer } from '../Run.js';
import { type StepContext } from '../StepContext.js';
import { defineNode } from './defineNode.js';

/** A moment that is over, and a field without a date, are not waited for. */
export const waitNode = defineNode({
  kinds: ['wait'],
  undoable: true,
  arrive(run, token, { until }) {
    if (until.kind === 'event') {
      openActivity(run, token, 'event');
      return 'waits';
    }
    const at = endOf(until, run.context);
    if (at === undefined || at <= run.context.now) return 'passed';
    startTimer(run, { activityId: openActivity(run, token, 'time').id, at, kind: 'wait' });
    return 'waits';
  },
});

function endOf(
  until: Exclude<WaitNode['until'], { kind: 'event' }>,
  { now, values, calendar }: StepContext,
): number | undefined {
  if (until.kind === 'duration') return addDuration(now, until.duration, calendar);
  const moment = momentOf(values[until.path], calendar);
  return moment === undefined || !until.offset ? moment : addDuration(moment, until.offset, calendar);
}

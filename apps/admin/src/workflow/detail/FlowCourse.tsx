import { formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { useSession } from '../../app/sessionStore.js';
import { CourseStep, type CourseStepLook } from './CourseStep.js';
import { EntryContent } from './EntryContent.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { ForecastSteps } from './ForecastSteps.js';
import { isHandled } from './isHandled.js';
import { OpenSteps } from './OpenSteps.js';
import { type FlowDetail } from './useFlow.js';
import { useFlowWords } from './useFlowWords.js';

/** The course of a flow: who did what, whom it waits for, and what is expected then. `asOf`: when it was read. */
export function FlowCourse({ flow, asOf }: { flow: FlowDetail; asOf: number }) {
  const t = useMessages(flowDetailMessages);
  const handled = useMemo(() => isHandled(flow), [flow]);
  const steps = flow.course.filter(({ what }) => !HIDDEN.has(what));
  const ahead = flow.forecast.filter(({ nodeId }) => !flow.open.some((node) => node.nodeId === nodeId));
  return (
    <>
      <ol aria-label={t('course')} className="m-0 list-none p-0">
        {steps.map((entry) => (
          <PastStep key={entry.id} entry={entry} isHandled={handled(entry.nodeId)} />
        ))}
        <OpenSteps open={flow.open} asOf={asOf} />
      </ol>
      {ahead.length > 0 && (
        <section aria-label={t('ahead')} className="mt-3">
          <p className="m-0 mb-3 flex items-center gap-2 text-12 text-2 after:h-px after:flex-1 after:bg-default">
            {t('ahead')}
          </p>
          <ForecastSteps steps={ahead} />
        </section>
      )}
    </>
  );
}

/** What the server notes and people do not read as a step. */
const HIDDEN: ReadonlySet<string> = new Set(['arrived', 'branch', 'answer', 'tick', 'called', 'report', 'comment']);

type Entry = FlowDetail['course'][number];

function PastStep({ entry, isHandled: handled }: { entry: Entry; isHandled: boolean }) {
  const t = useMessages(flowDetailMessages);
  const { verb, reason, length } = useFlowWords();
  const userId = useSession((session) => session.user?.userInfo.userId);
  const { person, what, people, targets, took, dueTime } = entry;
  const name = person?.name ?? t('system');
  const tone = TONES[what] ?? 'plain';
  const named = people.map((each) => each.name).join('、');
  return (
    <CourseStep
      step={{
        name,
        avatar: person?.headIcon ?? '',
        tone,
        time: entry.time,
        title: (
          <>
            <span className="font-medium">
              {name}
              {person?.id === userId && t('you')}
            </span>
            {entry.forName !== '' && <span className="ml-1.5 text-2">{t('forName', { name: entry.forName })}</span>}
            <span className={`ml-2 ${TEXTS[tone]}`}>
              {what === 'submit' ? t('start') : verb(what === 'approve' && handled ? 'handle' : what)}
            </span>
          </>
        ),
        hints: [
          // a launch has no node that people know
          what === 'submit' ? '' : entry.nodeName,
          entry.versions === null ? '' : t('versions', entry.versions),
          reason(entry.reason),
          named === '' ? '' : t('toPeople', { names: named }),
          targets.length === 0 ? '' : t('toNodes', { names: targets.map(({ name }) => name).join('、') }),
          dueTime === null ? '' : t('dueBy', { time: formatDenseDate(dueTime) }),
          took === null ? '' : t('took', { time: length(took) }),
        ].filter((hint) => hint !== ''),
      }}
    >
      <EntryContent entry={entry} isBoxed />
    </CourseStep>
  );
}

const TONES: Readonly<Record<string, CourseStepLook['tone']>> = {
  approve: 'approved',
  passed: 'approved',
  refuse: 'refused',
  cancel: 'refused',
  failed: 'refused',
  revoke: 'back',
  takeBack: 'back',
};
const TEXTS: Readonly<Record<CourseStepLook['tone'], string>> = {
  approved: 'text-success-text',
  refused: 'text-danger-text',
  back: 'text-warning-text',
  open: '',
  ahead: '',
  plain: 'text-2',
};

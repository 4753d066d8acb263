import { formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Progress } from '@smart-admin/ui/progress';
import { useSession } from '../../app/sessionStore.js';
import { useClock } from '../../parking/useClock.js';
import { CourseStep } from './CourseStep.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { type FlowDetail } from './useFlow.js';
import { useFlowWords } from './useFlowWords.js';

type OpenNode = FlowDetail['open'][number];

/** Whom the open nodes of a flow wait for, with what is left of their time. */
export function OpenSteps({ open, asOf }: { open: FlowDetail['open']; asOf: number }) {
  const t = useMessages(flowDetailMessages);
  return open.map((node) => {
    const people = node.people.filter(({ state }) => state === 'open' || state === 'waiting');
    if (people.length > 0)
      return people.map((person, index) => (
        <AskedPerson
          key={`${person.taskId} ${person.id}`}
          node={node}
          person={person}
          asOf={asOf}
          hasBar={index === 0}
        />
      ));
    const waits = WAITS[node.waitsFor];
    return (
      <CourseStep
        key={node.activityId}
        step={{
          name: node.nodeName,
          tone: 'open',
          time: node.openedTime,
          title: node.nodeName,
          hints: [waits ? t(waits) : t('nobody')],
        }}
      >
        <Trouble node={node} />
      </CourseStep>
    );
  });
}

const WAITS: Readonly<Record<string, 'waits_call' | 'waits_subFlows' | 'waits_time' | 'waits_event'>> = {
  call: 'waits_call',
  subFlows: 'waits_subFlows',
  time: 'waits_time',
  event: 'waits_event',
};

function AskedPerson({ node, person, asOf, hasBar }: AskedPersonProps) {
  const t = useMessages(flowDetailMessages);
  const { reason } = useFlowWords();
  const userId = useSession((session) => session.user?.userInfo.userId);
  const isOwn = person.id === userId;
  const isOffered = node.people.filter(({ taskId }) => taskId === person.taskId).length > 1;
  const state = person.state === 'waiting' ? 'waiting' : isOffered ? 'offered' : 'working';
  return (
    <CourseStep
      step={{
        name: person.name,
        avatar: person.headIcon,
        tone: person.state === 'waiting' ? 'ahead' : 'open',
        time: node.openedTime,
        timeText: t('received', { time: formatDenseDate(node.openedTime) }),
        title: (
          <>
            <span className={isOwn ? 'font-medium text-primary-text' : 'font-medium'}>
              {person.name}
              {isOwn && t('you')}
            </span>
            <span className="ml-2 text-2">{t(state)}</span>
          </>
        ),
        hints: [node.nodeName, reason(person.reason)].filter((hint) => hint !== ''),
      }}
    >
      {hasBar && node.dueTime !== null && <DueBar from={node.openedTime} due={node.dueTime} asOf={asOf} />}
      {hasBar && <Trouble node={node} />}
    </CourseStep>
  );
}

interface AskedPersonProps {
  node: OpenNode;
  person: OpenNode['people'][number];
  asOf: number;
  /** Of several people of a node, the first shows its time. */
  hasBar: boolean;
}

function DueBar({ from, due, asOf }: { from: number; due: number; asOf: number }) {
  const t = useMessages(flowDetailMessages);
  const { length } = useFlowWords();
  const now = useClock(asOf);
  const isOver = now >= due;
  return (
    <div className="mt-1.5 flex items-center gap-3">
      <Progress
        aria-label={t('dueBar')}
        className="flex-1"
        showText={false}
        tone={isOver ? 'danger' : 'primary'}
        value={due > from ? Math.min(100, Math.round(((now - from) / (due - from)) * 100)) : 100}
      />
      <span className={`flex-none text-12 ${isOver ? 'text-danger-text' : 'text-2'}`}>
        {isOver ? t('over', { time: length(now - due) }) : t('left', { time: length(due - now) })}
      </span>
    </div>
  );
}

/** What keeps a node from going on. */
function Trouble({ node }: { node: OpenNode }) {
  const t = useMessages(flowDetailMessages);
  if (node.problem === '') return null;
  return (
    <p className="m-0 mt-1 text-12 text-danger-text">{t('problem', { node: node.nodeName, problem: node.problem })}</p>
  );
}

import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { flowAddress } from '../../../../messages/flowAddress.js';
import { replayMessages } from './replayMessages.js';
import { type ReplayDifference, type ReplayedFlow, type ReplayedStep } from './useReplay.js';

/** What happened to a flow beside what would have happened by the draft. */
export function ReplayCourses({ flow, onClose }: { flow: ReplayedFlow; onClose: () => void }) {
  const t = useMessages(replayMessages);
  const { title, actual, draft, differences, stopped } = flow;
  const marks = new Map(differences.map(({ nodeId, kind }) => [nodeId, kind] as const));
  return (
    <Dialog
      open
      title={t('coursesOf', { title })}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Course title={t('actual')} steps={actual} marks={marks} />
        <Course title={t('byDraft')} steps={draft} marks={marks}>
          {stopped !== '' && <p className="m-0 text-12 text-warning-text">{t('stoppedWords', { reason: stopped })}</p>}
          {differences.some(({ kind }) => kind === 'end') && (
            <p className="m-0 text-12 text-warning-text">{t('endWords')}</p>
          )}
        </Course>
      </div>
      <p className="m-0 mt-4">
        <Link
          to={flowAddress(flow.id)}
          className="text-primary-text hover:underline hover:underline-offset-4"
          onClick={onClose}
        >
          {t('openFlow')}
        </Link>
      </p>
    </Dialog>
  );
}

function Course({ title, steps, marks, children }: CourseProps) {
  const t = useMessages(replayMessages);
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="m-0 mb-2 text-14 font-semibold">{title}</h3>
      {steps.length === 0 && <Empty inline title={t('noSteps')} />}
      <ol className="m-0 grid list-none gap-2 p-0">
        {steps.map((step) => (
          <li
            key={step.nodeId}
            className={`rounded-md border px-3 py-2 ${step.reached ? 'border-hairline' : 'border-dashed border-hairline text-2'}`}
          >
            <Step step={step} mark={marks.get(step.nodeId)} />
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

function Step({ step, mark }: { step: ReplayedStep; mark: ReplayDifference['kind'] | undefined }) {
  const t = useMessages(replayMessages);
  const { nodeName, branches, people, spared, deciders, notAsked, reached, kind } = step;
  const names = (list: ReplayedStep['people']) => list.map(({ name }) => name).join('、');
  const isNobody = people.length === 0 && spared.length === 0 && kind !== 'branch' && !notAsked;
  return (
    <div className="grid gap-0.5">
      <span className="flex min-w-0 items-center gap-2">
        <strong className="min-w-0 truncate font-medium">{nodeName}</strong>
        {mark && mark !== 'end' && <Tag tone="warning">{t(mark)}</Tag>}
      </span>
      {branches.length > 0 && <span className="text-12">{t('takes', { branches: branches.join('、') })}</span>}
      {people.length > 0 && <span className="text-12">{t('asks', { people: names(people) })}</span>}
      {spared.length > 0 && <span className="text-12 text-2">{t('spares', { people: names(spared) })}</span>}
      {deciders.length > 0 && <span className="text-12 text-2">{t('decided', { people: names(deciders) })}</span>}
      {isNobody && <span className="text-12 text-2">{t('asksNobody')}</span>}
      {notAsked && <span className="text-12 text-warning-text">{t('notAsked')}</span>}
      {!reached && <span className="text-12 text-2">{t('notReached')}</span>}
    </div>
  );
}

interface CourseProps {
  title: string;
  steps: readonly ReplayedStep[];
  /** What differs, by node. */
  marks: ReadonlyMap<string, ReplayDifference['kind']>;
  children?: ReactNode;
}

import { Button } from '@smart-admin/ui/button';
import { formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { Tag } from '@smart-admin/ui/tag';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { flowAddress } from '../../../../messages/flowAddress.js';
import { FlowStatusTag } from '../../../../workflow/FlowStatusTag.js';
import { replayMessages } from './replayMessages.js';
import { differentFirst } from './summarizeReplay.js';
import { type ReplayDifference, type ReplayedFlow } from './useReplay.js';

/** The replayed flows, those that would differ first, each with what would differ; they open to both courses. */
export function ReplayList({
  flows,
  onOpen,
}: {
  flows: readonly ReplayedFlow[];
  onOpen: (flow: ReplayedFlow) => void;
}) {
  const t = useMessages(replayMessages);
  const ordered = useMemo(() => differentFirst(flows), [flows]);
  return (
    <ul aria-label={t('flows')} className="m-0 list-none divide-y divide-hairline border-t border-hairline p-0">
      {ordered.map((flow) => (
        <li key={flow.id} className="flex items-start gap-3 px-4 py-2 phone:flex-wrap">
          <span className="w-20 flex-none pt-0.5">
            <Status tone={TONES[flow.result]}>{t(flow.result)}</Status>
          </span>
          <div className="grid min-w-0 flex-1 gap-1">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3">
              <Link
                to={flowAddress(flow.id)}
                title={flow.title}
                className="truncate text-primary-text hover:underline hover:underline-offset-4"
              >
                {flow.title}
              </Link>
              <FlowStatusTag status={flow.status} />
              {flow.jumped && <Tag tone="neutral">{t('jumped')}</Tag>}
            </span>
            <span className="truncate text-12 text-2">
              {[flow.launcher.name, flow.launcherOrganize, formatDenseDate(flow.launchTime)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Differences flow={flow} />
          </div>
          {flow.problem === '' && (
            <Button variant="text" aria-label={t('compareOf', { title: flow.title })} onClick={() => onOpen(flow)}>
              {t('compare')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const TONES = { same: 'success', different: 'warning', failed: 'disabled' } as const;

/** What would differ, in words. */
function Differences({ flow }: { flow: ReplayedFlow }) {
  const t = useMessages(replayMessages);
  const { differences, problem, stopped } = flow;
  const words = (difference: ReplayDifference) => {
    const { kind, nodeName: node } = difference;
    const [was, would] = [listed(difference.was), listed(difference.would)];
    return t(`${kind}Words`, { node, was: was || t('nobody'), would: would || t('nobody') });
  };
  const lines = [
    ...(problem === '' ? [] : [t(`${problem}Problem`)]),
    ...(stopped === '' ? [] : [t('stoppedWords', { reason: stopped })]),
    ...differences.map(words),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="m-0 grid list-none gap-0.5 p-0 text-12">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function listed(names: readonly string[]): string {
  return names.join('、');
}

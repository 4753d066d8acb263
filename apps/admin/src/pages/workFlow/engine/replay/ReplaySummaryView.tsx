import { useMessages } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { replayMessages } from './replayMessages.js';
import { summarizeReplay } from './summarizeReplay.js';
import { type ReplayedFlow } from './useReplay.js';

/** How many flows would be the same and how many not, and how often each node would be added or left out. */
export function ReplaySummaryView({ flows }: { flows: readonly ReplayedFlow[] }) {
  const t = useMessages(replayMessages);
  const { same, different, failed, nodes } = useMemo(() => summarizeReplay(flows), [flows]);
  if (flows.length === 0) return null;
  return (
    <>
      <p className="m-0 flex flex-wrap gap-x-4 text-14 font-semibold tabular-nums">
        <span>{t('sameCount', { count: same })}</span>
        <span>{t('differentCount', { count: different })}</span>
        {failed > 0 && <span className="text-warning-text">{t('failedCount', { count: failed })}</span>}
      </p>
      {nodes.length > 0 && (
        <ul aria-label={t('byNode')} className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-12">
          {nodes.map(({ nodeId, nodeName, ...counts }) => (
            <li key={nodeId}>
              <strong className="font-medium">{nodeName}</strong>{' '}
              <span className="text-2 tabular-nums">
                {(['added', 'left', 'people'] as const)
                  .filter((kind) => counts[kind] > 0)
                  .map((kind) => t(`${kind}Times`, { count: counts[kind] }))
                  .join('、')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

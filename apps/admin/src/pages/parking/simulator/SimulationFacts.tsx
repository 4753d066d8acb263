import { type Simulation } from '@smart-admin/api-client/contract';
import { Descriptions } from '@smart-admin/ui/descriptions';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { simulatorMessages } from './simulatorMessages.js';

const COUNTS = ['entries', 'exits', 'waiting', 'refused', 'openings'] as const;

/** Where a run drives lanes, how far it is, and how it ended. */
export function SimulationFacts({ run }: { run: Simulation }) {
  const t = useMessages(simulatorMessages);
  const isRunning = run.state === 'running';
  const state = isRunning || run.ending === '' ? t(run.state) : `${t('ended')} · ${t(`ending_${run.ending}`)}`;
  return (
    <Descriptions
      columns={4}
      layout="vertical"
      items={[
        { key: 'state', label: t('state'), value: <Status tone={isRunning ? 'info' : 'neutral'}>{state}</Status> },
        { key: 'places', label: t('places'), value: run.placeNames.join(', ') },
        { key: 'pace', label: t('pace'), value: String(run.perMinute) },
        { key: 'person', label: t('person'), value: run.userName },
        { key: 'startedAt', label: t('startedAt'), value: formatDate(run.startedAt) },
        { key: 'endsAt', label: t('endsAt'), value: formatDate(run.endedAt ?? run.endsAt) },
        ...COUNTS.map((count) => ({ key: count, label: t(count), value: String(run.counts[count]) })),
      ]}
    />
  );
}

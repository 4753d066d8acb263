import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Card } from '@smart-admin/ui/card';
import { LoadError } from '@smart-admin/ui/error-state';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { once } from '../../../resource/once.js';
import { usePlaces } from '../parkingFields.js';
import { SimulationFacts } from './SimulationFacts.js';
import { simulatorMessages } from './simulatorMessages.js';

const STATUS = ['parkingSimulator'] as const;
/** Milliseconds after which the figures of a run are asked for again. */
const FOLLOWED = 2_000;

/** Simulated traffic at lanes, for trying and training: begun, followed and stopped, and plainly marked as what it is. */
export function Page() {
  const t = useMessages(simulatorMessages);
  const { permissions } = usePage();
  const places = usePlaces();
  const [placeIds, setPlaceIds] = useState<string[]>([]);
  const [perMinute, setPerMinute] = useState<number | null>(30);
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: STATUS,
    queryFn: ({ signal }) => api.parking.simulator.status({}, { signal, silent: true }),
    refetchInterval: (query) => (query.state.data?.isRunning ? FOLLOWED : false),
  });
  const perform = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      // the call has said why
      console.warn('The simulation was not changed', failure);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: STATUS });
    }
  };
  const start = () =>
    perform(() => {
      const body = { placeIds, perMinute: perMinute ?? 30 };
      return once('simulator.start', body, (key) => api.parking.simulator.start({ body }, key));
    });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} className="m-auto" />;
  if (!data) return <Skeleton lines={8} className="m-6" />;
  const { isAllowed, isRunning, run } = data;
  const mayStart = permissions.can('btn_edit') && isAllowed;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-auto">
      <Alert tone={isAllowed ? 'warning' : 'info'} title={t(isAllowed ? 'warning' : 'off')} className="flex-none">
        {t(isAllowed ? 'warningText' : 'offText')}
      </Alert>
      {isRunning && !run ? <Alert tone="info" title={t('elsewhere')} className="flex-none" /> : null}
      {mayStart && !isRunning ? (
        <Card className="flex-none">
          <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)_10rem_auto] items-end gap-4 phone:grid-cols-1">
            <Field label={t('places')}>
              <MultiSelect options={places} value={placeIds} onValueChange={setPlaceIds} />
            </Field>
            <Field label={t('pace')}>
              <NumberInput value={perMinute} onValueChange={setPerMinute} min={1} max={120} precision={0} />
            </Field>
            <Button
              variant="primary"
              icon={<Play aria-hidden />}
              loading={isBusy}
              disabled={placeIds.length === 0 || perMinute === null}
              onClick={() => void start()}
            >
              {t('start')}
            </Button>
          </div>
        </Card>
      ) : null}
      {run ? (
        <Card
          className="flex-none"
          title={t(isRunning ? 'current' : 'lastRun')}
          extra={
            isRunning && permissions.can('btn_edit') ? (
              <Button
                variant="danger"
                icon={<Square aria-hidden />}
                loading={isBusy}
                onClick={() => void perform(() => api.parking.simulator.stop({ id: run.id }))}
              >
                {t('stop')}
              </Button>
            ) : null
          }
        >
          <SimulationFacts run={run} />
        </Card>
      ) : null}
    </div>
  );
}

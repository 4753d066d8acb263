import { type FormValues } from '@smart-admin/form-engine/core';
import { IconButton } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { api } from '../../app/api.js';
import { ForecastSteps } from '../detail/ForecastSteps.js';
import { forUser } from './forUser.js';
import { launchMessages } from './launchMessages.js';

/** What will happen when a flow is launched with what has been filled in so far. */
export function LaunchForecast({ flowId, forUserId, values, choices, onRefresh }: LaunchForecastProps) {
  const t = useMessages(launchMessages);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['flowForecast', flowId, forUserId, values, choices],
    queryFn: ({ signal }) =>
      api.workflow.launchable.forecast(
        { id: flowId, body: { ...forUser(forUserId), values, choices } },
        { signal, silent: true },
      ),
    // the steps stand until others are known
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <section aria-label={t('next')} aria-busy={isFetching}>
      <h2 className="m-0 mb-3 flex items-center text-14 font-semibold">
        {t('next')}
        <IconButton
          pane
          className="ml-auto"
          label={t('refresh')}
          loading={isFetching}
          onClick={() => {
            onRefresh();
            void refetch();
          }}
        >
          <RefreshCw aria-hidden />
        </IconButton>
      </h2>
      {error ? (
        <p className="m-0 text-2">{t('noForecast', { reason: error.message })}</p>
      ) : !data ? (
        <Skeleton lines={4} />
      ) : data.list.length === 0 ? (
        <Empty inline title={t('nothingNext')} />
      ) : (
        <ForecastSteps steps={data.list} />
      )}
    </section>
  );
}

interface LaunchForecastProps {
  flowId: string;
  forUserId: string | undefined;
  values: FormValues;
  choices: Record<string, string[]>;
  /** Asked to look at the form again. */
  onRefresh: () => void;
}

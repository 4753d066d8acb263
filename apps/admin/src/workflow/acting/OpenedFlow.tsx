import { ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useNavigate } from 'react-router';
import { flowDetailMessages } from '../detail/flowDetailMessages.js';
import { FlowState } from '../detail/FlowState.js';
import { useFlow } from '../detail/useFlow.js';
import { type FlowQueue } from '../flowQueue.js';
import { ActingFlow } from './ActingFlow.js';

/** The flow of the address, for whoever has a part in it. */
export function OpenedFlow({ id, queue }: { id: string; queue: FlowQueue }) {
  const t = useMessages(flowDetailMessages);
  const navigate = useNavigate();
  const { data, error, refetch, dataUpdatedAt } = useFlow(id);
  const isGone = error instanceof ApiError && error.code === 404;
  if (data && !isGone) return <ActingFlow flow={data} asOf={dataUpdatedAt} queue={queue} reload={refetch} />;
  return (
    <FlowState>
      {isGone ? (
        <Empty
          title={t('gone')}
          description={t('goneText')}
          actions={<Button onClick={() => void navigate(-1)}>{t('back')}</Button>}
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} aria-busy className="w-full self-start" />
      )}
    </FlowState>
  );
}

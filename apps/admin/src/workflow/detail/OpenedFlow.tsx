import { ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { FlowDetailPage } from './FlowDetailPage.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { type FlowFormHandle } from './FlowForm.js';
import { FlowState } from './FlowState.js';
import { useFlow } from './useFlow.js';

/** The flow of the address, for whoever has a part in it. */
export function OpenedFlow({ id }: { id: string }) {
  const t = useMessages(flowDetailMessages);
  const navigate = useNavigate();
  const form = useRef<FlowFormHandle>(null);
  const { data, error, refetch, dataUpdatedAt } = useFlow(id);
  if (data) return <FlowDetailPage flow={data} asOf={dataUpdatedAt} formRef={form} />;
  return (
    <FlowState>
      {error instanceof ApiError && error.code === 404 ? (
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

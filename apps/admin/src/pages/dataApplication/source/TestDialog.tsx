import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Descriptions } from '@smart-admin/ui/descriptions';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { sourceMessages } from './sourceMessages.js';

/** Tests a source, or a draft of one, and says how that ended. */
export function TestDialog({ name, body, onClose }: TestDialogProps) {
  const t = useMessages(sourceMessages);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dataSource', 'test', body],
    queryFn: ({ signal }) => api.system.dataSource.test({ body }, { signal, silent: true }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  // the call is resolved whatever its code is: a refusal of another kind carries no result
  const result = isResult(data) ? data : undefined;
  const reason = result?.message || firstError(data) || error?.message || t('notTested');
  return (
    <Dialog
      open
      width={450}
      title={t('testOf', { name: name || t('label') })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </>
      }
    >
      <div aria-live="polite" aria-busy={isFetching} className="grid gap-4">
        {isFetching ? (
          <Skeleton lines={3} />
        ) : result?.isReached ? (
          <>
            <Alert tone="success">{t('reached')}</Alert>
            <Descriptions
              columns={1}
              labelWidth={110}
              items={[
                { key: 'version', label: t('version'), value: result.version },
                { key: 'duration', label: t('duration'), value: `${result.duration} ms` },
              ]}
            />
          </>
        ) : (
          <Alert tone="danger">{reason}</Alert>
        )}
      </div>
    </Dialog>
  );
}

export interface TestDialogProps {
  name: string;
  body: TestBody;
  onClose: () => void;
}

type TestBody = Parameters<typeof api.system.dataSource.test>[0]['body'];
type Result = Awaited<ReturnType<typeof api.system.dataSource.test>>;

function isResult(data: unknown): data is Result {
  return typeof data === 'object' && data !== null && 'isReached' in data;
}

/** What is wrong with a draft that was not tested. */
function firstError(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('fieldErrors' in data)) return undefined;
  return Object.values(data.fieldErrors as Record<string, string>)[0];
}

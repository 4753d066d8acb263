import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../app/api.js';
import { type StoredModel } from '../DesignCalls.js';
import { ModelDifferences } from '../ModelDifferences.js';

/** What a file would change of the draft of a model. */
export function ImportedDifferences({ id, documents }: { id: string; documents: StoredModel }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['importedModel', id],
    queryFn: () => api.visualdev.models.read({ id }, { silent: true }),
    gcTime: 0,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return <ModelDifferences was={data} is={documents} />;
}

import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useDesignCalls } from './DesignCalls.js';
import { type DesignedModel, loadModel } from './useDesignedModel.js';

/** A model that is read once for its designer: what is edited does not change under the editor. */
export function LoadedModel({ id, children }: { id: string; children: (model: DesignedModel) => ReactNode }) {
  const calls = useDesignCalls();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedModel', calls.device, id],
    queryFn: () => loadModel(calls, id),
    // saving tells when somebody else has saved
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data)
    return (
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline">
        {children(data)}
      </div>
    );
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      {isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="size-full" />}
    </section>
  );
}

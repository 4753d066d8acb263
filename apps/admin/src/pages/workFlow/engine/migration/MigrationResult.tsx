import { Alert } from '@smart-admin/ui/alert';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Progress } from '@smart-admin/ui/progress';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { migrationMessages } from './migrationMessages.js';
import { MovedFlows } from './MovedFlows.js';
import { isUnderWay, type Migration, type useMigration } from './useMigration.js';

/** How a migration goes, or went: progress while a job works on it, then its numbers, and what became of each flow. */
export function MigrationResult({ id, query }: MigrationResultProps) {
  const { data, error, isError, refetch } = query;
  if (isError && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60 w-full" />;
  return (
    <div className="grid min-w-0 gap-3">
      {isUnderWay(data) ? <Working migration={data} /> : <Outcome migration={data} />}
      {/* what is under way changes with each answer */}
      <MovedFlows id={id} migration={data} />
    </div>
  );
}

export interface MigrationResultProps {
  /** The flow that was migrated. */
  id: string;
  query: ReturnType<typeof useMigration>;
}

function Working({ migration: { state, total, left, returned, kept } }: { migration: Migration }) {
  const t = useMessages(migrationMessages);
  const all = state === 'running' ? total : left + returned + kept;
  const done = all - left;
  return (
    <div className="grid gap-1.5">
      <p role="status" className="m-0 text-2">
        {state === 'running' ? t('moving', { done, total }) : t('undoing', { left })}
      </p>
      <Progress aria-label={t('progress')} value={all === 0 ? null : (done / all) * 100} />
    </div>
  );
}

function Outcome({ migration }: { migration: Migration }) {
  const t = useMessages(migrationMessages);
  const { state, from: version, moved, refused, returned, kept, undoneBy: name } = migration;
  if (state === 'undone')
    return (
      <Alert tone={kept === 0 ? 'success' : 'warning'}>
        {t(kept === 0 ? 'undone' : 'undoneSome', { name, returned, kept, version })}
      </Alert>
    );
  return (
    <Alert tone={refused === 0 ? 'success' : 'warning'}>
      {t(refused === 0 ? 'doneAll' : 'doneSome', { moved, refused })}
    </Alert>
  );
}

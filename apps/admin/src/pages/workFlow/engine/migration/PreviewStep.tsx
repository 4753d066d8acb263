import { Alert } from '@smart-admin/ui/alert';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { MigrationOutlook } from './MigrationOutlook.js';
import { type MigrationWizard } from './useMigrationWizard.js';

/** What would come of it, and why it could not begin. */
export function PreviewStep({ wizard: { outlook, refusal, to } }: { wizard: MigrationWizard }) {
  if (outlook.isError) return <LoadError error={outlook.error} onRetry={() => void outlook.refetch()} />;
  return (
    <div className="grid gap-3">
      {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
      {outlook.data ? <MigrationOutlook preview={outlook.data} to={to} /> : <Skeleton className="h-60 w-full" />}
    </div>
  );
}

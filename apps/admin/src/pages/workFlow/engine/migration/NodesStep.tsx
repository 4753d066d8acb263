import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { migrationMessages } from './migrationMessages.js';
import { NodeTargets } from './NodeTargets.js';
import { type MigrationWizard } from './useMigrationWizard.js';

/** To which release flows go, and where their nodes go there. */
export function NodesStep({ wizard, from, newest }: { wizard: MigrationWizard; from: number; newest: number }) {
  const t = useMessages(migrationMessages);
  const { nodes, targets, to } = wizard;
  const releases = Array.from({ length: newest }, (_, index) => newest - index).filter((version) => version !== from);
  return (
    <div className="grid gap-4">
      <p className="m-0 text-2">{t('nodesHint')}</p>
      <Field label={t('target')} className="max-w-60">
        <Select
          options={releases.map((version) => ({
            value: version,
            label: t(version === newest ? 'newest' : 'versionNo', { version }),
          }))}
          value={to}
          searchable={releases.length > 8}
          onValueChange={(version) => version !== null && wizard.setTo(version)}
        />
      </Field>
      {nodes.isError ? (
        <LoadError error={nodes.error} onRetry={() => void nodes.refetch()} />
      ) : !nodes.data ? (
        <Skeleton className="h-60 w-full" />
      ) : nodes.data.total === 0 ? (
        <Empty title={t('noFlows', { version: from })} />
      ) : (
        <NodeTargets nodes={nodes.data.nodes} targets={targets} onChoose={wizard.choose} />
      )}
    </div>
  );
}

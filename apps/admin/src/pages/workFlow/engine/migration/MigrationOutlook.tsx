import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { FlowsWithReasons } from './FlowsWithReasons.js';
import { migrationMessages } from './migrationMessages.js';
import { type MigrationPreview } from './migrationPlan.js';

/** How many flows would move, and which would not and why. */
export function MigrationOutlook({ preview, to }: { preview: MigrationPreview; to: number }) {
  const t = useMessages(migrationMessages);
  const { total, movable, flows } = preview;
  const stuck = total - movable;
  const label =
    flows.length < stuck ? t('stuckFirst', { count: stuck, shown: flows.length }) : t('stuck', { count: stuck });
  return (
    <div className="grid gap-3">
      <Alert tone={stuck === 0 ? 'success' : movable === 0 ? 'danger' : 'warning'}>
        {t(stuck === 0 ? 'allMove' : movable === 0 ? 'noneMoves' : 'movable', { total, movable, version: to })}
      </Alert>
      {flows.length > 0 && (
        <>
          <h3 className="m-0 text-14 font-semibold">{label}</h3>
          <FlowsWithReasons label={label} flows={flows} />
        </>
      )}
    </div>
  );
}

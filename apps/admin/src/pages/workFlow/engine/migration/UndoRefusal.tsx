import { type ApiError } from '@smart-admin/api-client';
import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { FlowsWithReasons } from './FlowsWithReasons.js';
import { migrationMessages } from './migrationMessages.js';

/** Why a migration could not be taken back, with the flows that keep it. */
export function UndoRefusal({ error }: { error: ApiError }) {
  const t = useMessages(migrationMessages);
  const { flows = [] } = (error.response?.data ?? {}) as { flows?: StuckFlow[] };
  return (
    <div className="mb-3 grid gap-2">
      <Alert tone="danger" title={t('undoRefused')}>
        {error.message}
      </Alert>
      {flows.length > 0 && <FlowsWithReasons label={t('undoRefused')} flows={flows} />}
    </div>
  );
}

interface StuckFlow {
  id: string;
  number: string;
  title: string;
  reasons: string[];
}

import { type ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { migrationMessages } from './migrationMessages.js';
import { MigrationResult } from './MigrationResult.js';
import { UndoMigration } from './UndoMigration.js';
import { UndoRefusal } from './UndoRefusal.js';
import { type Migration, useMigration } from './useMigration.js';

/** An earlier migration, with what became of its flows, to be taken back. */
export function MigrationRecord({ id, migration, onClose }: MigrationRecordProps) {
  const t = useMessages(migrationMessages);
  const query = useMigration(id, migration.id);
  const [refusal, setRefusal] = useState<ApiError>();
  const { from, to } = migration;
  return (
    <Dialog
      open
      title={t('recordTitle', { from, to })}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <UndoMigration id={id} migration={query.data} onRefused={setRefusal} />
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {refusal && <UndoRefusal error={refusal} />}
      <MigrationResult id={id} query={query} />
    </Dialog>
  );
}

interface MigrationRecordProps {
  id: string;
  migration: Pick<Migration, 'id' | 'from' | 'to'>;
  onClose: () => void;
}

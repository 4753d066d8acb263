import { ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../app/api.js';
import { usePage } from '../../../../app/PageProvider.js';
import { once } from '../../../../resource/once.js';
import { migrationMessages } from './migrationMessages.js';
import { type Migration, migrationsChanged } from './useMigration.js';

/** Takes a migration back after a question; nothing where that is not possible or not theirs to do. */
export function UndoMigration({ id, migration, onRefused }: UndoMigrationProps) {
  const t = useMessages(migrationMessages);
  const { permissions } = usePage();
  const [isSending, setSending] = useState(false);
  if (migration?.state !== 'done' || migration.moved === 0 || !permissions.can('btn_migrate')) return null;
  const { id: migrationId, moved: count, from: version } = migration;
  const handleUndo = async () => {
    const isSure = await confirm({
      title: t('undoTitle'),
      description: t('undoText', { count, version }),
      confirmText: t('undo'),
    });
    if (!isSure) return;
    onRefused(undefined);
    setSending(true);
    try {
      await once(`workflow.migration.undo.${migrationId}`, {}, (key) =>
        api.workflow.migration.undo({ id, migrationId }, { silent: true, ...key }),
      );
      toast.success(t('undoStarted'));
      migrationsChanged(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onRefused(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button icon={<Undo2 aria-hidden />} loading={isSending} onClick={() => void handleUndo()}>
      {t('undo')}
    </Button>
  );
}

interface UndoMigrationProps {
  id: string;
  /** Undefined while it is not known. */
  migration: Migration | undefined;
  /** Told why it was refused, and nothing once it is tried again. */
  onRefused: (error: ApiError | undefined) => void;
}

import { type ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Steps } from '@smart-admin/ui/steps';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { migrationMessages } from './migrationMessages.js';
import { MigrationResult } from './MigrationResult.js';
import { NodesStep } from './NodesStep.js';
import { PreviewStep } from './PreviewStep.js';
import { UndoMigration } from './UndoMigration.js';
import { UndoRefusal } from './UndoRefusal.js';
import { useMigration } from './useMigration.js';
import { type MigrationWizard, useMigrationWizard } from './useMigrationWizard.js';

/** Moves the flows that run at a release to another one: where their nodes go, what would come of it, how it went. */
export function MigrateFlow({ id, from, newest, onClose }: MigrateFlowProps) {
  const t = useMessages(migrationMessages);
  const wizard = useMigrationWizard({ id, from, newest });
  const { step, migrationId } = wizard;
  const begun = useMigration(id, migrationId, { isNew: true });
  const [refusal, setRefusal] = useState<ApiError>();
  const mayClose = () =>
    !wizard.isEdited || confirm({ title: t('leaveTitle'), description: t('leave'), confirmText: t('leaveYes') });
  const close = async () => {
    if (await mayClose()) onClose();
  };
  return (
    <Dialog
      open
      canFullscreen
      title={t('title', { version: from })}
      width={DIMENSIONS.popupDialog}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose()}
      footer={
        // the primary button keeps its place, and with it the focus
        <>
          {migrationId === undefined ? (
            <Button
              disabled={wizard.isStarting}
              onClick={() => (step === 0 ? void close() : wizard.setPreviewed(false))}
            >
              {t(step === 0 ? 'cancel' : 'back')}
            </Button>
          ) : (
            <UndoMigration id={id} migration={begun.data} onRefused={setRefusal} />
          )}
          <NextButton wizard={wizard} onClose={onClose} />
        </>
      }
    >
      <Steps
        current={step}
        items={[
          { key: 'nodes', title: t('stepNodes') },
          { key: 'preview', title: t('stepPreview') },
          { key: 'result', title: t('stepResult') },
        ]}
        className="mb-5"
        {...(step === 1 ? { onStepClick: (index: number) => index === 0 && wizard.setPreviewed(false) } : {})}
      />
      {step === 0 && <NodesStep wizard={wizard} from={from} newest={newest} />}
      {step === 1 && <PreviewStep wizard={wizard} />}
      {step === 2 && (
        <>
          {refusal && <UndoRefusal error={refusal} />}
          <MigrationResult id={id} query={begun} />
        </>
      )}
    </Dialog>
  );
}

export interface MigrateFlowProps {
  id: string;
  /** Release at which the flows run. */
  from: number;
  /** The newest release: flows go there unless somebody chooses another one. */
  newest: number;
  onClose: () => void;
}

/** On to the next step: its name says how many flows will move. */
function NextButton({ wizard, onClose }: { wizard: MigrationWizard; onClose: () => void }) {
  const t = useMessages(migrationMessages);
  const { step, nodes, outlook } = wizard;
  const movable = outlook.data?.movable;
  const [label, isOff, act] = (
    [
      [t('next'), !nodes.data || nodes.data.total === 0, () => wizard.setPreviewed(true)],
      [
        movable === undefined ? t('migrate') : t('start', { count: movable }),
        movable === 0 || outlook.isError,
        () => void wizard.start(),
      ],
      [t('close'), false, onClose],
    ] as const
  )[step];
  const isBusy = wizard.isStarting || (step === 1 && outlook.isFetching);
  return (
    <Button variant="primary" disabled={isOff} loading={isBusy} onClick={act}>
      {label}
    </Button>
  );
}

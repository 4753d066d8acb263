import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { EditDialog } from '../../../resource/EditDialog.js';
import { engineMessages } from './engineMessages.js';

/** Asks what is new in a release, and why what should be looked at may stay. */
export function ReleaseDialog({ fullName, warnings, release, onClose }: ReleaseDialogProps) {
  const t = useMessages(engineMessages);
  const mustSay = warnings.length > 0;
  const [document] = useState(() =>
    createFormDocument(
      [
        createField('textarea', {
          id: 'note',
          label: t('releaseNote'),
          required: mustSay,
          maxLength: 500,
          help: t(mustSay ? 'releaseWhy' : 'releaseHelp'),
        }),
      ],
      { labelPosition: 'top' },
    ),
  );
  return (
    <EditDialog
      title={t('releaseOf', { name: fullName })}
      document={document}
      values={{}}
      width={450}
      saveLabel={t('releaseButton')}
      isQuiet
      notice={
        mustSay && (
          <Alert tone="warning" title={t('releaseWarnings', { count: warnings.length })} className="mb-4">
            <ul className="m-0 grid list-disc gap-1 pl-4">
              {warnings.map((text, place) => (
                <li key={place}>{text}</li>
              ))}
            </ul>
          </Alert>
        )
      }
      save={({ note }) => release(typeof note === 'string' ? note : '')}
      onClose={onClose}
    />
  );
}

interface ReleaseDialogProps {
  fullName: string;
  /** What should be looked at. */
  warnings: readonly string[];
  release: (note: string) => Promise<unknown>;
  onClose: () => void;
}

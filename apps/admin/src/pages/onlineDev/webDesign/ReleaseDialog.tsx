import { type Device } from '@smart-admin/form-engine/core';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { commonMessages } from '../../../resource/commonMessages.js';
import { type ReleasePlan } from './DesignCalls.js';
import { AGAIN, FIRST_APP_PLACE, FIRST_PLACE, MenuPlaceFields, type ReleasePlace } from './MenuPlaceFields.js';
import { MissingReferences } from './MissingReferences.js';
import { ReleaseChanges } from './ReleaseChanges.js';
import { webDesignMessages } from './webDesignMessages.js';

/**
 * Tells what a release does to the tables before it happens, or why it cannot be done; the first one asks where the page
 * stands in the menu.
 */
export function ReleaseDialog({
  name,
  isFirst,
  device = 'pc',
  changes,
  missing,
  refusal = '',
  onAnswer,
}: ReleaseDialogProps) {
  const t = useMessages(webDesignMessages);
  const c = useMessages(commonMessages);
  const [place, setPlace] = useState<ReleasePlace>(device === 'app' ? FIRST_APP_PLACE : FIRST_PLACE);
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={t('releaseOf', { name })}
      onOpenChange={(open) => !open && onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer(undefined)}>{c('cancel')}</Button>
          <Button
            variant="primary"
            disabled={refusal !== '' || changes.some(({ failing }) => failing > 0)}
            onClick={() => onAnswer(isFirst ? place : AGAIN[device])}
          >
            {t('releaseNow')}
          </Button>
        </>
      }
    >
      {refusal === '' ? (
        <div className="grid gap-(--form-gap)">
          {isFirst && (
            <>
              <p className="m-0 text-2">{t(device === 'app' ? 'releaseAppText' : 'releaseText')}</p>
              <MenuPlaceFields value={place} onChange={setPlace} device={device} />
            </>
          )}
          <MissingReferences missing={missing} />
          <ReleaseChanges changes={changes} />
        </div>
      ) : (
        <Alert tone="warning">{refusal}</Alert>
      )}
    </Dialog>
  );
}

export interface ReleaseDialogProps extends ReleasePlan {
  /** Name of the model. */
  name: string;
  isFirst: boolean;
  /** Whose menu it goes to; the first release for the web may go to both. Default `pc`. */
  device?: Device;
  /** The place, or undefined when nothing is to be released. */
  onAnswer: (place: ReleasePlace | undefined) => void;
}

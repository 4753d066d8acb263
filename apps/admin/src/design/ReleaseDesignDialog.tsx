import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { FIRST_PLACE, MenuPlaceFields, type ReleasePlace } from '../pages/onlineDev/webDesign/MenuPlaceFields.js';
import { commonMessages } from '../resource/commonMessages.js';
import { designMessages } from './designMessages.js';

/** Asks where the first release of a page stands in the menus. */
export function ReleaseDesignDialog({ name, onAnswer }: ReleaseDesignDialogProps) {
  const t = useMessages(designMessages);
  const c = useMessages(commonMessages);
  const [place, setPlace] = useState<ReleasePlace>(FIRST_PLACE);
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={t('releaseOf', { name })}
      onOpenChange={(open) => !open && onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer(undefined)}>{c('cancel')}</Button>
          <Button variant="primary" onClick={() => onAnswer(place)}>
            {t('releaseNow')}
          </Button>
        </>
      }
    >
      <div className="grid gap-(--form-gap)">
        <p className="m-0 text-2">{t('releaseText')}</p>
        <MenuPlaceFields value={place} onChange={setPlace} />
      </div>
    </Dialog>
  );
}

interface ReleaseDesignDialogProps {
  name: string;
  /** The place, or undefined when nothing is to be released. */
  onAnswer: (place: ReleasePlace | undefined) => void;
}

import { Button } from '@smart-admin/ui/button';
import { type Translate } from '@smart-admin/ui/messages';
import { notify } from '@smart-admin/ui/notification';
import { type layoutMessages } from '../messages.js';

/** Says that a newer version is there, until the user loads it or closes the card. */
export function tellUpdate(t: Translate<keyof (typeof layoutMessages)['zh']>): void {
  notify({
    id: 'update',
    title: t('updateTitle'),
    description: t('updateText'),
    duration: Infinity,
    action: (
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('updateNow')}
      </Button>
    ),
  });
}

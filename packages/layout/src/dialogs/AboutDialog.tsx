import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { dialogMessages } from '../dialogMessages.js';
import { layoutMessages } from '../messages.js';
import { siteTitle } from '../routing/titles.js';
import { type SystemConfig } from '../session/sessionStore.js';
import { BrandMark } from '../sidebar/Brand.js';

/** Name, version and purpose of the platform. */
export function AboutDialog({ config, open, onOpenChange }: AboutDialogProps) {
  const t = useMessages(dialogMessages);
  const shell = useMessages(layoutMessages);
  const locale = useLocale();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shell('about')}
      width={450}
      footer={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    >
      <div className="flex flex-col items-center gap-3 py-4 text-center">
        <BrandMark logo={config.logoIcon} className="size-14 rounded-xl" />
        <p className="text-18 font-semibold">{siteTitle(config, locale)}</p>
        <p className="text-2">{t('aboutTagline')}</p>
        <p className="text-12 text-3">{t('version', { version: config.sysVersion })}</p>
        <p className="text-12 text-3">{config.copyright}</p>
      </div>
    </Dialog>
  );
}

export interface AboutDialogProps {
  config: SystemConfig;
  open: boolean;
  onOpenChange(open: boolean): void;
}

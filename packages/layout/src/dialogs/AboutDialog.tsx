import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { dialogMessages } from '../dialogMessages.js';
import { type FrameAbout, type FrameBrand } from '../frame/frameProps.js';
import { layoutMessages } from '../messages.js';
import { localText } from '../routing/localText.js';
import { BrandMark } from '../sidebar/Brand.js';

/** Name, version and purpose of the platform. */
export function AboutDialog({ brand, about, open, onOpenChange }: AboutDialogProps) {
  const { tagline, copyright } = about;
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
        <BrandMark logo={about.logo ?? brand.logo} className="size-14 rounded-xl" />
        <p className="text-18 font-semibold">{localText(brand.name, locale)}</p>
        {tagline ? <p className="text-2">{tagline}</p> : null}
        {brand.version ? <p className="text-12 text-3">{t('version', { version: brand.version })}</p> : null}
        {copyright ? <p className="text-12 text-3">{copyright}</p> : null}
      </div>
    </Dialog>
  );
}

export interface AboutDialogProps {
  brand: FrameBrand;
  about: FrameAbout;
  open: boolean;
  onOpenChange(open: boolean): void;
}

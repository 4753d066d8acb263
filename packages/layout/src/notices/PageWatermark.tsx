import { useLocale } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { Watermark } from '@smart-admin/ui/watermark';

/** Name, account and date over everything, so that a picture of the screen tells who made it (decision Q16). */
export function PageWatermark({ name, account }: { name: string; account: string }) {
  const date = new Date().toLocaleDateString(LOCALE_TAGS[useLocale()]);
  return <Watermark text={[`${name} ${account}`, date]} className="pointer-events-none fixed inset-0 z-(--z-toast)" />;
}

import { DATE_PATTERN, formatDate } from '@smart-admin/ui/format';
import { Watermark } from '@smart-admin/ui/watermark';

/** Name, account and date over everything, so that a picture of the screen tells who made it (decision Q16). */
export function PageWatermark({ name, account }: { name: string; account: string }) {
  return (
    <Watermark
      text={[`${name} ${account}`, formatDate(new Date(), DATE_PATTERN)]}
      className="pointer-events-none fixed inset-0 z-(--z-toast)"
    />
  );
}

import { Watermark } from '@smart-admin/ui/watermark';
import { useToday } from './useToday.js';

/** Name, account and date over everything, so that a picture of the screen tells who made it (decision Q16). */
export function PageWatermark({ name, account }: { name: string; account: string }) {
  const today = useToday();
  return <Watermark text={[`${name} ${account}`, today]} className="pointer-events-none fixed inset-0 z-(--z-toast)" />;
}

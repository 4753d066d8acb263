import { Copy } from 'lucide-react';
import { type ComponentProps } from 'react';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { toast } from '../toast/toast.js';
import { PlateCharacters } from './PlateCharacters.js';
import { type PlateColor, usualPlateColor } from './plateColors.js';
import { plateLook } from './plateLook.js';

const messages = defineMessages({
  zh: { copy: '复制车牌', copied: '复制成功，车牌：{plate}', failed: '复制失败，请手动选择文字复制' },
  en: {
    copy: 'Copy plate',
    copied: 'Copied, plate: {plate}',
    failed: 'Could not copy. Select the text and copy it by hand',
  },
  zhtw: { copy: '複製車牌', copied: '複製成功，車牌：{plate}', failed: '複製失敗，請手動選取文字複製' },
  vi: {
    copy: 'Sao chép biển số',
    copied: 'Đã sao chép, biển số: {plate}',
    failed: 'Không sao chép được. Hãy chọn và chép thủ công',
  },
});

/** A licence plate in its real colours, the same in dark mode. `copyable` adds a button that copies it. */
export function Plate({ value, color = usualPlateColor(value), copyable = false, className, ...rest }: PlateProps) {
  const t = useMessages(messages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t('copied', { plate: value }));
    } catch {
      toast.error(t('failed'));
    }
  };
  const plate = (
    <span data-slot="plate" data-color={color} className={cn(plateLook(color), className)} {...rest}>
      <PlateCharacters value={value} />
    </span>
  );
  if (!copyable) return plate;
  return (
    <span className="inline-flex items-center gap-1">
      {plate}
      <IconButton pane label={t('copy')} onClick={() => void copy()}>
        <Copy aria-hidden className="size-3.5!" />
      </IconButton>
    </span>
  );
}

export interface PlateProps extends ComponentProps<'span'> {
  /** e.g. `京A8K627`; the dot is drawn. `无牌000123` is a vehicle without one, by its number. */
  value: string;
  /** Default: as plates of that length mostly are, green with eight characters and blue otherwise. */
  color?: PlateColor;
  /** Adds 复制车牌. Default false. */
  copyable?: boolean;
}

import { Copy } from 'lucide-react';
import { type ComponentProps } from 'react';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { toast } from '../toast/toast.js';
import { type PlateColor } from './plateColors.js';

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
export function Plate({ value, color = 'blue', copyable = false, className, ...rest }: PlateProps) {
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
    <span
      data-slot="plate"
      data-color={color}
      className={cn(
        'inline-flex h-5.5 items-center rounded-xs px-1.75 text-12 leading-none font-semibold tracking-wider whitespace-nowrap tabular-nums [text-autospace:no-autospace]',
        LOOKS[color],
        className,
      )}
      {...rest}
    >
      {value.slice(0, 2)}
      <i aria-hidden className="mx-[0.3em] size-[0.22em] rounded-full bg-current" />
      {value.slice(2)}
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

const LOOKS: Record<PlateColor, string> = {
  blue: 'bg-(--plate-blue) text-(--plate-blue-on) shadow-[inset_0_0_0_1px_rgb(255_255_255/0.35)]',
  green:
    'bg-linear-to-b from-(--plate-green-a) to-(--plate-green-b) text-(--plate-green-on) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.28)]',
  yellow: 'bg-(--plate-yellow) text-(--plate-yellow-on) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.4)]',
  black: 'bg-(--plate-black) text-(--plate-black-on) shadow-[inset_0_0_0_1px_rgb(255_255_255/0.35)]',
  white: 'bg-(--plate-white) text-(--plate-white-on) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.4)]',
};

export interface PlateProps extends ComponentProps<'span'> {
  /** e.g. `京A8K627`; the dot is drawn. */
  value: string;
  /** Default `blue`. */
  color?: PlateColor;
  /** Adds 复制车牌. Default false. */
  copyable?: boolean;
}

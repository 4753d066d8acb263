import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../button/IconButton.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { toast } from '../toast/toast.js';

const messages = defineMessages({
  zh: { copy: '复制', copied: '已复制', failed: '复制失败' },
  en: { copy: 'Copy', copied: 'Copied', failed: 'Could not copy' },
  zhtw: { copy: '複製', copied: '已複製', failed: '複製失敗' },
  vi: { copy: 'Sao chép', copied: 'Đã sao chép', failed: 'Không sao chép được' },
});

/** Milliseconds for which the tick stands in place of the icon. */
const TICK = 2000;

/** Copies a text, ticks and says so. */
export function CopyButton({ text, label, onCopy, ...rest }: CopyButtonProps) {
  const t = useMessages(messages);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success(t('copied'));
      onCopy?.();
    } catch {
      // the browser forbids it, e.g. without https
      toast.error(t('failed'));
    }
  };
  return (
    <IconButton
      pane
      data-slot="copy-button"
      {...rest}
      label={isCopied ? t('copied') : (label ?? t('copy'))}
      onClick={() => void copy()}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}

export interface CopyButtonProps extends Omit<IconButtonProps, 'label' | 'children' | 'onClick' | 'onCopy'> {
  /** What is copied. */
  text: string;
  /** Name and tooltip. Default 复制. */
  label?: string;
  /** Called when it has been copied. */
  onCopy?: () => void;
}

import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { toast } from '../toast/toast.js';

const messages = defineMessages({
  zh: { import: '导入', done: '导入成功', failed: '导入失败' },
  en: { import: 'Import', done: 'Imported', failed: 'The import failed' },
  zhtw: { import: '匯入', done: '匯入成功', failed: '匯入失敗' },
  vi: { import: 'Nhập', done: 'Đã nhập', failed: 'Nhập thất bại' },
});

/** A button that has one file chosen and posts it to an address; the answer's `code` and `msg` are shown. */
export function ImportButton({
  url,
  post,
  accept = '.xls,.xlsx',
  onDone,
  loading = false,
  children,
  ...rest
}: ImportButtonProps) {
  const t = useMessages(messages);
  const inputId = useId();
  const [sending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    try {
      const answer = await post(url, file);
      if (answer.code === 200) toast.success(answer.msg || t('done'));
      else toast.error(answer.msg || t('failed'));
      if (answer.code === 200) onDone?.(answer.data);
    } catch (error) {
      toast.error(error instanceof Error && error.message ? error.message : t('failed'));
    }
    setSending(false);
  };
  return (
    <>
      <Button
        icon={<Upload aria-hidden />}
        inheritDisabled
        {...rest}
        loading={sending || loading}
        onClick={() => document.getElementById(inputId)?.click()}
      >
        {children ?? t('import')}
      </Button>
      <input
        id={inputId}
        type="file"
        accept={accept}
        aria-label={t('import')}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // the same file may be chosen again after it was corrected
          event.target.value = '';
          if (file) void send(file);
        }}
      />
    </>
  );
}

export interface ImportButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Address that takes the file. */
  url: string;
  /** Sends the file and resolves with what the server answered, whatever its code; rejects when nothing came back. */
  post: (url: string, file: File) => Promise<ImportAnswer>;
  /** Default `.xls,.xlsx`. */
  accept?: string;
  /** After the code 200, with `data`. */
  onDone?: (data: unknown) => void;
}

export interface ImportAnswer {
  /** 200 is success. */
  code: number;
  /** Shown as it is. */
  msg: string;
  data?: unknown;
}

import { useMessages } from '@smart-admin/ui/locale';
import { VirtualList } from '@smart-admin/ui/virtual-list';
import { useMemo } from 'react';
import { decodeText } from '../decodeText.js';
import { previewMessages } from '../previewMessages.js';
import { type ViewerProps } from '../viewerProps.js';

/** Plain text with line numbers; of long ones only the lines in view are drawn. */
export function TextViewer({ bytes, name }: ViewerProps) {
  const t = useMessages(previewMessages);
  const lines = useMemo(
    () =>
      decodeText(bytes)
        .split(/\r\n|\n|\r/)
        .map((text, index) => ({ text, number: index + 1 })),
    [bytes],
  );
  if (bytes.length === 0) return <p className="p-6 text-center text-2">{t('empty')}</p>;
  return (
    <VirtualList
      aria-label={name}
      className="h-dvh bg-surface py-2 font-mono text-12 text-1"
      items={lines}
      estimateSize={18}
      itemKey={({ number }) => number}
      renderItem={({ number, text }) => (
        <div className="flex gap-3 px-3 leading-[18px]">
          <span aria-hidden className="w-12 flex-none text-right text-3 tabular-nums select-none">
            {number}
          </span>
          <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">{text || '\u00a0'}</span>
        </div>
      )}
    />
  );
}

import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { RichText } from '@smart-admin/ui/rich-text';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { Uploader } from '@smart-admin/ui/uploader';
import { uploads } from '../resource/uploads.js';
import { type MessageCalls } from './messageCache.js';
import { MessageTime } from './MessageTime.js';
import { parseFiles } from './messageFiles.js';
import { messageTexts } from './messageTexts.js';

export type MessageDetail = Awaited<ReturnType<MessageCalls['readInfo']>>;

/** A notice as its receivers read it: cleaned text and files. */
export function NoticeDialog({ message, onClose }: { message: MessageDetail; onClose: () => void }) {
  const t = useMessages(messageTexts);
  const files = parseFiles(message.files);
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      canFullscreen
      title={message.title}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className="m-0 mb-3 flex flex-wrap gap-x-3 text-12 text-2">
        <MessageTime time={message.lastModifyTime} />
        <span>{message.creatorUser || t('system')}</span>
      </p>
      <RichText html={message.bodyText} />
      {files.length ? (
        <section aria-label={t('files')} className="mt-4">
          <h3 className="m-0 mb-1 text-13 font-semibold">{t('files')}</h3>
          <Uploader value={files} transport={uploads} readOnly />
        </section>
      ) : null}
    </Dialog>
  );
}

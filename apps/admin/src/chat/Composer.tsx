import { CHAT_TEXT_LIMIT } from '@smart-admin/api-client';
import { Button, IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Popover } from '@smart-admin/ui/popover';
import { toast } from '@smart-admin/ui/toast';
import { ImageIcon, Mic, Paperclip, SendHorizontal, Smile, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useChat, useChatState } from './ChatContext.js';
import { measureImage, refuseImage } from './chatImage.js';
import { chatTexts } from './chatTexts.js';
import { EmojiPanel } from './emoji/EmojiPanel.js';
import { type Emoji } from './emoji/emojiTable.js';
import { useRecorder } from './useRecorder.js';

/** Bytes of one file. */
const FILE_LIMIT = 50 * 1024 * 1024;

/** Where a message is written: text with emoji, an image that is looked at before it goes, files and sounds. */
export function Composer({ peerId }: { peerId: string }) {
  const t = useMessages(chatTexts);
  const { chat, upload } = useChat();
  const draft = useChatState(({ drafts }) => drafts[peerId] ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmojiOpen, setEmojiOpen] = useState(false);
  const [picked, setPicked] = useState<{ file: File; url: string }>();
  const recorder = useRecorder({
    onFailed: (reason) => toast.error(t(reason === 'denied' ? 'recordingDenied' : 'recordingImpossible')),
  });
  useEffect(() => field.current?.focus(), [peerId]);
  useEffect(() => () => (picked ? URL.revokeObjectURL(picked.url) : undefined), [picked]);

  const pickImage = (file: File | undefined) => {
    const refused = file && refuseImage(file);
    if (refused) toast.error(t(refused));
    else if (file) setPicked({ file, url: URL.createObjectURL(file) });
  };
  const sendImage = ({ file }: { file: File }) => {
    chat.sendFile({ toUserId: peerId, messageType: 'image', fileName: file.name }, async () => {
      const url = URL.createObjectURL(file);
      const size = await measureImage(url);
      URL.revokeObjectURL(url);
      const stored = await upload(file, 'IM');
      return JSON.stringify({ name: file.name, ...size, path: stored.url });
    });
    setPicked(undefined);
  };
  const sendFile = (file: File | undefined, duration?: number) => {
    if (!file) return;
    if (file.size > FILE_LIMIT) {
      toast.error(t('fileTooLarge'));
      return;
    }
    const isVideo = duration === undefined && file.type.startsWith('video/');
    const messageType = duration === undefined ? (isVideo ? 'video' : 'file') : 'voice';
    chat.sendFile({ toUserId: peerId, messageType, fileName: file.name }, async () => {
      const { url } = await upload(file, 'IMFile');
      return JSON.stringify({
        name: file.name,
        path: url,
        size: file.size,
        ...(duration !== undefined && { duration }),
      });
    });
  };
  const send = () => {
    if (picked) sendImage(picked);
    chat.sendText(peerId, draft);
    chat.setDraft(peerId, '');
    field.current?.focus();
  };
  const insert = ({ code }: Emoji) => {
    const { selectionStart = draft.length, selectionEnd = draft.length } = field.current ?? {};
    chat.setDraft(peerId, draft.slice(0, selectionStart) + code + draft.slice(selectionEnd));
    setEmojiOpen(false);
    const place = selectionStart + code.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(place, place);
    });
  };
  const finishRecording = async () => {
    const { file, duration } = await recorder.finish();
    sendFile(file, duration);
  };

  return (
    <div className="flex flex-none flex-col gap-1 border-t border-hairline px-3 pt-1.5 pb-3">
      <div className="flex items-center gap-1">
        <Popover
          open={isEmojiOpen}
          onOpenChange={setEmojiOpen}
          side="top"
          className="p-2"
          trigger={
            <IconButton label={t('emoji')} pane>
              <Smile aria-hidden />
            </IconButton>
          }
        >
          <EmojiPanel onChoose={insert} />
        </Popover>
        <FileButton
          label={t('chooseImage')}
          accept="image/png,image/jpeg,image/gif,image/webp,image/bmp"
          onPick={pickImage}
        >
          <ImageIcon aria-hidden />
        </FileButton>
        <FileButton label={t('chooseFile')} onPick={sendFile}>
          <Paperclip aria-hidden />
        </FileButton>
        {recorder.seconds === undefined ? (
          <IconButton label={t('record')} pane onClick={() => void recorder.start()}>
            <Mic aria-hidden />
          </IconButton>
        ) : (
          <span className="flex items-center gap-1">
            <span role="status" className="text-12 text-danger-text tabular-nums">
              {t('recording', { seconds: recorder.seconds })}
            </span>
            <IconButton label={t('cancelRecording')} pane onClick={recorder.cancel}>
              <X aria-hidden />
            </IconButton>
            <IconButton label={t('sendRecording')} pane onClick={() => void finishRecording()}>
              <SendHorizontal aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      {picked ? (
        <div className="relative w-fit">
          <img
            src={picked.url}
            alt={t('imagePicked')}
            className="block max-h-28 max-w-48 rounded-md border border-hairline"
          />
          <IconButton
            label={t('removePicked')}
            pane
            className="absolute -top-2 -right-2 bg-raised shadow-pop"
            onClick={() => setPicked(undefined)}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ) : null}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label={t('write')}
          placeholder={t('write')}
          rows={2}
          maxLength={CHAT_TEXT_LIMIT}
          value={draft}
          onChange={(event) => chat.setDraft(peerId, event.target.value)}
          onPaste={(event) => {
            const [file] = event.clipboardData.files;
            if (!file) return;
            event.preventDefault();
            if (file.type.startsWith('image/')) pickImage(file);
            else sendFile(file);
          }}
          onKeyDown={(event) => {
            // Enter that ends the choice of a Chinese word is not meant for us
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          style={{ fieldSizing: 'content', minHeight: '2lh', maxHeight: '6lh' }}
          className="min-w-0 flex-1 resize-none rounded-sm bg-transparent p-1 text-body text-1 outline-none placeholder:text-3 focus-visible:outline-2 focus-visible:outline-primary-ring"
        />
        <Button variant="primary" disabled={draft.trim() === '' && !picked} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}

function FileButton({ label, accept, onPick, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} pane onClick={() => input.current?.click()}>
        {children}
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          onPick(event.target.files?.[0]);
          // the same file may be chosen again
          event.target.value = '';
        }}
      />
    </>
  );
}

interface FileButtonProps {
  label: string;
  accept?: string;
  onPick: (file: File | undefined) => void;
  children: React.ReactNode;
}

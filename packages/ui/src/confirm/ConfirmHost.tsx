import { Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/Button.js';
import { Modal, ModalClose, ModalDescription, ModalMask, ModalPanel, ModalTitle } from '../dialog/Modal.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { confirmMessages } from './confirmMessages.js';
import { answerQuestion, currentQuestion, subscribeConfirm, type ConfirmQuestion } from './confirmStore.js';

/** Shows the questions of `confirm`. An application mounts it once (in `UiProvider`). */
export function ConfirmHost() {
  const t = useMessages(confirmMessages);
  const question = useSyncExternalStore(subscribeConfirm, currentQuestion, () => null);
  // keeps the texts while the dialog fades out
  const [shown, setShown] = useState<ConfirmQuestion | null>(null);
  if (question && question !== shown) setShown(question);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = question?.id;
  useEffect(() => {
    // one question after the other stands in the same panel: none is answered by the button that answered the one before
    if (id !== undefined) cancel.current?.focus();
  }, [id]);
  const isDelete = shown?.kind === 'delete';
  const description = shown?.description ?? (isDelete ? t('deleteText') : undefined);
  return (
    <Modal open={question !== null} onOpenChange={(open) => !open && question && answerQuestion(question, false)}>
      <ModalMask className="z-[calc(var(--z-dialog)+80)]" />
      <ModalPanel
        role="alertdialog"
        data-slot="confirm"
        onFocusFirst={() => cancel.current?.focus()}
        onKeyDown={(event) => {
          // a key that is still held from what was asked or answered before answers nothing unread
          if (event.key === 'Enter' && event.repeat) event.preventDefault();
        }}
        className="fixed inset-0 z-[calc(var(--z-dialog)+81)] m-auto h-fit w-[min(450px,calc(100vw-32px))] overflow-hidden rounded-xl bg-raised text-body text-1 shadow-dialog data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in"
      >
        <ModalTitle className="m-0 flex min-h-14 items-center gap-2 px-6 text-16 font-semibold">
          {shown?.tone === 'danger' && <TriangleAlert aria-hidden className="size-5 text-danger-text" />}
          {shown?.title ?? t('title')}
        </ModalTitle>
        {description && <ModalDescription className="px-6 pb-6 text-14 text-2">{description}</ModalDescription>}
        <div className="flex h-15 items-center justify-end gap-2 border-t border-hairline px-6">
          <ModalClose>
            <Button ref={cancel}>{shown?.cancelText ?? t('cancel')}</Button>
          </ModalClose>
          <Button
            onClick={() => question && answerQuestion(question, true)}
            variant={shown?.tone === 'danger' ? 'dangerSolid' : 'primary'}
            icon={isDelete ? <Trash2 aria-hidden /> : undefined}
          >
            {shown?.confirmText ?? (isDelete ? t('delete') : t('confirm'))}
          </Button>
        </div>
      </ModalPanel>
    </Modal>
  );
}

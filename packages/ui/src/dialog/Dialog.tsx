import { Maximize2, Minimize2, X } from 'lucide-react';
import { createContext, useContext, useState, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { dialogMessages } from './dialogMessages.js';
import { focusFirst } from './focusFirst.js';
import { Modal, ModalClose, ModalDescription, ModalMask, ModalPanel, ModalTitle } from './Modal.js';
import { PanelBody } from './PanelBody.js';
import { useCloseRequest } from './useCloseRequest.js';

const DepthContext = createContext(0);

/**
 * A modal window: head 56, body that scrolls alone, footer 60. Under 992 px it fills the screen. Every way of closing
 * (cross, Escape, mask) first asks `onBeforeClose`; a dialog over a dialog lies 10 layers higher.
 */
export function Dialog({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  description,
  width = 600,
  footer,
  children,
  closeOnMask = false,
  onBeforeClose,
  canFullscreen = false,
  hideClose = false,
  initialFocus,
  className,
  bodyClassName,
  ref,
}: DialogProps) {
  const t = useMessages(dialogMessages);
  const depth = useContext(DepthContext);
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [isFull, setFull] = useState(false);
  const request = useCloseRequest(setOpen, onBeforeClose);

  return (
    <Modal open={isOpen} onOpenChange={request} trigger={trigger}>
      <ModalMask
        data-slot="dialog-mask"
        onClick={closeOnMask ? () => request(false) : undefined}
        style={{ zIndex: `calc(var(--z-dialog) + ${depth * 10})` }}
      />
      <ModalPanel
        ref={ref}
        data-slot="dialog"
        data-fullscreen={isFull || undefined}
        closesByEscape={!hideClose}
        onFocusFirst={(panel) => {
          const target = initialFocus?.();
          if (target === undefined) focusFirst(panel, 'dialog-body');
          else (target ?? panel).focus();
        }}
        style={
          { zIndex: `calc(var(--z-dialog) + ${depth * 10} + 1)`, '--dialog-w': `${width}px` } as React.CSSProperties
        }
        className={cn(
          'fixed inset-0 m-auto flex h-fit max-h-(--dialog-max-h) w-[min(var(--dialog-w),calc(100vw-48px))] flex-col overflow-hidden rounded-xl bg-raised text-body text-1 shadow-dialog outline-none',
          'data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in',
          'phone:m-0 phone:h-dvh phone:max-h-none phone:w-full phone:rounded-none',
          isFull && 'm-0 h-dvh max-h-none w-full rounded-none',
          className,
        )}
      >
        <header data-slot="dialog-head" className="flex h-14 flex-none items-center gap-2 pr-3 pl-6 phone:pl-4">
          <ModalTitle className="m-0 min-w-0 flex-1 truncate text-16 font-semibold">{title}</ModalTitle>
          {canFullscreen && (
            <IconButton
              className="phone:hidden"
              label={isFull ? t('leaveFullscreen') : t('fullscreen')}
              onClick={() => setFull(!isFull)}
            >
              {isFull ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
            </IconButton>
          )}
          {!hideClose && (
            <ModalClose>
              <IconButton label={t('close')} tooltip={false}>
                <X aria-hidden className="size-5!" />
              </IconButton>
            </ModalClose>
          )}
        </header>
        <PanelBody
          data-slot="dialog-body"
          className={cn(
            'min-h-0 flex-1 overflow-auto px-6 pt-1 pb-6 focus-visible:-outline-offset-2 phone:px-4',
            bodyClassName,
          )}
        >
          {description && <ModalDescription className="m-0 mb-3 text-2">{description}</ModalDescription>}
          <DepthContext value={depth + 1}>{children}</DepthContext>
        </PanelBody>
        {footer && (
          <footer
            data-slot="dialog-footer"
            className="flex min-h-15 flex-none items-center justify-end gap-2 border-t border-hairline px-6 phone:px-4 phone:pb-[env(safe-area-inset-bottom)]"
          >
            <DepthContext value={depth + 1}>{footer}</DepthContext>
          </footer>
        )}
      </ModalPanel>
    </Modal>
  );
}

/** Closes the surrounding Dialog (after its `onBeforeClose`); takes a button as its only child. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <ModalClose>{children}</ModalClose>;
}

export interface DialogProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Element that opens it; takes a ref. */
  trigger?: ReactNode;
  /** Head of the window, and its name for readers. */
  title: ReactNode;
  /** A sentence above the content. */
  description?: ReactNode;
  /** In px: 450 short, 600 and 800 forms. Default 600. */
  width?: number;
  /** Buttons at the right: 取消, others, primary last. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Also closes by a click outside. Default false. */
  closeOnMask?: boolean;
  /** Asked before closing; false (or a promise of false) keeps it open. For forms with changes. */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Offers full screen. Default false. */
  canFullscreen?: boolean;
  /** Neither cross nor Escape. Default false. */
  hideClose?: boolean;
  /** The element that gets the focus first; null leaves it on the dialog. Default: the first control of the body. */
  initialFocus?: () => HTMLElement | null | undefined;
  className?: string;
  /** Class names of the part that scrolls. */
  bodyClassName?: string;
  ref?: Ref<HTMLDivElement>;
}

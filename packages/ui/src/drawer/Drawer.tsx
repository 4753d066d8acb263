import { X } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { dialogMessages } from '../dialog/dialogMessages.js';
import { focusFirst } from '../dialog/focusFirst.js';
import { Modal, ModalClose, ModalDescription, ModalMask, ModalPanel, ModalTitle } from '../dialog/Modal.js';
import { PanelBody } from '../dialog/PanelBody.js';
import { useCloseRequest } from '../dialog/useCloseRequest.js';
import { useMessages } from '../locale/LocaleProvider.js';

/** A panel from an edge of the screen. Without `mask` the page stays usable beside it (live settings). */
export function Drawer({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  description,
  side = 'right',
  width = 320,
  mask = true,
  footer,
  children,
  onBeforeClose,
  headExtra,
  hideHead = false,
  className,
  bodyClassName,
  ref,
}: DrawerProps) {
  const t = useMessages(dialogMessages);
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const request = useCloseRequest(setOpen, onBeforeClose);
  const fromBottom = side === 'bottom';
  return (
    <Modal open={isOpen} onOpenChange={request} trigger={trigger} isModal={mask}>
      {mask && <ModalMask data-slot="drawer-mask" onClick={() => request(false)} className="z-(--z-mask)" />}
      <ModalPanel
        ref={ref}
        data-slot="drawer"
        data-side={side}
        onFocusFirst={(panel) => focusFirst(panel, 'drawer-body')}
        style={fromBottom ? undefined : { width, maxWidth: '100vw' }}
        className={cn(
          'fixed z-(--z-drawer) flex flex-col bg-raised text-body text-1 shadow-drawer outline-none',
          side === 'right' &&
            'inset-y-0 right-0 data-[state=closed]:animate-drawer-right-out data-[state=open]:animate-drawer-right-in',
          side === 'left' &&
            'inset-y-0 left-0 data-[state=closed]:animate-drawer-left-out data-[state=open]:animate-drawer-left-in',
          fromBottom &&
            'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl pb-[env(safe-area-inset-bottom)] data-[state=closed]:animate-drawer-bottom-out data-[state=open]:animate-drawer-bottom-in',
          className,
        )}
      >
        {hideHead ? (
          <ModalTitle className="sr-only">{title}</ModalTitle>
        ) : (
          <header
            data-slot="drawer-head"
            className="flex h-12 flex-none items-center gap-1 border-b border-hairline pr-2 pl-4"
          >
            <ModalTitle className="m-0 min-w-0 flex-1 truncate text-14 font-semibold">{title}</ModalTitle>
            {headExtra}
            <ModalClose>
              <IconButton label={t('close')} tooltip={false}>
                <X aria-hidden className="size-4.5!" />
              </IconButton>
            </ModalClose>
          </header>
        )}
        <PanelBody
          data-slot="drawer-body"
          className={cn('min-h-0 flex-1 overflow-auto p-4 focus-visible:-outline-offset-2', bodyClassName)}
        >
          {description && <ModalDescription className="m-0 mb-3 text-2">{description}</ModalDescription>}
          {children}
        </PanelBody>
        {footer && (
          <footer
            data-slot="drawer-footer"
            className="flex min-h-15 flex-none items-center justify-end gap-2 border-t border-hairline px-4 phone:pb-[env(safe-area-inset-bottom)]"
          >
            {footer}
          </footer>
        )}
      </ModalPanel>
    </Modal>
  );
}

export interface DrawerProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that opens it. */
  trigger?: ReactNode;
  /** Head of the panel, and its name for readers. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Default `right`. */
  side?: 'left' | 'right' | 'bottom';
  /** In px. Default 320. */
  width?: number;
  /** Dims and locks the page. Default true. */
  mask?: boolean;
  /** Buttons below a hairline, at the right. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Asked before closing; false keeps it open. */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Before the cross. */
  headExtra?: ReactNode;
  /** Leaves the head out; the title stays for screen readers. */
  hideHead?: boolean;
  className?: string;
  /** Class names of the part that scrolls. */
  bodyClassName?: string;
  ref?: Ref<HTMLDivElement>;
}

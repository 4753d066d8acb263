import * as Radix from '@radix-ui/react-dialog';
import { FocusScope, FocusScopeBranchProvider, useFocusScopeBranchRegistry } from '@radix-ui/react-focus-scope';
import { hideOthers } from 'aria-hidden';
import { createContext, use, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { isFocusLost } from '../popover/isFocusLost.js';
import { lockScroll } from './lockScroll.js';
import { openerOf } from './openerOf.js';
import { takesEscape } from './takesEscape.js';

const ModalContext = createContext<ModalState>({ open: false, isModal: true, hasTrigger: false });

/**
 * The behaviour of a panel above the page, for Dialog, Drawer and ConfirmHost: Radix's Dialog with a mask, a focus trap and
 * a scroll lock of our own. Radix's modal root would change an inherited style of `body`, and the browser would style all
 * of the page anew, twice, each time something opens; so the root is the one that is not modal.
 * @internal
 */
export function Modal({ open, onOpenChange, trigger, isModal = true, children }: ModalProps) {
  return (
    <ModalContext value={{ open, isModal, hasTrigger: Boolean(trigger) }}>
      <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
        {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
        {children}
      </Radix.Root>
    </ModalContext>
  );
}

const MASK =
  'fixed inset-0 touch-pinch-zoom bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/**
 * Dims the page and takes its clicks.
 * @internal
 */
export function ModalMask({ className, ...rest }: ComponentProps<'div'>) {
  const { open } = use(ModalContext);
  return (
    <Radix.Portal>
      <div role="presentation" data-state={open ? 'open' : 'closed'} className={cn(MASK, className)} {...rest} />
    </Radix.Portal>
  );
}

/**
 * The panel itself, named by its `ModalTitle`.
 * @internal
 */
export function ModalPanel(props: ModalPanelProps) {
  return (
    <Radix.Portal>
      <Panel {...props} />
    </Radix.Portal>
  );
}

function Panel({ closesByEscape = true, onFocusFirst, ref, children, ...rest }: ModalPanelProps) {
  const { open, isModal, hasTrigger } = use(ModalContext);
  const panel = useRef<HTMLDivElement>(null);
  // while drawing: a field that takes the focus as it mounts comes before every effect of the panel
  const [opener] = useState(() => openerOf(document.activeElement));
  const composed = useComposedRef(panel, ref);
  const { nodes, registry } = useFocusScopeBranchRegistry();
  useEffect(() => {
    if (!isModal || !panel.current) return;
    // first what reads the layout, then what changes the document
    const unlock = lockScroll();
    const unhide = hideOthers(panel.current);
    return () => {
      unhide();
      unlock();
    };
  }, [isModal]);
  return (
    // lies around the scope of Radix's panel, which does not trap, and so is the one that is active; where the focus goes
    // first is decided here, because only what this scope sees focused gets the focus back
    <FocusScope
      asChild
      loop
      trapped={isModal && open}
      branches={nodes}
      onMountAutoFocus={(event) => {
        event.preventDefault();
        if (panel.current) onFocusFirst(panel.current);
      }}
      onUnmountAutoFocus={(event) => event.preventDefault()}
    >
      <Radix.Content
        data-modal={isModal}
        {...rest}
        ref={composed}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          // Radix gives it to the trigger
          if (hasTrigger && isFocusLost(opener)) return;
          event.preventDefault();
          // what was opened after this panel had closed and before it left the page keeps it
          if (opener instanceof HTMLElement && isFocusLost(opener)) opener.focus();
        }}
        onEscapeKeyDown={(event) => {
          // Escape of an input method takes its suggestions away, not the dialog
          if (!closesByEscape || event.isComposing || takesEscape(event.target)) event.preventDefault();
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <FocusScopeBranchProvider registry={registry}>{children}</FocusScopeBranchProvider>
      </Radix.Content>
    </FocusScope>
  );
}

/** @internal */
export const ModalTitle = Radix.Title;

/**
 * Takes any content.
 * @internal
 */
export function ModalDescription(props: ComponentProps<'div'>) {
  return (
    <Radix.Description asChild>
      <div {...props} />
    </Radix.Description>
  );
}

/**
 * Closes the panel around it; takes a button as its only child.
 * @internal
 */
export function ModalClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

interface ModalState {
  open: boolean;
  isModal: boolean;
  hasTrigger: boolean;
}

interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Element that opens it; takes a ref. */
  trigger?: ReactNode;
  /** Keeps the focus and hides the page from screen readers. Default true. */
  isModal?: boolean;
  children: ReactNode;
}

interface ModalPanelProps extends Omit<ComponentProps<'div'>, 'role' | 'id'> {
  role?: 'dialog' | 'alertdialog';
  /** Default true. */
  closesByEscape?: boolean;
  /** Gives the focus to something inside. */
  onFocusFirst: (panel: HTMLElement) => void;
}

import { hideOthers } from 'aria-hidden';
import { Slot } from 'radix-ui';
import {
  DismissableLayer as Dismissable,
  FocusGuards as Guards,
  FocusScope as Scope,
  Presence as Presences,
} from 'radix-ui/internal';
import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { lockScroll } from './lockScroll.js';
import { openerOf } from './openerOf.js';

const ModalContext = createContext<ModalState | null>(null);

/**
 * The behaviour of a panel above the page, for Dialog, Drawer and ConfirmHost: portal, mask, Escape, focus inside and back,
 * the page hidden from screen readers. Made of the parts of Radix's Dialog, without those that change an inherited style of
 * `body`: the browser would style all of the page anew, twice, each time something opens.
 * @internal
 */
export function Modal({ open, onOpenChange, trigger, isModal = true, children }: ModalProps) {
  const id = useId();
  const triggerElement = useRef<HTMLButtonElement>(null);
  const state = { open, isModal, id, triggerElement, onOpenChange };
  return (
    <ModalContext value={state}>
      {trigger && (
        <Slot.Root
          ref={triggerElement}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-state={stateName(open)}
          onClick={() => onOpenChange(!open)}
        >
          {trigger}
        </Slot.Root>
      )}
      {typeof document === 'undefined' ? null : createPortal(children, document.body)}
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
  const { open } = useModal();
  return (
    <Presences.Presence present={open}>
      <div role="presentation" data-state={stateName(open)} className={cn(MASK, className)} {...rest} />
    </Presences.Presence>
  );
}

/**
 * The panel itself, named by its `ModalTitle`.
 * @internal
 */
export function ModalPanel(props: ModalPanelProps) {
  return (
    <Presences.Presence present={useModal().open}>
      <Panel {...props} />
    </Presences.Presence>
  );
}

function Panel({
  role = 'dialog',
  closesByEscape = true,
  isDescribed = false,
  onFocusFirst,
  ref,
  children,
  ...rest
}: ModalPanelProps) {
  const { open, isModal, id, triggerElement, onOpenChange } = useModal();
  const panel = useRef<HTMLDivElement>(null);
  // while drawing: a field that takes the focus as it mounts comes before every effect of the panel
  const [opener] = useState(() => openerOf(document.activeElement));
  const composed = useComposedRef(panel, ref);
  const { nodes, registry } = Scope.useFocusScopeBranchRegistry();
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
  Guards.useFocusGuards();
  return (
    <Scope.FocusScopeBranchProvider registry={registry}>
      <Scope.FocusScope
        asChild
        loop
        trapped={isModal && open}
        branches={nodes}
        onMountAutoFocus={(event) => {
          event.preventDefault();
          if (panel.current) onFocusFirst(panel.current);
        }}
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          const target = triggerElement.current ?? opener;
          if (target instanceof HTMLElement) target.focus();
        }}
      >
        <Dismissable.DismissableLayer
          {...rest}
          ref={composed}
          id={id}
          role={role}
          aria-labelledby={`${id}-title`}
          aria-describedby={isDescribed ? `${id}-description` : undefined}
          data-state={stateName(open)}
          onEscapeKeyDown={(event) => {
            if (!closesByEscape) event.preventDefault();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onDismiss={() => onOpenChange(false)}
        >
          {children}
        </Dismissable.DismissableLayer>
      </Scope.FocusScope>
    </Scope.FocusScopeBranchProvider>
  );
}

/** @internal */
export function ModalTitle(props: ComponentProps<'h2'>) {
  const { id } = useModal();
  // eslint-disable-next-line jsx-a11y/heading-has-content
  return <h2 {...props} id={`${id}-title`} />;
}

/**
 * Needs `isDescribed` on its panel.
 * @internal
 */
export function ModalDescription(props: ComponentProps<'div'>) {
  const { id } = useModal();
  return <div {...props} id={`${id}-description`} />;
}

/**
 * Closes the panel around it; takes a button as its only child.
 * @internal
 */
export function ModalClose({ children }: { children: ReactNode }) {
  const { onOpenChange } = useModal();
  return <Slot.Root onClick={() => onOpenChange(false)}>{children}</Slot.Root>;
}

function useModal(): ModalState {
  const state = use(ModalContext);
  if (!state) throw new Error('a part of a dialog stands outside of one');
  return state;
}

function stateName(open: boolean): 'open' | 'closed' {
  return open ? 'open' : 'closed';
}

interface ModalState {
  open: boolean;
  isModal: boolean;
  id: string;
  triggerElement: RefObject<HTMLButtonElement | null>;
  onOpenChange: (open: boolean) => void;
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
  /** It holds a `ModalDescription`. Default false. */
  isDescribed?: boolean;
  /** Gives the focus to something inside. */
  onFocusFirst: (panel: HTMLElement) => void;
}

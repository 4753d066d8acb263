import { IconButton } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type DetailPlace } from '../../core/list/ListDefinition.js';
import { resourceMessages } from '../resourceMessages.js';

/** What a record stands in: a window over the list, a drawer beside it, or a page in its place. */
export function RecordFrame({ place, title, width, footer, onClose, onBeforeClose, children }: RecordFrameProps) {
  if (place === 'page')
    return <RecordPage title={title} width={width} footer={footer} onClose={onClose} children={children} />;
  const shared = {
    ...{ open: true, title, width, footer, children, onBeforeClose },
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
  };
  // the list stays usable beside a drawer: another row shows its record there
  if (place === 'drawer') return <Drawer {...shared} mask={false} />;
  // the form takes the focus when its record is there
  return <Dialog {...shared} canFullscreen initialFocus={() => null} />;
}

function RecordPage({ title, width, footer, onClose, children }: Omit<RecordFrameProps, 'place' | 'onBeforeClose'>) {
  const t = useMessages(resourceMessages);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // readers begin at its name; whoever goes back is where they were
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.isConnected && opener.focus());
    };
  }, []);
  return (
    <section
      aria-labelledby={headingId}
      data-slot="record-page"
      className="absolute inset-0 z-1 flex flex-col bg-surface"
    >
      <header className="flex h-12 flex-none items-center gap-1 border-b border-hairline px-2">
        <IconButton label={t('backToList')} onClick={onClose}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="m-0 min-w-0 truncate text-16 font-semibold outline-none"
        >
          {title}
        </h2>
      </header>
      <div className="min-h-0 flex-1 overflow-auto px-6 pt-3 pb-6 phone:px-4">
        <div className="mx-auto" style={{ maxWidth: Math.max(width, LEAST_WIDTH) }}>
          {children}
        </div>
      </div>
      <footer className="flex min-h-15 flex-none items-center gap-2 border-t border-hairline px-6 phone:px-4 phone:pb-[env(safe-area-inset-bottom)]">
        {footer}
      </footer>
    </section>
  );
}

/** Of what a page holds, in px: it has room. */
const LEAST_WIDTH = 960;

interface RecordFrameProps {
  place: DetailPlace;
  title: string;
  /** Of the content, in px. */
  width: number;
  footer: ReactNode;
  onClose: () => void;
  /** Asked before it closes; a page shows what nobody can change. */
  onBeforeClose: () => Promise<boolean>;
  children: ReactNode;
}

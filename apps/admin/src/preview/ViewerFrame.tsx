import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode, type Ref } from 'react';
import { previewMessages } from './previewMessages.js';

/** A bar of tools over the document, which scrolls alone. */
export function ViewerFrame({ tools, label, children, ref }: ViewerFrameProps) {
  const t = useMessages(previewMessages);
  return (
    <div className="flex h-dvh flex-col bg-sunken text-body text-1">
      {tools && (
        <div
          role="toolbar"
          aria-label={label}
          className="flex min-h-10 flex-none flex-wrap items-center justify-center gap-1 border-b border-hairline bg-surface px-3"
        >
          {tools}
        </div>
      )}
      <main
        ref={ref}
        aria-label={t('document')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
      >
        {children}
      </main>
    </div>
  );
}

export interface ViewerFrameProps {
  tools?: ReactNode;
  /** Name of the document; names the tools. */
  label: string;
  children: ReactNode;
  /** What scrolls. */
  ref?: Ref<HTMLElement>;
}

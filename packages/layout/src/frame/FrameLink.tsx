import { type ComponentProps } from 'react';
import { useFrame } from './FrameContext.js';
import { useOpenPage } from './useOpenPage.js';

/** A link within the application: an ordinary anchor, of which a plain click is left to the application's router. */
export function FrameLink({ to, onClick, children, ...rest }: FrameLinkProps) {
  const { hrefOf } = useFrame();
  const openPage = useOpenPage();
  return (
    <a
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        openPage(to);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

export interface FrameLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path within the application. */
  to: string;
}

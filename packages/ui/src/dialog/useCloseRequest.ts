import { useRef, type RefObject } from 'react';

/**
 * What every way of closing a panel calls: asks `onBeforeClose` once at a time. When the answer fails the panel stays open
 * and can be asked again; the error goes on to whoever handles those that nobody caught.
 * @internal
 */
export function useCloseRequest(
  setOpen: (open: boolean) => void,
  onBeforeClose: (() => boolean | Promise<boolean>) | undefined,
): (open: boolean) => void {
  const asking = useRef(false);
  return (open) => {
    if (open || !onBeforeClose) setOpen(open);
    else void askOnce(asking, onBeforeClose, () => setOpen(false));
  };
}

async function askOnce(
  asking: RefObject<boolean>,
  onBeforeClose: () => boolean | Promise<boolean>,
  close: () => void,
): Promise<void> {
  if (asking.current) return;
  asking.current = true;
  try {
    if (await onBeforeClose()) close();
  } finally {
    asking.current = false;
  }
}

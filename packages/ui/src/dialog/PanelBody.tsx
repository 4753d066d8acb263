import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

/** What takes the focus by Tab. */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * The scrolling part of a panel. It is a tab stop while it overflows and holds nothing else that takes the focus, so that
 * its text can be read by keyboard.
 * @internal
 */
export function PanelBody(props: ComponentProps<'div'>) {
  const element = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  // before the first frame: whoever opens it may press Tab at once
  useLayoutEffect(() => {
    const area = element.current;
    if (!area) return;
    const measure = () => setStop(area.scrollHeight > area.clientHeight && area.querySelector(FOCUSABLE) === null);
    const sizes = new ResizeObserver(measure);
    const observeAll = () => {
      sizes.disconnect();
      for (const each of [area, ...area.children]) sizes.observe(each);
    };
    // parts that come later, as what was still loading
    const parts = new MutationObserver(observeAll);
    measure();
    observeAll();
    parts.observe(area, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- text that scrolls is read by keyboard
  return <div ref={element} tabIndex={isStop ? 0 : undefined} {...props} />;
}

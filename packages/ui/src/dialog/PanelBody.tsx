import { useEffect, useRef, useState, type ComponentProps } from 'react';

/**
 * The scrolling part of a panel. It is a tab stop while it overflows and holds nothing else that takes the focus, so that
 * its text can be read by keyboard.
 * @internal
 */
export function PanelBody(props: ComponentProps<'div'>) {
  const element = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const area = element.current;
    if (!area) return;
    // measures at once too, after the browser's own layout
    const observer = new ResizeObserver(() =>
      setStop(
        area.scrollHeight > area.clientHeight &&
          area.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') === null,
      ),
    );
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- text that scrolls is read by keyboard
  return <div ref={element} tabIndex={isStop ? 0 : undefined} {...props} />;
}

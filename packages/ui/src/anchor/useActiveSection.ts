import { useEffect, useState, type RefObject } from 'react';

/**
 * Id of the section that is read: the last whose head has passed the line `offset` px below the top of what scrolls; at the
 * very end the last one. Null where none of them exists.
 */
export function useActiveSection(
  ids: readonly string[],
  container: RefObject<HTMLElement | null> | undefined,
  offset: number,
): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join('\n');
  useEffect(() => {
    const scroller = container?.current ?? null;
    const target: HTMLElement | Window = scroller ?? window;
    const look = () => {
      frame = 0;
      setActive(sectionAt(key.split('\n'), scroller, offset));
    };
    let frame = requestAnimationFrame(look);
    const handleScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    target.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleScroll);
    return () => {
      cancelAnimationFrame(frame);
      target.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
    };
  }, [key, container, offset]);
  return active;
}

function sectionAt(ids: readonly string[], scroller: HTMLElement | null, offset: number): string | null {
  const box = scroller ?? document.documentElement;
  const top = (scroller?.getBoundingClientRect().top ?? 0) + offset;
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  if (sections.length === 0) return null;
  const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
  if (isAtEnd) return sections.at(-1)?.id ?? null;
  const passed = sections.findLast((section) => section.getBoundingClientRect().top <= top + 1);
  return (passed ?? sections[0])?.id ?? null;
}

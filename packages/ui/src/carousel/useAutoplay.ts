import { useEffect, useState, type FocusEvent } from 'react';
import { useLatest } from '../controllable/useLatest.js';

/**
 * Calls `onTick` every `interval` ms; never without one, nor while pointer or focus rest on the element that takes the
 * answered handlers, nor in a window that nobody sees.
 */
export function useAutoplay({ interval, onTick }: AutoplayProps): HoldHandlers {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const latest = useLatest({ onTick });
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (interval === undefined || isHeld) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) latest.onTick();
    }, interval);
    return () => clearInterval(timer);
  }, [interval, isHeld, latest]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
}

interface AutoplayProps {
  interval: number | undefined;
  onTick: () => void;
}

interface HoldHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

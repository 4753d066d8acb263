import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';

/**
 * Faint repeated text over its content, to tell who made a picture of the screen. It takes no clicks, is silent for
 * screen readers and comes back when it is removed or hidden by hand.
 */
export function Watermark({
  text,
  gap = 80,
  rotate = -22,
  fontSize = 14,
  className,
  children,
  ...rest
}: WatermarkProps) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const lines = typeof text === 'string' ? [text] : text;
  const width = Math.max(...lines.map((line) => textWidth(line, fontSize))) + gap;
  const height = lines.length * fontSize * 1.5 + gap;
  useEffect(() => {
    const element = layer.current;
    const host = element?.parentElement;
    if (!element || !host) return;
    const drawn = element.innerHTML;
    const style = element.getAttribute('style') ?? '';
    const name = element.className;
    const observer = new MutationObserver(() => {
      if (element.parentElement !== host) host.append(element);
      if (element.innerHTML !== drawn) element.innerHTML = drawn;
      if (element.getAttribute('style') !== style) element.setAttribute('style', style);
      if (element.className !== name) element.className = name;
      if (element.hidden) element.hidden = false;
    });
    observer.observe(host, { childList: true });
    observer.observe(element, { attributes: true, childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [text, gap, rotate, fontSize]);
  return (
    <div data-slot="watermark" {...rest} className={cn('relative overflow-hidden', className)}>
      {children}
      <div
        ref={layer}
        aria-hidden
        data-slot="watermark-layer"
        // a new text is a new layer: the guard must not fight against it
        key={`${lines.join('\n')} ${gap} ${rotate} ${fontSize}`}
        className="pointer-events-none absolute inset-0 z-(--z-top-bar) text-1 opacity-10"
      >
        <svg width="100%" height="100%">
          <defs>
            <pattern
              id={id}
              width={width}
              height={height}
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${rotate})`}
            >
              {lines.map((line, index) => (
                <text
                  key={index}
                  x={gap / 2}
                  y={gap / 2 + (index + 1) * fontSize * 1.4}
                  fontSize={fontSize}
                  fill="currentColor"
                >
                  {line}
                </text>
              ))}
            </pattern>
          </defs>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </svg>
      </div>
    </div>
  );
}

/** Width of a text in px, roughly: Chinese characters are as wide as they are high, others a little more than half. */
function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 255 ? 1 : 0.58), 0) * fontSize;
}

export interface WatermarkProps extends ComponentProps<'div'> {
  /** One line or several. */
  text: string | readonly string[];
  /** Between two texts in px. Default 80. */
  gap?: number;
  /** In degrees. Default -22. */
  rotate?: number;
  /** In px. Default 14. */
  fontSize?: number;
}

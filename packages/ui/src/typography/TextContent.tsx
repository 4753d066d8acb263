import { useRef, useState, type ComponentProps, type ElementType, type ReactNode, type Ref } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { CopyButton } from '../copy-button/CopyButton.js';
import { Tooltip } from '../tooltip/Tooltip.js';
import { textOf } from './textOf.js';
import { useIsCut } from './useIsCut.js';

/**
 * What titles, texts and paragraphs share: cutting with the whole text in a tooltip, and the button that copies.
 * @internal
 */
export function TextContent({
  as: Element,
  slot,
  lines = 0,
  isBlock = false,
  copyable = false,
  className,
  style,
  ref,
  children,
  ...rest
}: TextContentProps) {
  const cuts = lines > 0;
  const own = useRef<Element>(null);
  const composed = useComposedRef(own, ref);
  const { isCut, look } = useIsCut(own, cuts);
  const [isTold, setTold] = useState(false);
  const element = (
    <Element
      data-slot={slot}
      {...rest}
      ref={composed}
      // the whole text of a cut one is reached by the keyboard too
      tabIndex={isCut ? 0 : undefined}
      onPointerEnter={cuts ? look : undefined}
      className={cn(
        cuts && CUT,
        lines === 1 && (isBlock ? 'block truncate' : ONE_LINE),
        lines > 1 && 'line-clamp-(--lines)',
        className,
      )}
      style={lines > 1 ? { ...style, '--lines': lines } : style}
    >
      {children}
      {copyable && !cuts && <Copy copyable={copyable}>{children}</Copy>}
    </Element>
  );
  if (!cuts) return element;
  const told = (
    <Tooltip content={children} open={isTold && isCut} onOpenChange={setTold}>
      {element}
    </Tooltip>
  );
  if (!copyable) return told;
  return (
    <span className={cn('max-w-full min-w-0 items-start', isBlock ? 'flex' : 'inline-flex align-bottom')}>
      {told}
      <Copy copyable={copyable}>{children}</Copy>
    </span>
  );
}

const CUT = 'min-w-0 rounded-xs';
const ONE_LINE = 'inline-block max-w-full truncate align-bottom';

function Copy({ copyable, children }: { copyable: true | string; children: ReactNode }) {
  return (
    <CopyButton
      text={copyable === true ? textOf(children) : copyable}
      className="ml-1 size-6 flex-none align-middle [&_svg]:size-3.5"
    />
  );
}

export interface TextOptions {
  /** One line, the rest cut; a number of lines cuts after them. Pointer and focus show the whole text where it is cut. Default false. */
  ellipsis?: boolean | number;
  /** A button that copies the text, or another one. Default false. */
  copyable?: boolean | string;
}

interface TextContentProps extends Omit<ComponentProps<'span'>, 'ref'> {
  as: ElementType;
  slot: string;
  /** Lines after which it is cut; 0 never. */
  lines?: number;
  /** Takes a line of its own. */
  isBlock?: boolean;
  copyable?: boolean | string;
  ref?: Ref<Element>;
}

/**
 * Lines after which a text is cut, from `ellipsis`.
 * @internal
 */
export function linesOf(ellipsis: boolean | number | undefined): number {
  return typeof ellipsis === 'number' ? ellipsis : ellipsis ? 1 : 0;
}

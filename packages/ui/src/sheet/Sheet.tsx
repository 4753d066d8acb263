import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';

/** The surface of a page: white, one hairline, radius 8, no shadow. A list page is exactly one sheet. */
export function Sheet({ title, extra, fill = false, className, bodyClassName, children, ...rest }: SheetProps) {
  return (
    <section
      data-slot="sheet"
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface',
        fill && 'min-h-0 flex-1',
        className,
      )}
      {...rest}
    >
      {(title || extra) && (
        <header className="flex min-h-10 flex-none items-center gap-2 border-b border-hairline px-4">
          <h2 className="m-0 min-w-0 flex-1 truncate text-body font-semibold">{title}</h2>
          {extra}
        </header>
      )}
      {bodyClassName === undefined ? children : <div className={bodyClassName}>{children}</div>}
    </section>
  );
}

export interface SheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Head of the sheet; without it there is none. */
  title?: ReactNode;
  /** At the right end of the head. */
  extra?: ReactNode;
  /** Takes the height that is left. Default false. */
  fill?: boolean;
  /** Wraps the content, e.g. `p-4`. */
  bodyClassName?: string;
}

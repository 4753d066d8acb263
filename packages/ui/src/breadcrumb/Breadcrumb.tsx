import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { breadcrumbMessages } from './breadcrumbMessages.js';

/** Where the page stands; the last entry is the page itself. Draw links with `renderLink`. */
export function Breadcrumb({ items, renderLink, className, ...rest }: BreadcrumbProps) {
  const t = useMessages(breadcrumbMessages);
  return (
    <nav aria-label={t('path')} data-slot="breadcrumb" className={cn('min-w-0', className)} {...rest}>
      <ol className="m-0 flex min-w-0 list-none items-center gap-1.5 p-0 whitespace-nowrap text-3">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            // what leads here gives way before the page's own name does
            <li key={item.key} className={cn('flex items-center gap-1.5', isLast ? 'max-w-3/5 flex-none' : 'min-w-12')}>
              {isLast ? (
                <span aria-current="page" className="truncate font-medium text-1">
                  {item.label}
                </span>
              ) : item.href && renderLink ? (
                <span className="min-w-0 truncate [&_a]:-outline-offset-2">{renderLink(item)}</span>
              ) : item.href ? (
                <a
                  href={item.href}
                  className="min-w-0 truncate rounded-xs text-inherit no-underline hover:text-primary-text"
                >
                  {item.label}
                </a>
              ) : (
                <span className="min-w-0 truncate">{item.label}</span>
              )}
              {!isLast && <ChevronRight aria-hidden className="size-3 flex-none opacity-70" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export interface BreadcrumbItem {
  key: string;
  label: ReactNode;
  href?: string;
}

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** From the first level to the page itself, which is no link. */
  items: readonly BreadcrumbItem[];
  /** Draws the link of an entry with the application's router. */
  renderLink?: (item: BreadcrumbItem) => ReactNode;
}

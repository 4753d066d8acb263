import { Slot } from '@radix-ui/react-slot';
import { ExternalLink } from 'lucide-react';
import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';

const messages = defineMessages({
  zh: { external: '（在新窗口打开）' },
  en: { external: ' (opens in a new window)' },
  zhtw: { external: '（在新視窗開啟）' },
  vi: { external: ' (mở trong cửa sổ mới)' },
});

/** A link in a text. `external` opens a window of its own and says so; `asChild` draws the link of a router. */
export function Link({ external = false, tone = 'primary', asChild = false, className, children, ...rest }: LinkProps) {
  const t = useMessages(messages);
  const Element = asChild ? Slot : 'a';
  return (
    <Element
      data-slot="link"
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      className={cn(
        'rounded-xs underline-offset-3',
        tone === 'primary'
          ? 'text-primary-text underline decoration-(--primary-border) hover:text-primary-text-hover hover:decoration-current'
          : 'text-inherit underline decoration-(--border-control) hover:decoration-current',
        className,
      )}
      {...rest}
    >
      {asChild ? (
        children
      ) : (
        <>
          {children}
          {external && (
            <>
              <ExternalLink aria-hidden className="ml-0.5 inline size-3.5 align-[-2px]" />
              <span className="sr-only">{t('external')}</span>
            </>
          )}
        </>
      )}
    </Element>
  );
}

export interface LinkProps extends ComponentProps<'a'> {
  /** Opens in a window of its own. Default false. */
  external?: boolean;
  /** `inherit` keeps the colour of the text around it. Default `primary`. */
  tone?: 'primary' | 'inherit';
  /** Draws the only child (the link of a router) as a link. Default false. */
  asChild?: boolean;
}

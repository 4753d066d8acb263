import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cn } from '../cn/cn.js';

/** Underlined tabs inside a page. With `items` that carry `content` it draws the panels too. */
export function Tabs({
  items,
  value,
  defaultValue,
  onValueChange,
  extra,
  keepMounted = false,
  className,
  listClassName,
  panelClassName,
  children,
  ...rest
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const current = value ?? own;
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (keepMounted === 'visited' && current !== undefined && !visited.includes(current))
    setVisited([...visited, current]);
  return (
    <Radix.Root
      data-slot="tabs"
      value={current}
      onValueChange={(next) => {
        setOwn(next);
        onValueChange?.(next);
      }}
      className={cn('flex min-h-0 min-w-0 flex-col', className)}
      {...rest}
    >
      <div className={cn('flex flex-none items-center gap-3 border-b border-hairline', listClassName)}>
        <Radix.List
          aria-label={rest['aria-label']}
          className="-mb-px -ml-1.5 flex min-w-0 flex-1 gap-3 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
        >
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              // tabs that only switch a value have no panel to point to
              {...(item.content === undefined && !children && { 'aria-controls': undefined })}
              className={cn(
                'relative flex h-10 flex-none items-center gap-1.5 rounded-sm px-1.5 text-body whitespace-nowrap text-2 hover:text-1 disabled:text-disabled',
                'after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:rounded-full data-[state=active]:font-medium data-[state=active]:text-primary-text data-[state=active]:after:bg-primary-edge',
                'focus-visible:-outline-offset-2',
              )}
            >
              {item.icon}
              {item.label}
              {item.count !== undefined && (
                <span className="text-12 font-normal text-3 tabular-nums">{item.count}</span>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {extra}
      </div>
      {items.map((item) =>
        item.content === undefined ? null : (
          <Radix.Content
            key={item.value}
            value={item.value}
            forceMount={keepMounted === true || (keepMounted && visited.includes(item.value)) || undefined}
            className={cn('min-h-0 flex-1 pt-3 data-[state=inactive]:hidden', panelClassName)}
          >
            {item.content}
          </Radix.Content>
        ),
      )}
      {children}
    </Radix.Root>
  );
}

/** A panel placed by the caller: pass as a child of Tabs when items carry no `content`. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      data-slot="tab-panel"
      className={cn('min-h-0 flex-1 pt-3 data-[state=inactive]:hidden', className)}
      {...rest}
    />
  );
}

export interface TabItem {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Small number after the label. */
  count?: number;
  disabled?: boolean;
  content?: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, 'value' | 'defaultValue' | 'onValueChange'> {
  /** The tabs, in order. */
  items: readonly TabItem[];
  value?: string;
  /** Default: the first tab. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** At the right end of the tab line. */
  extra?: ReactNode;
  /** Keeps hidden panels in the page with their state: all of them, or those that were opened. Default false. */
  keepMounted?: boolean | 'visited';
  /** Class names of the line of tabs. */
  listClassName?: string;
  /** Class names of the panels. */
  panelClassName?: string;
}

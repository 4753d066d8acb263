import { ChevronRight } from 'lucide-react';
import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';

/** Sections that open and close; several at once unless `single`. */
export function Accordion({ items, value, defaultValue, onValueChange, single = false, className }: AccordionProps) {
  const content = items.map((item) => (
    <Radix.Item
      key={item.value}
      value={item.value}
      disabled={item.disabled}
      className="border-b border-hairline last:border-b-0"
    >
      <Radix.Header className="m-0 flex items-center">
        <Radix.Trigger className="group/trigger flex min-h-10 flex-1 items-center gap-2 rounded-sm py-2 text-left text-body font-semibold focus-visible:-outline-offset-2 disabled:text-disabled">
          <ChevronRight
            aria-hidden
            className="size-3.5 text-3 transition-transform duration-(--dur-1) group-data-[state=open]/trigger:rotate-90"
          />
          <span className="min-w-0 flex-1">{item.label}</span>
        </Radix.Trigger>
        {item.extra}
      </Radix.Header>
      <Radix.Content className="pb-3 pl-5.5 data-[state=open]:animate-fade-in">{item.content}</Radix.Content>
    </Radix.Item>
  ));
  const shared = { 'data-slot': 'accordion', className: cn('w-full', className) };
  return single ? (
    <Radix.Root
      type="single"
      collapsible
      {...shared}
      value={value && (value[0] ?? '')}
      defaultValue={defaultValue?.[0]}
      onValueChange={(next) => onValueChange?.(next ? [next] : [])}
    >
      {content}
    </Radix.Root>
  ) : (
    <Radix.Root
      type="multiple"
      {...shared}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onValueChange={onValueChange}
    >
      {content}
    </Radix.Root>
  );
}

export interface AccordionItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** At the right end of the head. */
  extra?: ReactNode;
  disabled?: boolean;
}

export interface AccordionProps {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** Open sections. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  /** One open section at most. Default false. */
  single?: boolean;
  className?: string;
}

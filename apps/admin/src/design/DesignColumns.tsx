import { type Problem, ProblemsPanel } from '@smart-admin/form-engine/editor';
import { cn } from '@smart-admin/ui/cn';
import { Tabs, type TabItem } from '@smart-admin/ui/tabs';
import { type ReactNode } from 'react';

/** The columns of a designer: what is taken from at the left, what is drawn with its problems in the middle, what is set at the right. On phones they follow each other. */
export function DesignColumns({
  label,
  tab,
  onTab,
  tabs,
  problems,
  settings,
  settingsLabel,
  className,
  children,
}: DesignColumnsProps) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[248px_minmax(0,1fr)_312px] phone:block phone:overflow-auto">
      <aside
        aria-label={label}
        className="flex min-h-0 flex-col border-r border-hairline phone:max-h-80 phone:border-r-0 phone:border-b"
      >
        <Tabs
          className="min-h-0 flex-1"
          listClassName="px-3"
          panelClassName="flex min-h-0 flex-1 flex-col pt-0"
          value={tab}
          onValueChange={onTab}
          items={tabs}
        />
      </aside>
      <div className={cn('flex min-h-0 min-w-0 flex-col', className)}>
        {children}
        <ProblemsPanel problems={problems} />
      </div>
      <aside
        aria-label={settingsLabel}
        className="min-h-0 overflow-auto border-l border-hairline phone:border-t phone:border-l-0"
      >
        {settings}
      </aside>
    </div>
  );
}

interface DesignColumnsProps {
  /** What the left column is called. */
  label: string;
  /** Its open tab. */
  tab: string;
  onTab: (tab: string) => void;
  tabs: readonly TabItem[];
  problems: readonly Problem[];
  settings: ReactNode;
  settingsLabel: string;
  /** Of the middle column: its ground, and its height on phones. */
  className: string;
  /** The canvas. */
  children: ReactNode;
}

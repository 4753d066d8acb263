import { useMessages } from '@smart-admin/ui/locale';
import { TabPanel, Tabs } from '@smart-admin/ui/tabs';
import { type ReactNode } from 'react';
import { relatedMessages } from './relatedMessages.js';
import { type RelatedSource, type RelatedTab } from './RelatedSource.js';

/** The details of a record, and beside them a tab for each list of what points to it. */
export function RelatedTabs({
  recordId,
  label,
  tabs,
  tab,
  onTabChange,
  source,
  onChanged,
  children,
}: RelatedTabsProps) {
  const t = useMessages(relatedMessages);
  // one that is gone, as after a step to a neighbour, shows the details
  const shown = tabs.find(({ id }) => id === tab);
  return (
    <Tabs
      aria-label={label}
      value={shown?.id ?? DETAILS}
      onValueChange={onTabChange}
      items={[
        { value: DETAILS, label: t('details') },
        ...tabs.map(({ id, label: text, count }) => ({ value: id, label: text, count })),
      ]}
    >
      {/* its buttons stand in the footer, whichever tab is open */}
      <TabPanel value={DETAILS} forceMount>
        {children}
      </TabPanel>
      {tabs.map((entry) => (
        <TabPanel key={entry.id} value={entry.id} className="flex h-[55vh] min-h-80 flex-none flex-col">
          {source.render(entry, { id: recordId, onChanged })}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const DETAILS = 'details';

interface RelatedTabsProps {
  recordId: string;
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly RelatedTab[];
  /** '' for the details. */
  tab: string;
  onTabChange: (tab: string) => void;
  source: RelatedSource;
  onChanged: () => void;
  /** The details. */
  children: ReactNode;
}

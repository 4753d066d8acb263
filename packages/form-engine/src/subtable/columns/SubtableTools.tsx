import { IconButton } from '@smart-admin/ui/button';
import { ColumnSettings } from '@smart-admin/ui/column-settings';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { Check, Group, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { type Field } from '../../core/document/FormDocument.js';
import { type ColumnSetting } from '../../fields/sources/ColumnSettings.js';
import { subtableMessages } from '../subtableMessages.js';

/** What a person does with the columns of a subtable: show, order and fix them, and put its rows in groups. */
export function SubtableTools({ columns, settings, onSettingsChange, groupBy, onGroupByChange }: SubtableToolsProps) {
  const t = useMessages(subtableMessages);
  const [isOpen, setOpen] = useState(false);
  const choose = (id: string, label: string) => ({
    key: id === '' ? '-' : id,
    label,
    icon: id === groupBy ? <Check aria-hidden /> : <span />,
    onSelect: () => onGroupByChange(id),
  });
  return (
    <span className="flex items-center print:hidden">
      <DropdownMenu
        align="end"
        trigger={
          <IconButton pane label={t('group')} aria-pressed={groupBy !== ''} className="aria-pressed:text-primary-text">
            <Group aria-hidden />
          </IconButton>
        }
        items={[choose('', t('noGroups')), ...columns.map(({ id, label }) => choose(id, label || id))]}
      />
      <IconButton pane label={t('columnSettings')} onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <ColumnSettings
        trigger={null}
        open={isOpen}
        onOpenChange={setOpen}
        columns={columns.map(({ id, label }) => ({ id, header: label || id }))}
        value={settings}
        onValueChange={onSettingsChange}
      />
    </span>
  );
}

export interface SubtableToolsProps {
  /** All columns of the subtable, in the order of the form. */
  columns: readonly Field[];
  settings: readonly ColumnSetting[] | undefined;
  /** Undefined restores the columns of the form. */
  onSettingsChange: (next: ColumnSetting[] | undefined) => void;
  /** Column whose equal values make a group; '' = none. */
  groupBy: string;
  onGroupByChange: (column: string) => void;
}

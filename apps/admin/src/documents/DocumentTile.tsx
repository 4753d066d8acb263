import { IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Ellipsis } from 'lucide-react';
import { DocumentIcon } from './DocumentIcon.js';
import { type DocumentItemProps } from './DocumentItems.js';
import { DocumentMarks } from './DocumentMarks.js';
import { documentMessages } from './documentMessages.js';

/** A document among tiles. */
export function DocumentTile({ row, isChosen, menu, onChoose, onOpen }: DocumentItemProps) {
  const t = useMessages(documentMessages);
  const { name } = row;
  return (
    <span role="gridcell" className="grid min-w-0 gap-1.5 p-2">
      <span className="flex items-center justify-between">
        <Checkbox aria-label={t('select', { name })} value={isChosen} onValueChange={onChoose} />
        <DropdownMenu
          align="end"
          items={menu}
          trigger={
            <IconButton pane tooltip={false} label={t('actionsOf', { name })}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      </span>
      <span className="flex h-16 items-center justify-center">
        <DocumentIcon row={row} isLarge />
      </span>
      <button
        type="button"
        tabIndex={-1}
        title={name}
        onClick={onOpen}
        className="min-w-0 cursor-pointer truncate border-0 bg-transparent p-0 text-center text-1 hover:text-primary-text"
      >
        {name}
      </button>
      <span className="flex h-4 items-center justify-center gap-1 text-12 text-3 tabular-nums">
        {row.kind === 'file' ? formatFileSize(row.size) : row.right === 'own' ? '' : row.ownerName}
        <DocumentMarks row={row} />
      </span>
    </span>
  );
}

import { IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { formatDate, formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Ellipsis } from 'lucide-react';
import { DocumentIcon } from './DocumentIcon.js';
import { type DocumentItemProps } from './DocumentItems.js';
import { DocumentMarks } from './DocumentMarks.js';
import { documentMessages } from './documentMessages.js';

/** The cells of a document in a list. */
export function DocumentLine({ row, isBin, showsPlace, isChosen, menu, onChoose, onOpen }: DocumentItemProps) {
  const t = useMessages(documentMessages);
  const { name } = row;
  const time = formatDate((isBin ? row.binTime : null) ?? row.modifyTime);
  const place = showsPlace ? row.parentName || (row.right === 'own' ? t('own') : row.ownerName) : row.ownerName;
  const size = row.kind === 'file' ? formatFileSize(row.size) : '';
  return (
    <>
      <span role="gridcell">
        <Checkbox aria-label={t('select', { name })} value={isChosen} onValueChange={onChoose} />
      </span>
      <span role="gridcell" className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <DocumentIcon row={row} />
          <button
            type="button"
            tabIndex={-1}
            title={name}
            onClick={onOpen}
            className="min-w-0 cursor-pointer truncate border-0 bg-transparent p-0 text-left text-1 hover:text-primary-text"
          >
            {name}
          </button>
          <DocumentMarks row={row} />
        </span>
        <span className="hidden text-12 text-3 tabular-nums phone:block phone:pl-7">
          {[size, time].filter(Boolean).join(' ')}
        </span>
      </span>
      <span role="gridcell" className="truncate text-2 phone:hidden" title={place}>
        {place}
      </span>
      <span role="gridcell" className="text-right text-2 tabular-nums phone:hidden">
        {size}
      </span>
      <span role="gridcell" className="text-2 tabular-nums phone:hidden">
        {time}
      </span>
      <span role="gridcell">
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
    </>
  );
}

import { Checkbox } from '@smart-admin/ui/checkbox';
import { useMessages } from '@smart-admin/ui/locale';
import { Popover } from '@smart-admin/ui/popover';
import { givesNext, type GrantDraft, hasItem, tickOf } from './grantDraft.js';
import { matrixMessages } from './matrixMessages.js';
import { type GrantItem, type MatrixPage } from './matrixModel.js';
import { TickCell } from './TickCell.js';

/** The buttons of a page that have no column of their own: a box for all of them, and each behind it. */
export function OthersPopover({
  page,
  items,
  draft,
  saved,
  readOnly,
  cell,
  openCell,
  tabCell,
  onTick,
}: OthersPopoverProps) {
  const t = useMessages(matrixMessages);
  const tick = items.length === 0 ? undefined : tickOf(draft, items);
  const given = items.filter((item) => hasItem(draft, item)).length;
  const isChanged = items.some((item) => hasItem(draft, item) !== hasItem(saved, item));
  return (
    <TickCell
      cell={cell}
      tabCell={tabCell}
      tick={tick}
      label={t('cell', { page: page.label, action: t('others') })}
      disabled={readOnly || !items.some(({ isGivable }) => isGivable)}
      change={
        isChanged
          ? items.some((item) => hasItem(draft, item) && !hasItem(saved, item))
            ? 'added'
            : 'removed'
          : undefined
      }
      onTick={() => onTick(items, givesNext(draft, items))}
    >
      {items.length > 0 && (
        <Popover
          align="end"
          className="min-w-44 p-1.5"
          aria-label={t('othersOf', { page: page.label })}
          trigger={
            <button
              type="button"
              data-cell={openCell}
              tabIndex={tabCell === openCell ? 0 : -1}
              aria-label={`${t('othersOf', { page: page.label })}: ${given}/${items.length}`}
              className="h-6 min-w-7 rounded-sm px-1 text-12 text-primary-text tabular-nums hover:bg-hover data-[state=open]:outline data-[state=open]:outline-primary-edge"
            >
              {given}/{items.length}
            </button>
          }
        >
          {items.map((item) => (
            <Checkbox
              key={item.ids[0]}
              className="flex min-h-8 w-full rounded-sm px-2 hover:bg-hover"
              value={hasItem(draft, item)}
              disabled={readOnly || !item.isGivable}
              onValueChange={(isOn) => onTick([item], isOn)}
            >
              {item.label}
            </Checkbox>
          ))}
        </Popover>
      )}
    </TickCell>
  );
}

interface OthersPopoverProps {
  page: MatrixPage;
  items: readonly GrantItem[];
  draft: GrantDraft;
  saved: GrantDraft;
  readOnly: boolean;
  /** The box for all of them. */
  cell: string;
  /** The button that shows each. */
  openCell: string;
  tabCell: string;
  onTick(items: readonly GrantItem[], isOn: boolean): void;
}

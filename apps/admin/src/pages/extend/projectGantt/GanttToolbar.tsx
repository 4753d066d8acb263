import { type EditorState, HistoryButtons, useEditorState } from '@smart-admin/form-engine/editor';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import {
  ArrowDown,
  ArrowUp,
  ChevronsDownUp,
  ChevronsUpDown,
  CornerDownRight,
  EllipsisVertical,
  IndentDecrease,
  IndentIncrease,
  Keyboard,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { type GanttActions } from './ganttCommands.js';
import { type GanttDocument } from './ganttDocument.js';
import { ganttMessages } from './ganttMessages.js';
import { selectedOf } from './selectedOf.js';
import { type Zoom, ZOOMS } from './timeScale.js';

/** What can be done with tasks, and how the chart shows them. */
export function GanttToolbar({
  actions,
  view,
  isPhone,
  onView,
  onToday,
  onKeys,
  onExpandAll,
  onCollapseAll,
}: GanttToolbarProps) {
  const t = useMessages(ganttMessages);
  const readOnly = useEditorState(readOnlyOf);
  const selected = useEditorState(selectedOf);
  const none = selected === undefined;
  const showsBars = !isPhone || view.pane === 'chart';
  const moves = [
    { key: 'outdent', label: t('outdent'), icon: <IndentDecrease aria-hidden />, onSelect: actions.outdent },
    { key: 'indent', label: t('indent'), icon: <IndentIncrease aria-hidden />, onSelect: actions.indent },
    { key: 'moveUp', label: t('moveUp'), icon: <ArrowUp aria-hidden />, onSelect: () => actions.reorder(-1) },
    { key: 'moveDown', label: t('moveDown'), icon: <ArrowDown aria-hidden />, onSelect: () => actions.reorder(1) },
  ];
  const folds = [
    { key: 'expandAll', label: t('expandAll'), icon: <ChevronsUpDown aria-hidden />, onSelect: onExpandAll },
    { key: 'collapseAll', label: t('collapseAll'), icon: <ChevronsDownUp aria-hidden />, onSelect: onCollapseAll },
  ];
  return (
    <div
      role="toolbar"
      aria-label={t('chart')}
      className="flex flex-none flex-wrap items-center gap-1 border-b border-hairline px-3 py-2"
    >
      {!readOnly && (
        <>
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={actions.add}>
            {t('addTask')}
          </Button>
          <IconButton label={t('addBelow')} disabled={none} onClick={actions.addBelow}>
            <CornerDownRight aria-hidden />
          </IconButton>
          <IconButton label={t('edit')} disabled={none} onClick={actions.edit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t('remove')} disabled={none} onClick={actions.remove}>
            <Trash2 aria-hidden />
          </IconButton>
          {!isPhone &&
            moves.map(({ key, label, icon, onSelect }) => (
              <IconButton key={key} label={label} disabled={none} onClick={onSelect}>
                {icon}
              </IconButton>
            ))}
          <HistoryButtons />
        </>
      )}
      {isPhone ? (
        <DropdownMenu
          trigger={
            <IconButton label={t('more')} tooltip={false}>
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
          items={[...(readOnly ? [] : moves.map((move) => ({ ...move, disabled: none }))), ...folds]}
        />
      ) : (
        <>
          {folds.map(({ key, label, icon, onSelect }) => (
            <IconButton key={key} label={label} onClick={onSelect}>
              {icon}
            </IconButton>
          ))}
          <IconButton label={t('keys')} onClick={onKeys}>
            <Keyboard aria-hidden />
          </IconButton>
        </>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-3 phone:ml-0">
        {isPhone && (
          <RadioGroup
            appearance="button"
            aria-label={t('pane')}
            value={view.pane}
            onValueChange={(pane) => onView({ pane })}
            options={(['tree', 'chart'] as const).map((value) => ({ value, label: t(`pane_${value}`) }))}
          />
        )}
        {showsBars && (
          <>
            <Checkbox value={view.critical} onValueChange={(critical) => onView({ critical })}>
              {t('critical')}
            </Checkbox>
            <Button onClick={onToday}>{t('today')}</Button>
            <RadioGroup
              appearance="button"
              aria-label={t('zoom')}
              value={view.zoom}
              onValueChange={(zoom) => onView({ zoom })}
              options={ZOOMS.map((value) => ({ value, label: t(`zoom_${value}`) }))}
            />
          </>
        )}
      </span>
    </div>
  );
}

const readOnlyOf = ({ readOnly }: EditorState<GanttDocument>) => readOnly;

/** How a chart is looked at. */
export interface GanttView {
  zoom: Zoom;
  /** Whether the critical path is marked. */
  critical: boolean;
  /** What a phone shows. */
  pane: 'tree' | 'chart';
}

interface GanttToolbarProps {
  actions: GanttActions;
  view: GanttView;
  isPhone: boolean;
  onView: (part: Partial<GanttView>) => void;
  onToday: () => void;
  onKeys: () => void;
  onExpandAll: () => void;
  onCollapseAll: () => void;
}

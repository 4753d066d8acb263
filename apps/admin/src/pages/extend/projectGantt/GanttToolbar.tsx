import { type EditorState, HistoryButtons, useEditorState } from '@smart-admin/form-engine/editor';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import {
  ArrowDown,
  ArrowUp,
  ChevronsDownUp,
  ChevronsUpDown,
  CornerDownRight,
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
          <IconButton label={t('outdent')} disabled={none} onClick={actions.outdent}>
            <IndentDecrease aria-hidden />
          </IconButton>
          <IconButton label={t('indent')} disabled={none} onClick={actions.indent}>
            <IndentIncrease aria-hidden />
          </IconButton>
          <IconButton label={t('moveUp')} disabled={none} onClick={() => actions.reorder(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={t('moveDown')} disabled={none} onClick={() => actions.reorder(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          <HistoryButtons />
        </>
      )}
      <IconButton label={t('expandAll')} onClick={onExpandAll}>
        <ChevronsUpDown aria-hidden />
      </IconButton>
      <IconButton label={t('collapseAll')} onClick={onCollapseAll}>
        <ChevronsDownUp aria-hidden />
      </IconButton>
      {!isPhone && (
        <IconButton label={t('keys')} onClick={onKeys}>
          <Keyboard aria-hidden />
        </IconButton>
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

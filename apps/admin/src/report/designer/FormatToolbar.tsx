import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  ChartColumn,
  Columns3,
  Grid2x2,
  Grid2x2X,
  Italic,
  Rows3,
  TableCellsMerge,
  TableCellsSplit,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { reportDesignMessages } from './reportDesignMessages.js';
import { type ReportEditing } from './useReportEditing.js';

type Key = keyof (typeof reportDesignMessages)['zh'];

/** What can be done to the chosen cells. */
export function FormatToolbar({ editing, readOnly }: { editing: ReportEditing; readOnly: boolean }) {
  const t = useMessages(reportDesignMessages);
  const groups: readonly (readonly (readonly [Key, LucideIcon, () => void])[])[] = [
    [
      ['bold', Bold, () => editing.toggle('bold')],
      ['italic', Italic, () => editing.toggle('italic')],
    ],
    [
      ['alignLeft', AlignLeft, () => editing.align('left')],
      ['alignCenter', AlignCenter, () => editing.align('center')],
      ['alignRight', AlignRight, () => editing.align('right')],
    ],
    [
      ['bordersAll', Grid2x2, () => editing.frame(true)],
      ['bordersNone', Grid2x2X, () => editing.frame(false)],
      ['merge', TableCellsMerge, editing.merge],
      ['split', TableCellsSplit, editing.split],
      ['insertChart', ChartColumn, editing.insertChart],
    ],
    [
      ['insertRow', Rows3, () => editing.insert('row')],
      ['insertColumn', Columns3, () => editing.insert('column')],
      ['removeRows', Trash2, () => editing.removeLines('row')],
      ['removeColumns', Trash2, () => editing.removeLines('column')],
    ],
  ];
  return (
    <div role="toolbar" aria-label={t('formats')} className="flex flex-wrap items-center gap-1">
      {groups.map((group, index) => (
        <span
          key={index}
          className="flex items-center gap-0.5 not-first:border-l not-first:border-hairline not-first:pl-1"
        >
          {group.map(([key, Glyph, run]) => (
            <IconButton key={key} pane label={t(key)} disabled={readOnly} onClick={run}>
              <Glyph aria-hidden className={key === 'removeColumns' ? 'rotate-90' : undefined} />
            </IconButton>
          ))}
        </span>
      ))}
    </div>
  );
}

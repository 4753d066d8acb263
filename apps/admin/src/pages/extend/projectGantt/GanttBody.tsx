import { useEditorState, type EditorState } from '@smart-admin/form-engine/editor';
import { useIsPhone } from '@smart-admin/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { GanttChart, scrollToDay } from './GanttChart.js';
import { type GanttDocument } from './ganttDocument.js';
import { type GanttPlan } from './ganttRows.js';
import { type GanttView } from './GanttToolbar.js';
import { type ProjectDetail } from './projectTypes.js';
import { timeScaleOf } from './timeScale.js';
import { TreeWidth } from './TreeWidth.js';
import { type GanttPreview } from './useGanttDrag.js';
import { useSideView } from './useSideView.js';

/** Width in px that the tree table has at first. */
const USUAL_WIDTH = 536;

/** The tree table and the chart of a project, on a phone one of them. Comes to today with each scale, and when `todayKey` is another one. */
export function GanttBody({ project, plan, view, todayKey, ...on }: GanttBodyProps) {
  const isPhone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useSideView(scroller);
  const [treeWidth, setTreeWidth] = useState(USUAL_WIDTH);
  const isReading = useEditorState(readOnlyOf);
  const showsTree = !isPhone || view.pane === 'tree';
  const showsBars = !isPhone || view.pane === 'chart';
  const left = !isPhone ? treeWidth : showsTree ? seen.room : 0;
  const scale = timeScaleOf(view.zoom, plan.span, project.today, seen.room);
  useEffect(() => {
    if (showsBars) scrollToDay(scroller.current, scale, project.today, left);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when tasks are moved the chart stays where it is
  }, [view.zoom, showsBars, todayKey]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <GanttChart
        {...on}
        project={project}
        plan={plan}
        scale={scale}
        seen={seen}
        treeWidth={left}
        showsTree={showsTree}
        showsBars={showsBars}
        showsCritical={view.critical}
        canEdit={!isReading}
        scroller={scroller}
      />
      {showsTree && showsBars && <TreeWidth width={treeWidth} onChange={setTreeWidth} />}
    </div>
  );
}

const readOnlyOf = ({ readOnly }: EditorState<GanttDocument>) => readOnly;

interface GanttBodyProps {
  project: ProjectDetail;
  plan: GanttPlan;
  view: GanttView;
  todayKey: number;
  /** Another one brings the focus to the row that is selected; 0 at first. */
  focusKey: number;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
  onDrop: (preview: GanttPreview) => void;
}

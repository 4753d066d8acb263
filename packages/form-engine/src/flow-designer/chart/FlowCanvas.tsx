import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ReactFlow, ReactFlowProvider, useReactFlow, useStoreApi, ViewportPortal } from '@xyflow/react';
import { type ComponentType, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type FlowDocument, type FlowNode, type StartNode } from '../../flow/document/FlowDocument.js';
import { flowChartMessages } from '../flowChartMessages.js';
import { boxData } from './boxData.js';
import { type ChartActions, ChartContext } from './ChartContext.js';
import { FlowBoxView, type FlowMark } from './FlowBoxView.js';
import { FIT } from './fitOptions.js';
import { FlowLines } from './FlowLines.js';
import { type FlowGap, layoutFlow } from './layoutFlow.js';
import { Overview } from './Overview.js';
import { passedLines } from './passedLines.js';
import { useKeptNodes } from './useKeptNodes.js';
import { type FlowDirection, walkFlow } from './walkFlow.js';
import { ZoomButtons } from './ZoomButtons.js';

/** The drawing surface of a flow: moved, zoomed and fitted, walked through by arrows. */
export function FlowCanvas(props: FlowCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function Canvas({
  document: flow,
  marks,
  notes,
  describe,
  describeBranch,
  selected,
  onSelect,
  folded,
  Gap,
  toolsOf,
  wheel = 'page',
  label,
  className,
}: FlowCanvasProps) {
  const t = useMessages(flowChartMessages);
  const root = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutFlow(flow, folded), [flow, folded]);
  const passed = useMemo(() => marks && passedLines(layout.lines, marks), [layout, marks]);
  const context = { t, start: flow.start, marks, notes, describe, describeBranch, selected, folded };
  const data = layout.boxes.map((box) => boxData(box, context));
  const nodes = useKeptNodes(layout.boxes, data);
  const actions = useMemo<ChartActions>(() => ({ onSelect, toolsOf }), [onSelect, toolsOf]);
  useVisibleSelection(selected);
  const walk = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event);
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-flow-node]') : null;
    if (!direction || !onSelect || from?.dataset.flowNode === undefined) return;
    event.preventDefault();
    const to = walkFlow(flow, from.dataset.flowNode, direction, folded);
    if (to === undefined) return;
    onSelect(to);
    root.current?.querySelector<HTMLElement>(`[data-flow-node="${CSS.escape(to)}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = root.current;
    const listener = (event: KeyboardEvent) => walk(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);

  return (
    <div
      ref={root}
      role="group"
      data-slot="flow-chart"
      aria-label={label ?? t('chart')}
      className={cn('relative isolate size-full min-h-60 overflow-hidden bg-canvas', className)}
    >
      <ChartContext value={actions}>
        <ReactFlow
          nodes={nodes}
          edges={NO_EDGES}
          nodeTypes={NODE_TYPES}
          fitView
          fitViewOptions={FIT}
          minZoom={0.1}
          maxZoom={2}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          panActivationKeyCode={null}
          panOnScroll={wheel === 'pan'}
          zoomOnScroll={false}
          preventScrolling={wheel === 'pan'}
          zoomOnDoubleClick={false}
          proOptions={PRO}
        >
          <ViewportPortal>
            <FlowLines layout={layout} passed={passed} />
            {Gap &&
              layout.gaps.map(({ branchId, index, x, y }) => (
                <div
                  key={`${branchId ?? ''} ${index}`}
                  className="pointer-events-auto absolute -translate-1/2"
                  style={{ left: x, top: y }}
                >
                  <Gap branchId={branchId} index={index} />
                </div>
              ))}
          </ViewportPortal>
          <Overview layout={layout} />
        </ReactFlow>
        <ZoomButtons className="absolute top-3 right-3" />
      </ChartContext>
    </div>
  );
}

/** Brings the selected box into view when it is not, as after a step with the keys or a problem that was gone to. */
function useVisibleSelection(selected: string | undefined) {
  const { getNode, setCenter } = useReactFlow();
  const store = useStoreApi();
  const show = useEffectEvent((id: string) => {
    const node = getNode(id);
    const { transform, width, height } = store.getState();
    if (!node || width === 0) return;
    const [x, y, zoom] = transform;
    const left = node.position.x * zoom + x;
    const top = node.position.y * zoom + y;
    const right = left + (node.width ?? 0) * zoom;
    const bottom = top + (node.height ?? 0) * zoom;
    if (left >= 0 && top >= 0 && right <= width && bottom <= height) return;
    void setCenter(node.position.x + (node.width ?? 0) / 2, node.position.y + (node.height ?? 0) / 2, { zoom });
  });
  useEffect(() => {
    if (selected !== undefined) show(selected);
  }, [selected]);
}

function directionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): FlowDirection | undefined {
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : ARROWS[key];
}

const ARROWS: Readonly<Record<string, FlowDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const NODE_TYPES = { box: FlowBoxView };
const NO_EDGES: never[] = [];
const PRO = { hideAttribution: true };

export interface FlowChartProps {
  document: FlowDocument;
  /** How far a flow has come, by id of node or branch; lines between `done` and what follows are drawn in the accent colour. */
  marks?: Readonly<Record<string, FlowMark>> | undefined;
  /** A line of text in a node in place of what `describe` says: who decided, what is wrong. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** What a node does, in a few words. */
  describe?: ((node: FlowNode | StartNode) => string) | undefined;
  /** A condition in words. Default: as it is written. */
  describeBranch?: ((condition: string) => string) | undefined;
  /** Nodes and branches can be chosen by a click, Enter and arrows. Absent: the chart only shows. */
  onSelect?: ((id: string) => void) | undefined;
  selected?: string | undefined;
  /** Name of the chart. */
  label?: string | undefined;
  className?: string | undefined;
}

export interface FlowCanvasProps extends FlowChartProps {
  /** Branch nodes whose branches are not drawn. */
  folded?: ReadonlySet<string> | undefined;
  /** Stands on every line. */
  Gap?: ComponentType<Pick<FlowGap, 'branchId' | 'index'>> | undefined;
  toolsOf?: ChartActions['toolsOf'];
  /** What the wheel does: moves the chart, or the page around it. Default `page`; with Ctrl it zooms. */
  wheel?: 'pan' | 'page' | undefined;
}

import { cn } from '@smart-admin/ui/cn';
import { CircleAlert, type LucideIcon, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { flowKindIcons } from '../flowKindIcons.js';
import { useChart } from './ChartContext.js';
import { type FlowBox } from './layoutFlow.js';

/** One box of a chart. Drawn again only when something of it is another. */
export const FlowBoxView = memo(function FlowBoxView({ data }: { data: FlowBoxData }) {
  const { onSelect, toolsOf } = useChart();
  const { id, kind, title, isSelected, mark, label } = data;
  const className = cn(
    'flex size-full items-center border bg-surface text-left text-13 text-1 outline-none',
    SHAPES[kind] ?? 'gap-3 rounded-lg px-3',
    FRAMES[mark ?? 'none'],
    mark === 'ahead' && 'border-dashed',
    isSelected && 'border-primary-edge bg-primary-soft ring-1 ring-primary-edge',
    'focus-visible:ring-2 focus-visible:ring-primary-edge',
  );
  if (kind === 'finish') return <div className={cn(className, 'text-2')}>{title}</div>;
  return (
    <>
      {onSelect ? (
        <button
          type="button"
          data-flow-node={id}
          aria-label={label}
          aria-pressed={isSelected}
          tabIndex={data.isStop ? 0 : -1}
          className={cn(className, 'cursor-pointer hover:border-primary-edge')}
          onClick={() => onSelect(id)}
        >
          <BoxText data={data} hint={data.written} />
        </button>
      ) : (
        <div data-flow-node={id} role="img" aria-label={label} className={className}>
          <BoxText data={data} hint={data.text} />
        </div>
      )}
      {isSelected && toolsOf?.({ id, kind })}
    </>
  );
});

/** `hint` is what a condition tells when the mouse rests on it. */
function BoxText({ data: { kind, title, text, aside, mark }, hint }: { data: FlowBoxData; hint: string }) {
  if (kind === 'condition')
    return (
      <span aria-hidden title={hint || undefined} className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-medium">{title}</span>
          <span className="ml-auto flex-none text-12 text-3">{aside}</span>
        </span>
        <MarkedText mark={mark} text={text} />
      </span>
    );
  const Icon = flowKindIcons[kind as keyof typeof flowKindIcons];
  if (kind === 'branch')
    return (
      <span aria-hidden className="flex min-w-0 items-center gap-1.5">
        <Icon className="size-3.5 flex-none text-2" />
        <span className="truncate">{title}</span>
        <MarkIcon mark={mark} />
      </span>
    );
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'grid size-7 flex-none place-items-center rounded-md',
          mark === 'done' || mark === 'open' ? 'bg-primary-soft text-primary-text' : 'bg-neutral-soft text-2',
        )}
      >
        <Icon className="size-4" />
      </span>
      <span aria-hidden className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-semibold">{title}</span>
          <span className="ml-auto flex-none text-12 text-3">{aside}</span>
        </span>
        {text !== '' && <MarkedText mark={mark} text={text} />}
      </span>
    </>
  );
}

/** The line below the title, in the colour of what is wrong. */
function MarkedText({ mark, text }: { mark: FlowMark | undefined; text: string }) {
  return (
    <span className={cn('flex min-w-0 items-center gap-1 text-12', WRONG[mark ?? 'none']?.colour ?? 'text-2')}>
      <MarkIcon mark={mark} />
      <span className="truncate">{text}</span>
    </span>
  );
}

function MarkIcon({ mark }: { mark: FlowMark | undefined }) {
  const wrong = WRONG[mark ?? 'none'];
  return wrong && <wrong.Icon className={cn('size-3.5 flex-none', wrong.colour)} />;
}

const SHAPES: Partial<Record<FlowBox['kind'], string>> = {
  condition: 'rounded-md px-2.5',
  branch: 'justify-center rounded-full px-3',
  finish: 'justify-center rounded-full',
};
const FRAMES = {
  none: 'border-default',
  done: 'border-primary-border',
  open: 'border-primary-edge ring-1 ring-primary-edge',
  ahead: 'border-control',
  error: 'border-danger-edge',
  warning: 'border-warning-edge',
};
/** The signs are those of the list of problems. */
const WRONG: Partial<Record<FlowMark | 'none', { colour: string; Icon: LucideIcon }>> = {
  error: { colour: 'text-danger-text', Icon: CircleAlert },
  warning: { colour: 'text-warning-text', Icon: TriangleAlert },
};

/** How far a flow has come at a node, or that something is wrong there. */
export type FlowMark = 'done' | 'open' | 'ahead' | 'error' | 'warning';

/** All that a box shows, as plain values: what is alike is not drawn again. */
export interface FlowBoxData extends Record<string, unknown> {
  id: string;
  kind: FlowBox['kind'];
  title: string;
  /** The kind, a priority. */
  aside: string;
  text: string;
  /** A condition as it is written. */
  written: string;
  /** All of it in words. */
  label: string;
  mark: FlowMark | undefined;
  isSelected: boolean;
  /** Where Tab stops. */
  isStop: boolean;
}

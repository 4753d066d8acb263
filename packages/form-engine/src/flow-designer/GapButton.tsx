import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Popover } from '@smart-admin/ui/popover';
import { Plus } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { useGaps } from './GapContext.js';
import { flowDesignerMessages } from './flowDesignerMessages.js';
import { KindMenu } from './KindMenu.js';

/** Type of what is dragged: a node. */
export const NODE_DRAG = 'smart-admin/flow-node';

/** The button on a line: adds a node there, and takes one that is dropped on it. */
export const GapButton = memo(function GapButton({ branchId, index }: { branchId: string | null; index: number }) {
  const t = useMessages(flowDesignerMessages);
  const { editing, opened, setOpened } = useGaps();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const key = gapKey({ branchId, index });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.type === NODE_DRAG,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        if (typeof source.data.id === 'string') editing.move(source.data.id, { branchId, index });
      },
    });
  }, [editing, branchId, index]);
  return (
    <Popover
      aria-label={t('addNode')}
      align="center"
      open={opened === key}
      onOpenChange={(isOpen) => setOpened(isOpen ? key : null)}
      className="w-60"
      trigger={
        <button
          ref={ref}
          type="button"
          aria-label={t('addHere')}
          className="nopan group/gap grid size-6 cursor-pointer place-items-center rounded-full outline-none"
        >
          <span
            className={cn(
              'grid size-5 place-items-center rounded-full border border-control bg-surface text-2',
              'group-hover/gap:border-primary-edge group-hover/gap:text-primary-text',
              'group-focus-visible/gap:ring-2 group-focus-visible/gap:ring-primary-edge',
              isOver && 'scale-125 border-primary-edge bg-primary-solid text-primary-on',
            )}
          >
            <Plus aria-hidden className="size-3" />
          </span>
        </button>
      }
    >
      <KindMenu
        onChoose={(kind) => {
          setOpened(null);
          editing.add(kind, { branchId, index });
        }}
      />
    </Popover>
  );
});

/** Name of a place. */
export function gapKey({ branchId, index }: { branchId: string | null; index: number }): string {
  return `${branchId ?? ''} ${index}`;
}

import { type Node } from '@xyflow/react';
import { useState } from 'react';
import { type FlowBoxData } from './FlowBoxView.js';
import { type FlowBox } from './layoutFlow.js';

export type BoxNode = Node<FlowBoxData, 'box'>;

/** The nodes of a chart, the same objects as before for all that are alike: only the others are drawn again. */
export function useKeptNodes(boxes: readonly FlowBox[], data: readonly FlowBoxData[]): BoxNode[] {
  const [kept, setKept] = useState<BoxNode[]>([]);
  const before = new Map(kept.map((node) => [node.id, node]));
  const next = boxes.flatMap((box, index) => {
    const shown = data[index];
    if (!shown) return [];
    const old = before.get(box.id);
    return old && isAlike(old, box, shown) ? old : nodeOf(box, shown);
  });
  const isSame = next.length === kept.length && next.every((node, index) => node === kept[index]);
  if (!isSame) setKept(next);
  return isSame ? kept : next;
}

function isAlike({ position, width, height, data }: BoxNode, box: FlowBox, shown: FlowBoxData): boolean {
  return (
    position.x === box.x &&
    position.y === box.y &&
    width === box.width &&
    height === box.height &&
    Object.entries(shown).every(([key, value]) => data[key] === value)
  );
}

function nodeOf({ id, x, y, width, height }: FlowBox, data: FlowBoxData): BoxNode {
  return {
    id,
    type: 'box',
    position: { x, y },
    width,
    height,
    data,
    draggable: false,
    selectable: false,
    style: TOUCHABLE,
  };
}

/** The canvas takes nodes that can neither be dragged nor selected by it for mere pictures. */
const TOUCHABLE = { pointerEvents: 'all' } as const;

import { type Translate } from '@smart-admin/ui/messages';
import { type FlowNode, type StartNode } from '../../flow/document/FlowDocument.js';
import { type flowChartMessages } from '../flowChartMessages.js';
import { type FlowBoxData, type FlowMark } from './FlowBoxView.js';
import { type FlowBox } from './layoutFlow.js';

/** What a box says. */
export function boxData(
  box: FlowBox,
  { t, start, marks = {}, notes = {}, describe, describeBranch, selected, folded }: BoxContext,
): FlowBoxData {
  const { id, kind, node, branch } = box;
  const mark = marks[id];
  const base = { id, kind, mark, isSelected: selected === id, isStop: (selected ?? 'start') === id };
  const tell = (title: string, aside: string, plain: string, written = ''): FlowBoxData => {
    const text = notes[id] ?? plain;
    const label = [title, aside, text, mark && t(mark)].filter(Boolean).join(', ');
    return { ...base, title, aside, text, written, label };
  };
  if (kind === 'finish') return tell(t('finish'), '', '');
  if (kind === 'start') return tell(start.name || t('start'), '', describe?.(start) ?? '');
  if (branch && box.of) {
    const isParallel = box.of.mode === 'parallel';
    const isOtherwise = !isParallel && !branch.condition?.trim();
    const written = isParallel || isOtherwise ? '' : (branch.condition ?? '');
    return tell(
      branch.name || id,
      isParallel ? '' : isOtherwise ? t('otherwise') : t('priority', { place: box.priority ?? 1 }),
      isParallel ? t('always') : isOtherwise ? t('otherwiseText') : (describeBranch?.(written) ?? written),
      written,
    );
  }
  if (!node) return tell(id, '', '');
  if (node.kind === 'branch')
    return tell(
      node.name || t(node.mode),
      folded?.has(id) ? t('folded', { count: node.branches.length }) : node.name ? t(node.mode) : '',
      '',
    );
  return tell(node.name || t(node.kind), t(node.kind), describe?.(node) ?? '');
}

export interface BoxContext {
  t: Translate<keyof (typeof flowChartMessages)['zh']>;
  start: StartNode;
  marks?: Readonly<Record<string, FlowMark>> | undefined;
  notes?: Readonly<Record<string, string>> | undefined;
  describe?: ((node: FlowNode | StartNode) => string) | undefined;
  /** A condition in words. */
  describeBranch?: ((condition: string) => string) | undefined;
  selected?: string | undefined;
  folded?: ReadonlySet<string> | undefined;
}

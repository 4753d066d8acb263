import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { EditorProvider, useEditor, useEditorState } from '../../editor/EditorProvider.js';
import { createEditorStore, type EditorState } from '../../editor/editorStore.js';
import { useCommands } from '../../editor/useCommands.js';
import { StageCanvas } from './StageCanvas.js';
import { stageCommands } from './stageCommands.js';
import {
  alignStageBoxes,
  distributeStageBoxes,
  moveStageBoxes,
  reorderBoxes,
  type StageBox,
  type StageStep,
} from './stageLayout.js';

interface Sheet extends StageBox {
  name: string;
}
interface Stage {
  sheets: Sheet[];
}

const SIZE = { width: 1_920, height: 1_080 };
const sheet = (id: string, name: string, x: number, y: number): Sheet => ({
  ...{ id, name, x, y, w: 440, h: 300 },
  ...{ rotation: 0, group: '', locked: false, hidden: false },
});
const SHEETS = [
  sheet('revenue', '今日实收', 100, 100),
  sheet('entries', '今日进场', 700, 100),
  sheet('places', '各停车场实收', 1_300, 600),
];

/**
 * The canvas of a stage: boxes lie freely, turned or not, and fall in with the edges, centres and gaps of others.
 *
 * **When:** for designers whose parts may lie anywhere, such as screens. Not for parts on a grid: use BoardCanvas.
 *
 * **Keyboard:** Tab chooses a box, arrows move it by 1 px and with Shift by 10, Ctrl or ⌘ and D copies, and G groups, ] and [ order,
 * L locks, Delete removes.
 */
const meta: Meta<typeof StageCanvas> = { title: 'Forms/StageCanvas', component: StageCanvas };
export default meta;

function Trial({ readOnly = false }: { readOnly?: boolean }) {
  const [store] = useState(() =>
    createEditorStore<Stage>({
      document: { sheets: SHEETS },
      idsOf: ({ sheets }) => sheets.map(({ id }) => id),
      readOnly,
    }),
  );
  return (
    <EditorProvider store={store}>
      <div className="flex h-[520px] w-[900px] max-w-full">
        <Canvas />
      </div>
    </EditorProvider>
  );
}

const commands = stageCommands<Stage>();

function Canvas() {
  const store = useEditor<Stage>();
  const { sheets } = useEditorState(documentOf);
  const now = () => store.getState().document.sheets;
  const chosen = () => now().filter(({ id }) => store.getState().selection.ids.includes(id));
  const put = (boxes: readonly Sheet[]) =>
    void store.edit('change', (draft) => {
      draft.sheets = now().map((each) => boxes.find(({ id }) => id === each.id) ?? each);
    });
  const replace = (boxes: readonly Sheet[]) => void store.edit('change', (draft) => void (draft.sheets = [...boxes]));
  const arrange = {
    align: (how: Parameters<typeof alignStageBoxes>[1]) =>
      put(alignStageBoxes(chosen(), how, { x: 0, y: 0, w: SIZE.width, h: SIZE.height })),
    distribute: (direction: 'x' | 'y') => put(distributeStageBoxes(chosen(), direction)),
    group: () => put(chosen().map((box) => ({ ...box, group: 'one' }))),
    ungroup: () => put(chosen().map((box) => ({ ...box, group: '' }))),
    reorder: (to: Parameters<typeof reorderBoxes>[2]) =>
      replace(
        reorderBoxes(
          now(),
          chosen().map(({ id }) => id),
          to,
        ),
      ),
  };
  useCommands(commands, {
    store,
    ...arrange,
    moveBy: (step: StageStep) => put(moveStageBoxes(chosen(), step)),
    toggleLock: () => put(chosen().map((box) => ({ ...box, locked: !box.locked }))),
    toggleHidden: () => put(chosen().map((box) => ({ ...box, hidden: !box.hidden }))),
    remove: () => replace(now().filter((each) => !chosen().includes(each))),
    ...{ duplicate: nothing, save: nothing, showKeys: nothing },
    ...{ copy: nothing, cut: nothing, paste: nothing, nudge: nothing, selectAll: nothing },
  });
  return (
    <StageCanvas
      boxes={sheets}
      size={SIZE}
      nameOf={(id) => sheets.find((each) => each.id === id)?.name ?? ''}
      renderBox={({ name }) => (
        <div className="size-full rounded-lg border border-hairline bg-surface p-3 text-24">{name}</div>
      )}
      backdrop={{ className: 'bg-canvas' }}
      arrange={arrange}
      onPlace={put}
      onDrop={nothing}
    />
  );
}

const nothing = () => undefined;
const documentOf = (state: EditorState<Stage>) => state.document;
const boxesIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-box]')];
const nameOf = (box: HTMLElement | undefined) => box?.getAttribute('aria-label') ?? '';

/** By keys a box moves by 1 and by 10 px, is grouped with another and put behind the others; undo brings it back. */
export const ByKeys: StoryObj = {
  render: () => <Trial />,
  play: async ({ canvasElement }) => {
    const boxes = () => boxesIn(canvasElement);
    boxes()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(nameOf(boxes()[0])).toContain('101'));
    await expect(nameOf(boxes()[0])).toContain('110');
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await waitFor(() => expect(nameOf(boxes()[0])).not.toContain('101'));
    await userEvent.keyboard(']');
    await waitFor(() => expect(boxes().at(-1)?.dataset.box).toBe('revenue'));
  },
};

/** Dragged near the edge of another, a box falls in with it; Escape takes a drag back. */
export const ByPointer: StoryObj = {
  render: () => <Trial />,
  play: async ({ canvasElement }) => {
    const box = () => boxesIn(canvasElement)[1];
    const target = box();
    if (!target) throw new Error('there is no box');
    target.setPointerCapture = () => undefined;
    // measured each time: the stage fits itself to its room only when that is known
    const scale = () => target.getBoundingClientRect().width / 440;
    const at = (x: number, y: number) => ({ button: 0, pointerId: 1, clientX: x * scale(), clientY: y * scale() });
    fireEvent.pointerDown(target, at(900, 200));
    fireEvent.pointerMove(target, at(1_500, 360));
    await waitFor(() => expect(canvasElement.querySelector('[data-guide]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(nameOf(box())).toContain('700');
    fireEvent.pointerDown(target, at(900, 200));
    fireEvent.pointerMove(target, at(1_000, 380));
    fireEvent.pointerMove(target, at(1_506, 360));
    fireEvent.pointerUp(target, at(1_506, 360));
    await waitFor(() => expect(nameOf(box())).toContain('1300'));
  },
};

/** Without the right to edit, boxes can be chosen and nothing else. */
export const ReadOnly: StoryObj = {
  render: () => <Trial readOnly />,
  play: async ({ canvasElement }) => {
    const [first] = boxesIn(canvasElement);
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(nameOf(boxesIn(canvasElement)[0])).toContain('100');
    await expect(canvasElement.querySelector('[data-handle]')).toBeNull();
    const bar = within(within(canvasElement).getByRole('toolbar'));
    await expect(bar.getAllByRole('button')[0]).toBeDisabled();
  },
};

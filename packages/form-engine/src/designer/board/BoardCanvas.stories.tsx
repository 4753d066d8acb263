import { type Meta, type StoryObj } from '@storybook/react-vite';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EditorProvider, useEditor, useEditorState } from '../../editor/EditorProvider.js';
import { createEditorStore, type EditorState } from '../../editor/editorStore.js';
import { useCommands } from '../../editor/useCommands.js';
import { BoardCanvas } from './BoardCanvas.js';
import { boardCommands } from './boardCommands.js';
import { type BoardBox, type BoardStep, moveBoxes, placeBoxes, resizeBox } from './boardLayout.js';
import { PaletteTile } from './PaletteTile.js';

interface Sheet extends BoardBox {
  name: string;
}
interface Board {
  sheets: Sheet[];
}

const SHEETS: Sheet[] = [
  { id: 'revenue', name: '今日实收', x: 0, y: 0, w: 3, h: 2 },
  { id: 'entries', name: '今日进场', x: 3, y: 0, w: 3, h: 2 },
  { id: 'places', name: '各停车场实收', x: 6, y: 0, w: 6, h: 4 },
];

/**
 * The canvas of a board of 12 columns. Cards never overlap: what stands where one is put is pushed down.
 *
 * **When:** for designers whose parts stand on a grid. Not for lists in an order.
 *
 * **Keyboard:** Tab goes from card to card; arrows move the chosen ones, Shift and arrows resize, Delete removes, Ctrl and D
 * copies.
 */
const meta: Meta<typeof BoardCanvas> = { title: 'Forms/BoardCanvas', component: BoardCanvas };
export default meta;

function Trial({ readOnly = false }: { readOnly?: boolean }) {
  const [store] = useState(() =>
    createEditorStore<Board>({
      document: { sheets: SHEETS },
      idsOf: ({ sheets }) => sheets.map(({ id }) => id),
      readOnly,
    }),
  );
  return (
    <EditorProvider store={store}>
      <div className="grid w-[900px] max-w-full grid-cols-[120px_minmax(0,1fr)] gap-3">
        <PaletteTile
          kind="bar"
          name="柱状图"
          icon={<ChartColumn />}
          sketch={<svg viewBox="0 0 100 44" />}
          disabled={readOnly}
          onAdd={() => undefined}
        />
        <Canvas />
      </div>
    </EditorProvider>
  );
}

const commands = boardCommands<Board>();

function Canvas() {
  const store = useEditor<Board>();
  const { sheets } = useEditorState(documentOf);
  const put = (label: string, boxes: readonly Sheet[]) =>
    void store.edit(label, (draft) => void draft.sheets.splice(0, draft.sheets.length, ...boxes));
  const now = () => store.getState().document.sheets;
  const chosen = () => now().filter(({ id }) => store.getState().selection.ids.includes(id));
  const remove = () =>
    put(
      'remove',
      now().filter((sheet) => !chosen().includes(sheet)),
    );
  useCommands(commands, {
    store,
    moveBy: (step: BoardStep) => put('move', placeBoxes(now(), moveBoxes(chosen(), step))),
    resizeBy: (step: BoardStep) =>
      put(
        'resize',
        placeBoxes(
          now(),
          chosen().map((box) => resizeBox(box, 'se', step)),
        ),
      ),
    remove,
    ...{ duplicate: nothing, add: nothing, save: nothing, showKeys: nothing },
    ...{ copy: nothing, cut: nothing, paste: nothing, nudge: nothing, selectAll: nothing },
  });
  return (
    <BoardCanvas
      boxes={sheets}
      nameOf={(id) => sheets.find((sheet) => sheet.id === id)?.name ?? ''}
      renderCard={({ name }) => <div className="rounded-lg border border-hairline bg-surface p-3">{name}</div>}
      onPlace={(boxes) => put('move', boxes)}
      onDrop={nothing}
      onAdd={nothing}
      onCopy={nothing}
      onRemove={remove}
    />
  );
}

const nothing = () => undefined;
const documentOf = (state: EditorState<Board>) => state.document;

/** A card is moved by the arrows and pushes down what stands there; undo brings everything back. */
export const MovedByKeys: StoryObj = {
  render: () => <Trial />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const options = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-card]')];
    const cards = () => canvas.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
    cards()[0]?.focus();
    await waitFor(() => expect(cards()[0]).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const [first, second] = options();
    await expect(first?.style.gridColumn).toBe('3 / span 3');
    // the card that stood there is below it now
    await waitFor(() => expect(options().some(({ style }) => style.gridRow === '3 / span 2')).toBe(true));
    await expect(second).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(options()[0]?.style.gridColumn).toBe('3 / span 2'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(options()).toHaveLength(3));
  },
};

/** Without the right to edit, cards can be chosen and nothing else. */
export const ReadOnly: StoryObj = {
  render: () => <Trial readOnly />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [card] = canvas.getAllByRole('button', { pressed: false });
    card?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const [first] = canvasElement.querySelectorAll<HTMLElement>('[data-card]');
    await expect(first?.style.gridColumn).toBe('1 / span 3');
    await expect(canvas.queryByRole('button', { name: /A/ })).toBeNull();
  },
};

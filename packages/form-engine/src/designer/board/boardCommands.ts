import { defineCommand, defineCommands, type EditorCommand } from '../../editor/commands.js';
import { historyCommands, inAllLanguages } from '../../editor/historyCommands.js';
import { canChangeSelection, designerCommands, type DesignerContext } from '../designerCommands.js';
import { type BoardStep } from './boardLayout.js';
import { boardMessages } from './boardMessages.js';

/** What the commands of a board work with, besides those of every designer. */
export interface BoardContext<Document extends object> extends DesignerContext<Document> {
  moveBy: (step: BoardStep) => void;
  resizeBy: (step: BoardStep) => void;
  duplicate: () => void;
  /** Opens what can be added. */
  add: () => void;
}

/** The commands of a designer of boards: arrows move, Shift and arrows resize, A adds, Ctrl and D copies. */
export function boardCommands<Document extends object>(): readonly EditorCommand<BoardContext<Document>>[] {
  type Context = BoardContext<Document>;
  const word = (key: keyof (typeof boardMessages)['zh']) => inAllLanguages(boardMessages, key);
  const arrow = (id: keyof (typeof boardMessages)['zh'], key: string, run: (context: Context) => void) =>
    defineCommand<Context>({
      id,
      label: word(id),
      keys: [key],
      // in a tree or a list the arrows walk
      isEnabled: (context) => canChangeSelection(context) && isOnBoard(),
      run,
    });
  const { save, copy, cut, paste, remove, selectAll, keys } = designerCommands;
  return defineCommands<Context>([
    ...historyCommands,
    save,
    copy,
    cut,
    paste,
    defineCommand<Context>({
      id: 'duplicate',
      label: word('duplicate'),
      keys: ['Mod+D'],
      isEnabled: canChangeSelection,
      run: ({ duplicate }) => duplicate(),
    }),
    remove,
    defineCommand<Context>({
      id: 'add',
      label: word('add'),
      keys: ['A'],
      isEnabled: ({ store }) => !store.getState().readOnly,
      run: ({ add }) => add(),
    }),
    arrow('moveLeft', 'ArrowLeft', ({ moveBy }) => moveBy({ dx: -1, dy: 0 })),
    arrow('moveRight', 'ArrowRight', ({ moveBy }) => moveBy({ dx: 1, dy: 0 })),
    arrow('moveUp', 'ArrowUp', ({ moveBy }) => moveBy({ dx: 0, dy: -1 })),
    arrow('moveDown', 'ArrowDown', ({ moveBy }) => moveBy({ dx: 0, dy: 1 })),
    arrow('narrower', 'Shift+ArrowLeft', ({ resizeBy }) => resizeBy({ dx: -1, dy: 0 })),
    arrow('wider', 'Shift+ArrowRight', ({ resizeBy }) => resizeBy({ dx: 1, dy: 0 })),
    arrow('lower', 'Shift+ArrowUp', ({ resizeBy }) => resizeBy({ dx: 0, dy: -1 })),
    arrow('higher', 'Shift+ArrowDown', ({ resizeBy }) => resizeBy({ dx: 0, dy: 1 })),
    selectAll,
    keys,
  ]);
}

/** Whether the focus is at the board, or nowhere. */
function isOnBoard(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[data-slot=board]') !== null;
}

import { defineCommand, defineCommands, type EditorCommand } from '../../editor/commands.js';
import { historyCommands, inAllLanguages } from '../../editor/historyCommands.js';
import { canChangeSelection, designerCommands, type DesignerContext } from '../designerCommands.js';
import { type StageStep } from './stageLayout.js';
import { stageMessages } from './stageMessages.js';

/** What the commands of a stage work with, besides those of every designer. */
export interface StageContext<Document extends object> extends DesignerContext<Document> {
  moveBy: (step: StageStep) => void;
  duplicate: () => void;
  group: () => void;
  ungroup: () => void;
  reorder: (to: 'front' | 'forward' | 'backward' | 'back') => void;
  /** Locks what is chosen, or unlocks it where all of it is locked. */
  toggleLock: () => void;
  toggleHidden: () => void;
}

/** The commands of a designer of stages: arrows move by 1 px and with Shift by 10, Ctrl and G groups, brackets order. */
export function stageCommands<Document extends object>(): readonly EditorCommand<StageContext<Document>>[] {
  type Context = StageContext<Document>;
  type Key = keyof (typeof stageMessages)['zh'];
  const command = (id: Key, keys: readonly string[], run: (context: Context) => void) =>
    defineCommand<Context>({ id, label: inAllLanguages(stageMessages, id), keys, isEnabled: canChangeSelection, run });
  const arrow = (id: Key, keys: string, step: StageStep) =>
    defineCommand<Context>({
      id,
      label: inAllLanguages(stageMessages, id),
      keys: [keys],
      // in a tree or a list the arrows walk
      isEnabled: (context) => canChangeSelection(context) && isOnStage(),
      run: ({ moveBy }) => moveBy(step),
    });
  const { save, copy, cut, paste, remove, selectAll, keys } = designerCommands;
  return defineCommands<Context>([
    ...historyCommands,
    save,
    copy,
    cut,
    paste,
    command('duplicate', ['Mod+D'], ({ duplicate }) => duplicate()),
    remove,
    selectAll,
    arrow('moveLeft', 'ArrowLeft', { dx: -1, dy: 0 }),
    arrow('moveRight', 'ArrowRight', { dx: 1, dy: 0 }),
    arrow('moveUp', 'ArrowUp', { dx: 0, dy: -1 }),
    arrow('moveDown', 'ArrowDown', { dx: 0, dy: 1 }),
    arrow('farLeft', 'Shift+ArrowLeft', { dx: -10, dy: 0 }),
    arrow('farRight', 'Shift+ArrowRight', { dx: 10, dy: 0 }),
    arrow('farUp', 'Shift+ArrowUp', { dx: 0, dy: -10 }),
    arrow('farDown', 'Shift+ArrowDown', { dx: 0, dy: 10 }),
    command('group', ['Mod+G'], ({ group }) => group()),
    command('ungroup', ['Mod+Shift+G'], ({ ungroup }) => ungroup()),
    command('front', [']'], ({ reorder }) => reorder('front')),
    command('forward', ['Mod+]'], ({ reorder }) => reorder('forward')),
    command('backward', ['Mod+['], ({ reorder }) => reorder('backward')),
    command('back', ['['], ({ reorder }) => reorder('back')),
    command('lock', ['L'], ({ toggleLock }) => toggleLock()),
    command('hide', ['H'], ({ toggleHidden }) => toggleHidden()),
    keys,
  ]);
}

/** Whether the focus is at the stage, or nowhere. */
function isOnStage(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[data-slot=stage]') !== null;
}

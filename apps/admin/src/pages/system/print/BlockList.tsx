import { useEditor, useEditorState } from '@smart-admin/form-engine/editor';
import { Alert } from '@smart-admin/ui/alert';
import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { BLOCK_KINDS, newBlock, type Bindings, type BlockKind } from './bindings.js';
import { BlockSettings } from './BlockSettings.js';
import { documentOf, selectedOf, type PrintDocument } from './printDocument.js';
import { printMessages } from './printMessages.js';

/** The parts of a template in their order; the chosen one shows its settings. */
export function BlockList({ bindings, isBound, paperWidth }: BlockListProps) {
  const t = useMessages(printMessages);
  const store = useEditor<PrintDocument>();
  const { blocks } = useEditorState(documentOf);
  const selected = useEditorState(selectedOf);
  const handleAdd = (kind: BlockKind) => {
    const block = newBlock(kind, bindings, paperWidth);
    const after = blocks.findIndex(({ id }) => id === selected);
    store.edit(t('addPart'), (draft) => {
      draft.blocks.splice(after < 0 ? draft.blocks.length : after + 1, 0, block);
      return [block.id];
    });
  };
  const handleMove = (from: number, to: number) =>
    store.edit(t(to < from ? 'moveUp' : 'moveDown'), (draft) => {
      const [moved] = draft.blocks.splice(from, 1);
      if (moved) draft.blocks.splice(to, 0, moved);
    });
  const handleRemove = (index: number) =>
    store.edit(t('remove'), (draft) => {
      draft.blocks.splice(index, 1);
    });
  return (
    <aside className="flex w-88 flex-none flex-col border-r border-hairline phone:w-full phone:border-r-0">
      <div className="flex flex-none items-center justify-between border-b border-hairline px-4 py-2">
        <h3 className="m-0 text-14 font-semibold">{t('parts')}</h3>
        <DropdownMenu
          align="end"
          trigger={<Button icon={<Plus aria-hidden />}>{t('addPart')}</Button>}
          items={BLOCK_KINDS.map((kind) => ({ key: kind, label: t(kind), onSelect: () => handleAdd(kind) }))}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-auto p-3">
        {!isBound && <Alert tone="info" title={t('noFields')} className="mb-3" />}
        {blocks.length === 0 && <p className="m-0 text-3">{t('noParts')}</p>}
        <ol aria-label={t('parts')} className="m-0 flex list-none flex-col gap-2 p-0">
          {blocks.map((block, index) => (
            <li
              key={block.id}
              className={cn('rounded-md border border-hairline', block.id === selected && 'border-primary-edge')}
            >
              <div className="flex items-center gap-0.5 py-1 pr-1 pl-1">
                <button
                  type="button"
                  aria-expanded={block.id === selected}
                  className="min-h-8 min-w-0 flex-1 truncate rounded-sm px-2 text-left hover:bg-hover"
                  onClick={() =>
                    store.select(
                      block.id === selected ? { ids: [], anchor: null } : { ids: [block.id], anchor: block.id },
                    )
                  }
                >
                  {index + 1}. {t(block.kind)}
                </button>
                <IconButton
                  pane
                  label={t('moveUp')}
                  disabled={index === 0}
                  onClick={() => handleMove(index, index - 1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  pane
                  label={t('moveDown')}
                  disabled={index === blocks.length - 1}
                  onClick={() => handleMove(index, index + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton pane label={t('remove')} onClick={() => handleRemove(index)}>
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
              {block.id === selected && <BlockSettings block={block} bindings={bindings} />}
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

interface BlockListProps {
  bindings: Bindings;
  /** Whether the template has queries. */
  isBound: boolean;
  /** Millimetres. */
  paperWidth: number;
}

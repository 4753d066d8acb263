import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { documentMessages } from './documentMessages.js';
import { type DocumentRow } from './documentTypes.js';
import { type DocumentWindow } from './DocumentWindows.js';
import { type DocumentActions } from './useDocumentActions.js';

/** What is done with all documents that are chosen. */
export function ChosenBar({ rows, isBin, actions, onWindow, onDone }: ChosenBarProps) {
  const t = useMessages(documentMessages);
  const ids = rows.map(({ id }) => id);
  const canMove = rows.every((row) => row.canMove);
  const isStarred = rows.every((row) => row.isStarred);
  const act = async (work: Promise<boolean>) => {
    if (await work) onDone();
  };
  return (
    <div className="flex min-h-11 flex-none flex-wrap items-center gap-2 border-b border-hairline bg-primary-soft px-4 py-1">
      <span aria-live="polite" className="text-12 text-2">
        {t('selected', { count: rows.length })}
      </span>
      {isBin ? (
        <>
          <Button size="mini" onClick={() => void act(actions.restore(ids))}>
            {t('restore')}
          </Button>
          <Button size="mini" variant="danger" onClick={() => void act(actions.purge(ids))}>
            {t('purge')}
          </Button>
        </>
      ) : (
        <>
          <Button size="mini" onClick={() => void actions.download(rows)}>
            {t('download')}
          </Button>
          <Button size="mini" onClick={() => void actions.star(ids, !isStarred)}>
            {t(isStarred ? 'unstar' : 'star')}
          </Button>
          {canMove && (
            <Button size="mini" onClick={() => onWindow({ kind: 'move', rows })}>
              {t('move')}
            </Button>
          )}
          <Button size="mini" onClick={() => onWindow({ kind: 'copy', rows })}>
            {t('copy')}
          </Button>
          {canMove && (
            <Button size="mini" variant="danger" onClick={() => void act(actions.remove(ids))}>
              {t('remove')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

interface ChosenBarProps {
  rows: readonly DocumentRow[];
  isBin: boolean;
  actions: DocumentActions;
  onWindow: (window: DocumentWindow) => void;
  /** They are not where they were. */
  onDone: () => void;
}

import { useUnsavedChanges } from '@smart-admin/layout/stores';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { Select } from '@smart-admin/ui/select';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { FolderPlus, LayoutGrid, List, Search, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { ChosenBar } from '../../../documents/ChosenBar.js';
import { DocumentItems } from '../../../documents/DocumentItems.js';
import { usePage } from '../../../app/PageProvider.js';
import { documentMenu } from '../../../documents/documentMenu.js';
import { documentMessages } from '../../../documents/documentMessages.js';
import { DocumentPath } from '../../../documents/DocumentPath.js';
import { DocumentPlaces } from '../../../documents/DocumentPlaces.js';
import { NOTHING_CHOSEN } from '../../../documents/documentSelection.js';
import { type DocumentRow } from '../../../documents/documentTypes.js';
import { DocumentWindows, type DocumentWindow } from '../../../documents/DocumentWindows.js';
import { DropUploads } from '../../../documents/DropUploads.js';
import { uploadMessages } from '../../../documents/uploadMessages.js';
import { useDesktopDrop } from '../../../documents/useDesktopDrop.js';
import { useDocumentActions } from '../../../documents/useDocumentActions.js';
import { useDocumentDrag } from '../../../documents/useDocumentDrag.js';
import { useDocumentList } from '../../../documents/useDocumentList.js';
import { type DocumentSort } from '../../../documents/useDocumentView.js';
import { useDropUploads } from '../../../documents/useDropUploads.js';
import { useOpenedDocument } from '../../../documents/useOpenedDocument.js';

/** A person's documents: their own store, what others share with them, stars, the recycle bin. */
export function Page() {
  const t = useMessages(documentMessages);
  const u = useMessages(uploadMessages);
  const { path } = usePage();
  const list = useDocumentList();
  const actions = useDocumentActions();
  const [window, setWindow] = useState<DocumentWindow>();
  const { place, folderId, rows, selection, setSelection, folders, searched } = list;
  const { isTiles, sort, widths } = list.view;
  const isBin = place === 'bin' && folderId === '';
  const clear = () => setSelection(NOTHING_CHOSEN);
  const drag = useDocumentDrag({
    onDrop: (dropped, target) => {
      const ids = dropped.map(({ id }) => id);
      const parentId = typeof target === 'string' ? '' : target.folderId;
      void (target === 'bin' ? actions.remove(ids) : actions.move(ids, parentId)).then((isDone) => isDone && clear());
    },
  });
  const handleOpen = (row: DocumentRow) => {
    if (isBin) return;
    if (row.kind === 'folder') return list.go({ place, folderId: row.id });
    if (row.canPreview) return setWindow({ kind: 'preview', row });
    toast.info(t('noPreview'));
    void actions.download([row]);
  };
  useOpenedDocument({
    onOpen: (row) => {
      const where = row.right === 'own' ? 'own' : 'shared';
      list.go({ place: where, folderId: row.kind === 'folder' ? row.id : row.parentId });
      if (row.kind === 'file' && row.canPreview) setWindow({ kind: 'preview', row });
    },
    onMissing: () => toast.error(t('gone')),
  });
  const drops = useDropUploads();
  useUnsavedChanges(path, drops.isBusy);
  const desktop = useDesktopDrop(
    // an open dialog takes what is dropped onto it
    list.mayAdd && !window ? (data) => drops.drop(folderId, data) : undefined,
  );
  const handleRemove = (removed: readonly DocumentRow[]) => {
    const ids = removed.map(({ id }) => id);
    if (isBin) return void actions.purge(ids).then((isDone) => isDone && clear());
    if (removed.every(({ canMove }) => canMove)) void actions.remove(ids).then((isDone) => isDone && clear());
  };
  const chosen = rows.filter(({ id }) => selection.chosen.has(id));
  const folder = folders.at(-1) ?? { id: '', name: t('own') };
  const empty = { own: 'noDocuments', shared: 'noShared', starred: 'noStarred', bin: 'emptyBin' } as const;
  return (
    <section
      aria-label={t('label')}
      {...desktop.handlers}
      className="relative flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <header className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-3">
        {list.mayAdd && (
          <>
            <Button variant="primary" icon={<Upload aria-hidden />} onClick={() => setWindow({ kind: 'upload' })}>
              {t('upload')}
            </Button>
            <Button icon={<FolderPlus aria-hidden />} onClick={() => setWindow({ kind: 'newFolder' })}>
              {t('newFolder')}
            </Button>
          </>
        )}
        {isBin && rows.length > 0 && (
          <Button
            icon={<Trash2 aria-hidden />}
            variant="danger"
            onClick={() => void actions.purge().then((isDone) => isDone && clear())}
          >
            {t('empty')}
          </Button>
        )}
        <Input
          type="search"
          clearable
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Search aria-hidden />}
          value={list.keyword}
          onValueChange={list.search}
          className="ml-auto w-60 phone:order-last phone:ml-0 phone:w-auto phone:min-w-40 phone:flex-1"
        />
        {!isBin && (
          <Select
            aria-label={t('sort')}
            options={SORTS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={sort}
            onValueChange={(value) => list.order(value ?? 'name')}
            className="w-36 phone:order-last phone:w-28"
          />
        )}
        <IconButton
          variant="secondary"
          label={t('asList')}
          active={!isTiles}
          aria-pressed={!isTiles}
          onClick={() => list.look({ isTiles: false })}
        >
          <List aria-hidden />
        </IconButton>
        <IconButton
          variant="secondary"
          label={t('asTiles')}
          active={isTiles}
          aria-pressed={isTiles}
          onClick={() => list.look({ isTiles: true })}
        >
          <LayoutGrid aria-hidden />
        </IconButton>
      </header>
      <div className="flex min-h-0 flex-1 phone:flex-col">
        <DocumentPlaces
          place={place}
          usage={list.usage}
          dropProps={drag.dropProps}
          onChange={(next) => list.go({ place: next, folderId: '' })}
        />
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {folders.length > 0 && (
            <div className="flex min-h-10 flex-none items-center border-b border-hairline px-4">
              <DocumentPath
                place={place}
                folders={folders}
                dropProps={drag.dropProps}
                onOpen={(id) => list.go({ place, folderId: id })}
              />
            </div>
          )}
          {chosen.length > 0 && (
            <ChosenBar rows={chosen} isBin={isBin} actions={actions} onWindow={setWindow} onDone={clear} />
          )}
          <div className="min-h-0 flex-1 overflow-y-auto">
            {list.error ? (
              <LoadError error={list.error} onRetry={list.retry} />
            ) : !list.isLoaded ? (
              <Skeleton lines={8} className="m-4" />
            ) : rows.length > 0 ? (
              <DocumentItems
                label={folders.length > 0 ? folder.name : t(place)}
                rows={rows}
                isTiles={isTiles}
                isBin={isBin}
                showsPlace={searched !== '' || (folderId === '' && (isBin || place === 'starred'))}
                selection={selection}
                onSelection={setSelection}
                onOpen={handleOpen}
                onRename={(row) => !isBin && row.right !== 'read' && setWindow({ kind: 'rename', row })}
                onRemove={handleRemove}
                menuOf={(row) => documentMenu(row, { t, isBin, actions, onOpen: handleOpen, onWindow: setWindow })}
                drag={drag}
                widths={widths}
                onWidths={(next) => list.look({ widths: next })}
              />
            ) : searched !== '' ? (
              <Empty kind="noMatch" onClearFilters={() => list.search('')} />
            ) : (
              <Empty
                title={t(folderId === '' ? empty[place] : 'noDocuments')}
                description={list.mayAdd ? t('noDocumentsText') : undefined}
                actions={list.mayAdd && <Button onClick={() => setWindow({ kind: 'upload' })}>{t('upload')}</Button>}
              />
            )}
          </div>
          {list.total > list.page.limit && (
            <div className="flex flex-none justify-end overflow-x-auto border-t border-hairline px-4 py-2">
              <Pagination page={list.page.page} limit={list.page.limit} total={list.total} onChange={list.turn} />
            </div>
          )}
        </div>
      </div>
      {drops.rows.length > 0 && <DropUploads rows={drops.rows} onRetry={drops.retry} onClear={drops.clear} />}
      {desktop.isOver && (
        <div className="pointer-events-none absolute inset-0 z-2 grid place-items-center rounded-lg border-2 border-dashed border-primary-edge bg-primary-soft/80 text-16 font-medium text-primary-text">
          {u('dropHere', { folder: folder.name })}
        </div>
      )}
      {drops.dialog}
      {window && (
        <DocumentWindows window={window} folder={folder} actions={actions} onClose={() => setWindow(undefined)} />
      )}
    </section>
  );
}

const SORTS: readonly { value: DocumentSort; label: 'byName' | 'byTime' | 'bySize' }[] = [
  { value: 'name', label: 'byName' },
  { value: 'modifyTime', label: 'byTime' },
  { value: 'size', label: 'bySize' },
];

import { type MenuItem } from '@smart-admin/ui/dropdown-menu';
import {
  Copy,
  Download,
  Eye,
  FolderInput,
  FolderOpen,
  History,
  Pencil,
  RotateCcw,
  Share2,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react';
import { type DocumentRow, type DocumentTranslate } from './documentTypes.js';
import { type DocumentWindow } from './DocumentWindows.js';
import { type DocumentActions } from './useDocumentActions.js';

/** What can be done with a document, as far as the reader may. */
export function documentMenu(row: DocumentRow, context: DocumentMenuContext): MenuItem[] {
  const { t, isBin, actions, onOpen, onWindow } = context;
  const ids = [row.id];
  if (isBin)
    return [
      action('restore', t('restore'), <RotateCcw aria-hidden />, () => void actions.restore(ids)),
      { kind: 'divider', key: 'divider' },
      { ...action('purge', t('purge'), <Trash2 aria-hidden />, () => void actions.purge(ids)), danger: true },
    ];
  const isFile = row.kind === 'file';
  const mayEdit = row.right !== 'read';
  const items: (MenuItem | false)[] = [
    isFile
      ? row.canPreview && {
          ...action('preview', t('preview'), <Eye aria-hidden />, () => onOpen(row)),
          shortcut: 'Enter',
        }
      : { ...action('open', t('open'), <FolderOpen aria-hidden />, () => onOpen(row)), shortcut: 'Enter' },
    action('download', t('download'), <Download aria-hidden />, () => void actions.download([row])),
    row.right === 'own' && action('share', t('share'), <Share2 aria-hidden />, () => onWindow({ kind: 'share', row })),
    action(
      'star',
      t(row.isStarred ? 'unstar' : 'star'),
      row.isStarred ? <StarOff aria-hidden /> : <Star aria-hidden />,
      () => void actions.star(ids, !row.isStarred),
    ),
    mayEdit && {
      ...action('rename', t('rename'), <Pencil aria-hidden />, () => onWindow({ kind: 'rename', row })),
      shortcut: 'F2',
    },
    row.canMove &&
      action('move', t('move'), <FolderInput aria-hidden />, () => onWindow({ kind: 'move', rows: [row] })),
    action('copy', t('copy'), <Copy aria-hidden />, () => onWindow({ kind: 'copy', rows: [row] })),
    isFile && action('versions', t('versions'), <History aria-hidden />, () => onWindow({ kind: 'versions', row })),
    row.canMove && { kind: 'divider', key: 'divider' },
    row.canMove && {
      ...action('remove', t('remove'), <Trash2 aria-hidden />, () => void actions.remove(ids)),
      shortcut: 'Del',
      danger: true,
    },
  ];
  return items.filter((item) => item !== false);
}

function action(key: string, label: string, icon: React.ReactNode, onSelect: () => void) {
  return { key, label, icon, onSelect };
}

export interface DocumentMenuContext {
  t: DocumentTranslate;
  isBin: boolean;
  actions: DocumentActions;
  onOpen: (row: DocumentRow) => void;
  onWindow: (window: DocumentWindow) => void;
}

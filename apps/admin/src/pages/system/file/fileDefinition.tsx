import { pages } from '@smart-admin/api-client/pages';
import { type ResourceAction } from '@smart-admin/form-engine/resource';
import { formatFileSize } from '@smart-admin/ui/format';
import { type Translate } from '@smart-admin/ui/messages';
import { Download, Eye, Link2, Upload } from 'lucide-react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type fileMessages } from './fileMessages.js';
import { FileFacts } from './FileFacts.js';
import { FileName } from './FileName.js';
import { type FileRow } from './fileRow.js';

export type FileTranslate = Translate<keyof (typeof fileMessages)['zh']>;

/** The list of stored files; what needs a window is handed to `open`. */
export function fileDefinition(
  t: FileTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  { open, download, onChange }: FileHandlers,
) {
  const categories = CATEGORIES.map((value) => ({ value, label: t(value) }));
  // documents are a category too
  const types = TYPES.map((value) => ({ value, label: t(value === 'document' ? 'documentStore' : value) }));
  return apiResource(api.system.file, {
    page: pages.file,
    c,
    label: t('label'),
    source: {
      async remove(id) {
        await api.system.file.remove({ id });
        onChange();
      },
      async removeMany(ids) {
        await api.system.file.removeMany({ body: { ids } });
        onChange();
      },
    },
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      { id: 'category', label: t('category'), kind: 'select', options: categories },
      { id: 'type', label: t('type'), kind: 'select', options: types },
      { id: 'time', label: t('time'), kind: 'date-range' },
    ],
    columns: [
      { id: 'fullName', header: t('name'), minWidth: 240, render: (row) => <FileName row={row} /> },
      { id: 'type', header: t('type'), kind: 'option', options: types, width: 112 },
      {
        id: 'fileSize',
        header: t('size'),
        width: 112,
        align: 'right',
        sortable: true,
        render: (row) => formatFileSize(row.fileSize),
      },
      { id: 'versions', header: t('versions'), kind: 'number', width: 72, align: 'right' },
      { id: 'creatorUser', header: t('user'), width: 140 },
      { id: 'creatorTime', header: t('time'), kind: 'datetime', width: 132, sortable: true },
    ],
    actions: [
      {
        id: 'upload',
        label: t('upload'),
        icon: <Upload aria-hidden />,
        place: 'toolbar',
        run: ({ refresh }) => open({ kind: 'upload', refresh }),
      },
      {
        ...rowAction('preview', t('preview'), <Eye aria-hidden />, 'btn_detail', (row) =>
          open({ kind: 'preview', row }),
        ),
        primary: true,
        visible: ({ canPreview }) => canPreview,
      },
      {
        ...rowAction('download', t('download'), <Download aria-hidden />, 'btn_download', download),
        primary: true,
      },
      rowAction('usage', t('usage'), <Link2 aria-hidden />, 'btn_detail', (row) => open({ kind: 'usage', row })),
    ],
    nameOf: ({ fullName }) => fullName,
    describe: (row) => <FileFacts row={row} />,
  });
}

/** What stands open over the list. */
export type OpenWindow = { kind: 'upload'; refresh: () => Promise<void> } | { kind: 'preview' | 'usage'; row: FileRow };

export interface FileHandlers {
  open(window: OpenWindow): void;
  download(row: FileRow): void;
  /** Files went: the totals are other ones. */
  onChange(): void;
}

const CATEGORIES = ['image', 'video', 'audio', 'document', 'other'] as const;
const TYPES = [
  'annex',
  'advertPicture',
  'avatar',
  'IM',
  'IMFile',
  'import',
  'parkingStay',
  'mail',
  'document',
  'statement',
] as const;

type Button = (typeof pages.file.buttons)[number];
type FileAction = Omit<ResourceAction<FileRow>, 'permission'> & { permission: Button };

function rowAction(
  id: string,
  label: string,
  icon: React.ReactNode,
  permission: Button,
  act: (row: FileRow) => void,
): FileAction {
  return { id, label, icon, permission, place: 'row', run: ({ row }) => row && act(row) };
}

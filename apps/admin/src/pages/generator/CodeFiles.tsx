import { Alert } from '@smart-admin/ui/alert';
import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { formatFileSize } from '@smart-admin/ui/format';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Splitter } from '@smart-admin/ui/splitter';
import { Tree } from '@smart-admin/ui/tree';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { type CodePreview } from './codeDraft.js';
import { fileTree, foldersOf } from './fileTree.js';
import { generatorMessages } from './generatorMessages.js';

/** The files as a tree beside the code of the chosen one, and above them what is different from the platform. */
export function CodeFiles({ files, notes, isOld }: CodeFilesProps) {
  const t = useMessages(generatorMessages);
  const [chosen, setChosen] = useState(FIRST);
  const [search, setSearch] = useState('');
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  const paths = files.map(({ path }) => path);
  const bytes = files.reduce((sum, { content }) => sum + sizeOf(content), 0);
  return (
    <>
      {isOld && (
        <div className="flex-none border-b border-hairline p-3">
          <Alert tone="warning">{t('old')}</Alert>
        </div>
      )}
      {notes.length > 0 && (
        <details className="max-h-48 flex-none overflow-auto border-b border-hairline">
          <summary className="cursor-pointer px-4 py-2 text-body text-info-text focus-visible:-outline-offset-2">
            {t('notes', { count: notes.length })}
          </summary>
          <ul className="m-0 grid list-disc gap-1 pr-4 pb-3 pl-8 text-2">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      <Splitter
        className="min-h-0 flex-1"
        defaultSize={280}
        start={
          <div className="flex min-h-0 flex-1 flex-col phone:max-h-64">
            <div className="grid flex-none gap-1 px-3 pt-2">
              <Input
                aria-label={t('findFile')}
                placeholder={t('findFile')}
                prefix={<Search aria-hidden className="size-3.5 flex-none text-3" />}
                clearable
                value={search}
                onValueChange={setSearch}
              />
              <p role="status" className="m-0 px-1 text-12 text-3">
                {t('fileCount', { count: files.length, size: formatFileSize(bytes) })}
              </p>
            </div>
            <Tree
              aria-label={t('files')}
              nodes={fileTree(paths)}
              search={search}
              defaultExpandedIds={foldersOf(paths)}
              selectedId={file?.path ?? null}
              isSelectable={({ isLeaf }) => isLeaf === true}
              onSelect={({ id }) => setChosen(id)}
            />
          </div>
        }
        end={
          file && (
            <>
              <p className="m-0 flex flex-none items-center justify-between gap-3 px-4 py-2 text-12 text-2">
                <span className="min-w-0 truncate font-mono" title={file.path}>
                  {file.path}
                </span>
                <span className="flex-none text-3 tabular-nums">{formatFileSize(sizeOf(file.content))}</span>
              </p>
              <CodeViewer
                key={file.path}
                code={file.content}
                language={COLOURS[file.language] ?? 'text'}
                label={file.path}
                maxHeight={100_000}
                className="min-h-0 flex-1 rounded-none border-x-0 border-b-0 [&>pre]:h-full phone:[&>pre]:max-h-120!"
              />
            </>
          )
        }
      />
    </>
  );
}

/** What people want to read first. */
const FIRST = 'README.md';

const COLOURS: Partial<Record<CodePreview['files'][number]['language'], 'javascript' | 'json' | 'sql'>> = {
  typescript: 'javascript',
  json: 'json',
  sql: 'sql',
};

function sizeOf(content: string): number {
  return new TextEncoder().encode(content).length;
}

interface CodeFilesProps extends CodePreview {
  /** Whether the settings were changed since. */
  isOld: boolean;
}

import { Alert } from '@smart-admin/ui/alert';
import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Splitter } from '@smart-admin/ui/splitter';
import { Tree } from '@smart-admin/ui/tree';
import { useState } from 'react';
import { type CodePreview } from './codeDraft.js';
import { fileTree, foldersOf } from './fileTree.js';
import { generatorMessages } from './generatorMessages.js';

/** The files as a tree beside the code of the chosen one, with what has to be known of all of them above. */
export function CodeFiles({ files, notes, isOld }: CodeFilesProps) {
  const t = useMessages(generatorMessages);
  const [chosen, setChosen] = useState(FIRST);
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  const paths = files.map(({ path }) => path);
  const bytes = files.reduce((sum, { content }) => sum + sizeOf(content), 0);
  return (
    <>
      {(isOld || notes.length > 0) && (
        <div className="grid max-h-40 flex-none gap-2 overflow-auto border-b border-hairline p-3">
          {isOld && <Alert tone="warning">{t('old')}</Alert>}
          {notes.length > 0 && (
            <Alert tone="info" title={t('notes', { count: notes.length })}>
              <ul className="m-0 grid gap-1 pl-4">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Alert>
          )}
        </div>
      )}
      <Splitter
        className="min-h-0 flex-1"
        defaultSize={280}
        start={
          <div className="flex min-h-0 flex-1 flex-col phone:max-h-64">
            <p role="status" className="m-0 flex-none px-4 pt-2 text-12 text-3">
              {t('fileCount', { count: files.length, size: formatFileSize(bytes) })}
            </p>
            <Tree
              aria-label={t('files')}
              nodes={fileTree(paths)}
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

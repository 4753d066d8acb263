import { createEditorStore, EditorProvider } from '@smart-admin/form-engine/editor';
import { useToday, useUnsavedChanges } from '@smart-admin/layout/stores';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../../app/api.js';
import { onFrame, onMissedFrames } from '../../../app/liveSocket.js';
import { usePage } from '../../../app/PageProvider.js';
import { documentOf, type GanttDocument, idsOf } from './ganttDocument.js';
import { GanttEditor } from './GanttEditor.js';
import { type ProjectDetail } from './projectTypes.js';
import { createTaskSync } from './taskSync.js';

/** The chart of one project: loads it, keeps it saved, and hears what its members change. */
export function ProjectGantt({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['projectGantt', id],
    queryFn: ({ signal }) => api.extend.project.read({ id }, { signal, silent: true }),
    // the frames of the socket tell when somebody has changed something
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <section className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface">
      {data ? (
        <Loaded project={data} onBack={onBack} />
      ) : error ? (
        <LoadError error={error} className="m-auto" onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} className="m-4" />
      )}
    </section>
  );
}

const SILENT = { silent: true };

function Loaded({ project, onBack }: { project: ProjectDetail; onBack: () => void }) {
  const { id } = project;
  const { path } = usePage();
  const client = useQueryClient();
  const [store] = useState(() =>
    createEditorStore<GanttDocument>({ document: documentOf(project.tasks), idsOf, readOnly: !mayChange(project) }),
  );
  const [sync] = useState(() =>
    createTaskSync({
      store,
      project,
      calls: {
        read: () => api.extend.project.read({ id }, SILENT),
        save: (body) => api.extend.project.saveTasks({ id, body }, SILENT),
      },
    }),
  );
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  const isBack = useRef(false);
  useEffect(() => {
    const stops = [
      sync.open(),
      onFrame('projectChanged', (frame) => frame.id === id && sync.hear(frame.version)),
      onMissedFrames(() => void sync.reload()),
    ];
    // the tab was away, and with it the frames
    if (isBack.current) void sync.reload();
    isBack.current = true;
    return () => {
      for (const stop of stops) stop();
    };
  }, [sync, id]);
  const day = useToday();
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    // what day it is says the server, in its zone
    void sync.reload();
  }, [sync, day]);
  const isFixed = !mayChange(state.project) || state.kind === 'gone';
  useEffect(() => store.setReadOnly(isFixed), [store, isFixed]);
  useUnsavedChanges(path, state.kind !== 'saved' && state.kind !== 'gone');
  const handleBack = async () => {
    await sync.flush();
    const { kind } = sync.getState();
    if (kind !== 'saved' && kind !== 'gone') return;
    // the list shows sums of the tasks
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'projectGantt' });
    onBack();
  };
  return (
    <EditorProvider store={store}>
      <GanttEditor state={state} sync={sync} onBack={() => void handleBack()} />
    </EditorProvider>
  );
}

const mayChange = ({ role, state }: ProjectDetail) => role !== 'reader' && state === 'active';

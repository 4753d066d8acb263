import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ProjectList } from './ProjectList.js';

const ProjectGantt = lazyPart(
  () => import('./ProjectGantt.js'),
  (module) => module.ProjectGantt,
);

/** The projects of the caller, and the chart of one, which the address names. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('project');
  const go = (project?: string) =>
    setSearch((params) => {
      params.delete('project');
      if (project) params.set('project', project);
      return params;
    });
  if (id === null) return <ProjectList onOpen={go} />;
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <ProjectGantt key={id} id={id} onBack={() => go()} />
    </Suspense>
  );
}

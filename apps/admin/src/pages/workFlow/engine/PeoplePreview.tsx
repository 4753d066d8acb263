import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { type PeopleNode } from '@smart-admin/form-engine/flow-designer';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { useDebounced } from '@smart-admin/ui/random';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../../app/api.js';
import { useSession } from '../../../app/sessionStore.js';
import { useFlowWords } from '../../../workflow/detail/useFlowWords.js';
import { LauncherPicker } from './LauncherPicker.js';
import { peopleMessages } from './peopleMessages.js';

/** Whom the rules of a node find for a launcher, asked once it is opened and again when the rules or the launcher change. */
export function PeoplePreview({ id, node, flow }: PeoplePreviewProps) {
  const t = useMessages(peopleMessages);
  const own = useSession((session) => session.user?.userInfo.userId ?? null);
  const [launcherId, setLauncher] = useState<string | null>(own);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="mt-3 grid gap-2">
      <Button
        className="justify-self-start"
        icon={<Users aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('preview')}
      </Button>
      {isOpen && (
        <div
          id={panelId}
          role="group"
          aria-label={t('preview')}
          className="grid gap-2 rounded-md border border-hairline p-2"
        >
          <LauncherPicker value={launcherId} onValueChange={setLauncher} />
          <div aria-live="polite" className="grid gap-1 text-12">
            {launcherId === null ? (
              <p className="m-0 text-3">{t('chooseLauncher')}</p>
            ) : (
              <FoundPeople key={node.id} id={id} node={node} flow={flow} launcherId={launcherId} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function FoundPeople({ id, node, flow, launcherId }: PeoplePreviewProps & { launcherId: string }) {
  const t = useMessages(peopleMessages);
  const { reason } = useFlowWords();
  const rules = useDebounced(JSON.stringify(node.people));
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['flowPeople', id, node.id, launcherId, rules],
    queryFn: () => {
      const body = { document: JSON.stringify(flow), nodeId: node.id, launcherId };
      return api.workflow.flow.people({ id, body }, { silent: true });
    },
    // other systems may be asked for it
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-5 w-full" />;
  const { list, total, unknown } = data;
  const why = (kind: string, via: string) => reason({ kind, via, byName: '' });
  return (
    <>
      {list.length > 0 && (
        <ul aria-label={t('found')} className="m-0 grid max-h-60 list-none gap-1 overflow-auto p-0">
          {list.map((person) => (
            <li key={person.id}>
              {person.name} <span className="text-3">{why(person.rule, person.via)}</span>
            </li>
          ))}
        </ul>
      )}
      {total > list.length && <p className="m-0 text-3">{t('more', { count: total - list.length })}</p>}
      {unknown.length > 0 && (
        <p className="m-0 text-2">{t('unknown', { rules: unknown.map((kind) => why(kind, '')).join('、') })}</p>
      )}
      {total === 0 && unknown.length === 0 && (
        <p className="m-0 text-warning-text">{t('empty' in node ? node.empty.kind : 'nobody')}</p>
      )}
    </>
  );
}

interface PeoplePreviewProps {
  /** Of the flow. */
  id: string;
  node: PeopleNode;
  /** The flow as it is drawn now. */
  flow: FlowDocument;
}

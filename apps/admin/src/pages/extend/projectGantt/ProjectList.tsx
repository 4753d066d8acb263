import { PROJECT_STATES } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { Avatar } from '@smart-admin/ui/avatar';
import { useMessages } from '@smart-admin/ui/locale';
import { Progress } from '@smart-admin/ui/progress';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { Archive, ArchiveRestore, ChartGantt } from 'lucide-react';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { keywordSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { projectMessages } from './projectMessages.js';

/** The projects in which the caller takes part; leads change, archive and delete them. */
export function ProjectList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useMessages(projectMessages);
  const c = useMessages(commonMessages);
  const definition = apiResource(CALLS, {
    page: pages.projectGantt,
    c,
    label: t('label'),
    // a project is ruled by who takes part in it, not by buttons of the page
    codes: { add: null, edit: null, detail: null, remove: null },
    search: [
      { ...keywordSearch(c), label: t('keyword') },
      {
        id: 'state',
        label: t('state'),
        kind: 'select',
        options: PROJECT_STATES.map((value) => ({ value, label: t(value) })),
      },
    ],
    columns: [
      { id: 'fullName', header: t('name'), minWidth: 200 },
      { id: 'state', header: t('state'), width: 96, render: ({ state }) => <ProjectState state={state} /> },
      {
        id: 'progress',
        header: t('progress'),
        width: 150,
        text: ({ progress }) => `${progress}%`,
        render: ({ progress, fullName }) => <Progress value={progress} aria-label={`${fullName} ${t('progress')}`} />,
      },
      { id: 'startDate', header: t('start'), width: 112 },
      { id: 'endDate', header: t('end'), width: 112 },
      { id: 'taskCount', header: t('tasks'), kind: 'number', width: 80, align: 'right' },
      {
        id: 'people',
        header: t('people'),
        width: 160,
        text: ({ people }) => namesOf(people),
        render: ({ people }) => <People people={people} />,
      },
      { id: 'role', header: t('role'), width: 100, value: ({ role }) => t(`role_${role}`) },
    ],
    form: {
      fullName: field('text', { label: t('name'), required: true, maxLength: 100 }),
      description: field('textarea', { label: t('description'), maxLength: 2_000 }),
      leadIds: field('userSelect', { label: t('leads'), multiple: true }),
      memberIds: field('userSelect', { label: t('members'), multiple: true, placeholder: t('membersHelp') }),
      readerIds: field('userSelect', { label: t('readers'), multiple: true, placeholder: t('readersHelp') }),
    },
    rowConditions: { edit: isLed, remove: isLed },
    actions: [
      {
        id: 'open',
        label: t('open'),
        icon: <ChartGantt aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row }) => row && onOpen(row.id),
      },
      {
        id: 'archive',
        label: t('archive'),
        icon: <Archive aria-hidden />,
        place: 'row',
        confirm: t('archiveQuestion'),
        visible: (row) => isLed(row) && row.state === 'active',
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.extend.project.updateState({ id: row.id, body: { state: 'archived' } });
          toast.success(t('archivedDone'));
          await refresh();
        },
      },
      {
        id: 'reopen',
        label: t('reopen'),
        icon: <ArchiveRestore aria-hidden />,
        place: 'row',
        visible: (row) => isLed(row) && row.state === 'archived',
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.extend.project.updateState({ id: row.id, body: { state: 'active' } });
          toast.success(t('reopened'));
          await refresh();
        },
      },
    ],
    nameOf: ({ fullName }) => fullName,
  });
  // whoever makes a project leads it by themselves
  return <ManagedResource definition={definition} offersCurrentUser={false} />;
}

const { list, read, create, update, remove } = api.extend.project;
/** Without the call of states, which is of a noun that is enabled and disabled. */
const CALLS = { list, read, create, update, remove };

type Project = RowOf<typeof CALLS>;

const isLed = ({ role }: Project) => role === 'lead';

const namesOf = (people: Project['people']) => people.map(({ name }) => name).join('、');

function ProjectState({ state }: Pick<Project, 'state'>) {
  const t = useMessages(projectMessages);
  return <Status tone={state === 'active' ? 'enabled' : 'disabled'}>{t(state)}</Status>;
}

/** Pictures of the first people, and how many more there are. */
function People({ people }: Pick<Project, 'people'>) {
  const shown = people.slice(0, 4);
  return (
    <span role="img" aria-label={namesOf(people)} title={namesOf(people)} className="flex items-center gap-1">
      {shown.map(({ id, name, headIcon }) => (
        <Avatar key={id} name={name} src={headIcon} />
      ))}
      {people.length > shown.length && <span className="text-12 text-2">+{people.length - shown.length}</span>}
    </span>
  );
}

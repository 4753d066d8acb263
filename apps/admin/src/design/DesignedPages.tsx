import { type Page } from '@smart-admin/api-client/pages';
import { type DiffItem } from '@smart-admin/form-engine/editor';
import { useMessages } from '@smart-admin/ui/locale';
import { type Locale } from '@smart-admin/ui/messages';
import { createId } from '@smart-admin/ui/random';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { Eye, History, type LucideIcon } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type api } from '../app/api.js';
import { constant, field } from '../resource/apiForm.js';
import { apiResource } from '../resource/apiResource.js';
import { keywordSearch, nameAndCode, orderAndText } from '../resource/commonFields.js';
import { commonMessages } from '../resource/commonMessages.js';
import { copyAction } from '../resource/copyAction.js';
import { exportAction, importAction } from '../resource/fileActions.js';
import { ManagedResource } from '../resource/ManagedResource.js';
import { designListMessages } from './designListMessages.js';
import { DesignVersions } from './DesignVersions.js';
import { importDesign } from './importDesign.js';

const STATES = ['draft', 'released', 'changed'] as const;

/** The designed pages of a kind, and the designer of the one that the address names. */
export function DesignedPages(kind: DesignedKind) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('design');
  const go = (design?: string) =>
    setSearch((params) => {
      params.delete('design');
      if (design) params.set('design', design);
      return params;
    });
  if (id === null) return <DesignList {...kind} onDesign={go} />;
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <kind.Designer key={id} id={id} onBack={() => go()} />
    </Suspense>
  );
}

function DesignList({ noun, page, calls, empty, describe, icon: Icon, onDesign }: DesignListProps) {
  const t = useMessages(designListMessages);
  const c = useMessages(commonMessages);
  const navigate = useNavigate();
  const [versions, setVersions] = useState<{ id: string; fullName: string; refresh: () => Promise<void> }>();
  const definition = apiResource(calls, {
    page,
    c,
    label: t(noun),
    search: [
      keywordSearch(c),
      {
        id: 'state',
        label: t('state'),
        kind: 'select',
        options: STATES.map((key, index) => ({ value: String(index), label: t(key) })),
      },
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 160, sortable: true },
      { id: 'category', header: t('category'), width: 120 },
      { id: 'state', header: t('state'), width: 180, render: ({ state }) => <ReleaseState state={state} /> },
      { id: 'version', header: t('version'), width: 90, align: 'right', value: ({ version }) => version || '' },
      { id: 'lastModifyTime', header: t('modifiedAt'), kind: 'datetime', width: 160, sortable: true },
    ],
    form: () => ({
      ...nameAndCode(c),
      category: field('text', { label: t('category'), span: 12, maxLength: 50 }),
      ...orderAndText(c),
      document: constant(empty),
    }),
    actions: [
      {
        id: 'design',
        label: t('design'),
        icon: <Icon aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        run: ({ row }) => row && onDesign(row.id),
      },
      {
        id: 'preview',
        label: t('preview'),
        icon: <Eye aria-hidden />,
        place: 'row',
        run: ({ row }) => row && navigate(`/previewModel?${noun}=${encodeURIComponent(row.id)}`),
      },
      {
        id: 'versions',
        label: t('versions'),
        icon: <History aria-hidden />,
        place: 'row',
        visible: ({ state }) => state !== 0,
        run: ({ row, refresh }) => row && setVersions({ id: row.id, fullName: row.fullName, refresh }),
      },
      copyAction(t('copy'), calls.copy, ({ fullName }) => t('copied', { name: fullName })),
      importAction(
        t('import'),
        async (file, refresh) => {
          const outcome = await importDesign<DesignBody>(file, noun, (body) =>
            calls.create({ body }, { idempotencyKey: createId() }),
          );
          if (outcome === 'foreign') toast.error(t('foreign'));
          if (outcome !== 'made') return;
          toast.success(t('imported'));
          await refresh();
        },
        'btn_add',
      ),
      exportAction(t('export'), (id) => calls.export({ id })),
    ],
    nameOf: ({ fullName }) => fullName,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {versions ? (
        <DesignVersions
          {...versions}
          calls={calls}
          describe={describe}
          onClose={() => {
            setVersions(undefined);
            void versions.refresh();
          }}
        />
      ) : null}
    </>
  );
}

function ReleaseState({ state }: { state: number }) {
  const t = useMessages(designListMessages);
  if (state === 0) return <Status tone="disabled">{t('draft')}</Status>;
  return state === 1 ? <Status tone="enabled">{t('released')}</Status> : <Status tone="warning">{t('changed')}</Status>;
}

/** A kind of designed pages. */
export interface DesignedKind {
  noun: 'portal' | 'report' | 'screen';
  page: Page<string, 'btn_add' | 'btn_edit' | 'btn_remove' | 'btn_release' | 'btn_download'>;
  calls: DesignedCalls;
  /** The document of a new one. */
  empty: object;
  icon: LucideIcon;
  /** A document as items that can be compared: a method, so that a kind may demand its own documents. */
  describe(document: object, locale: Locale): DiffItem[];
  Designer: ComponentType<{ id: string; onBack: () => void }>;
}

type Calls = typeof api.design.portal;
type DesignBody = Omit<Parameters<Calls['create']>[0]['body'], 'document'> & { document: object };
type Written = Omit<Awaited<ReturnType<Calls['read']>>, 'document'> & { document: object };
type Options<Name extends 'create' | 'read' | 'update'> = Parameters<Calls[Name]>[1];

/** The calls that all kinds have; methods, because each takes documents of its kind alone. */
export interface DesignedCalls extends Pick<
  Calls,
  'list' | 'changes' | 'remove' | 'copy' | 'export' | 'versions' | 'restoreVersion'
> {
  create(input: { body: DesignBody }, options?: Options<'create'>): Promise<string>;
  read(input: { id: string }, options?: Options<'read'>): Promise<Written>;
  update(input: { id: string; body: object }, options?: Options<'update'>): Promise<unknown>;
  version(input: { id: string; version: string }, options?: { silent?: boolean }): Promise<{ document: object }>;
}

interface DesignListProps extends DesignedKind {
  onDesign: (id: string) => void;
}

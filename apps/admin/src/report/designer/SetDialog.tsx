import { type ReportData, type ReportDocument, type ReportFilter } from '@smart-admin/api-client/contract';
import {
  createSettingViews,
  type EditorState,
  SettingsPanel,
  standardSettingViews,
  useEditorState,
} from '@smart-admin/form-engine/editor';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { CardDesignContext } from '../../portal/designer/CardDesignContext.js';
import { dataSettingViews } from '../../portal/designer/dataSettingViews.js';
import { commonMessages } from '../../resource/commonMessages.js';
import { useReportDesign } from './ReportDesignContext.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { reportSettingMessages } from './reportSettingMessages.js';
import { type FlatSet, flatSet, SET_GROUPS, setInDraft } from './setSettings.js';

const VIEWS = createSettingViews(standardSettingViews, dataSettingViews);

/** What a data set of a report reads, and with which values it is asked. */
export function SetDialog({ id, readOnly, onClose }: { id: string; readOnly: boolean; onClose: () => void }) {
  const t = useMessages(reportDesignMessages);
  const c = useMessages(commonMessages);
  const { sets, filters } = useEditorState(documentOf);
  const set = sets.find((each) => each.id === id);
  const { sets: known } = useReportDesign();
  const names = useFilterNames(filters);
  const sources = useReportSources();
  const parameters = useParameters(set?.data, sources);
  if (!set) return null;
  const design = {
    builtIn: sources.map(({ name, label }) => ({ value: name, label })),
    columns: known.find((each) => each.id === id)?.columns ?? [],
    parameters,
    filters: names,
  };
  return (
    <Dialog
      open
      title={t('editSet')}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {c('confirm')}
        </Button>
      }
    >
      <CardDesignContext value={design}>
        <SettingsPanel<ReportDocument, FlatSet>
          groups={SET_GROUPS}
          items={[flatSet(set)]}
          find={(document, item) => setInDraft(document, item)}
          views={VIEWS}
          className={readOnly ? 'opacity-70' : undefined}
        />
      </CardDesignContext>
    </Dialog>
  );
}

/** Data sets of the platform that the designer may ask. */
function useReportSources() {
  const { data } = useQuery({
    queryKey: ['report', 'sources'],
    queryFn: ({ signal }) => api.design.report.sources({ signal, silent: true }),
    staleTime: 60_000,
  });
  return data?.list ?? NO_SOURCES;
}

type Source = Awaited<ReturnType<typeof api.design.report.sources>>['list'][number];
const NO_SOURCES: readonly Source[] = [];

/** What a data set can be asked with. */
function useParameters(data: ReportData | undefined, sources: readonly Source[]) {
  const interfaces = useQuery({
    queryKey: ['portal', 'interfaces'],
    queryFn: ({ signal }) => api.system.dataInterface.callable({ query: { pageSize: 500 } }, { signal, silent: true }),
    enabled: data?.source === 'interface',
    staleTime: 60_000,
  });
  if (data?.source === 'builtIn') return sources.find(({ name }) => name === data.name)?.parameters ?? [];
  if (data?.source !== 'interface') return [];
  return interfaces.data?.list.find(({ id }) => id === data.interfaceId)?.parameters ?? [];
}

/** The filters as values are bound to them: a period is two. */
function useFilterNames(filters: readonly ReportFilter[]) {
  const s = useMessages(reportSettingMessages);
  return filters.flatMap(({ id, label, kind }) => {
    const named = (suffix: string, text: string) => ({
      id: `${id}${suffix}`,
      label: text,
      kind: 'text' as const,
      options: [],
    });
    return kind === 'period'
      ? [named('_from', s('from', { name: label })), named('_until', s('until', { name: label }))]
      : [named('', label)];
  });
}

const documentOf = (state: EditorState<ReportDocument>) => state.document;

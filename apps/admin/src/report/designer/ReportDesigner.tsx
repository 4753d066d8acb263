import { currentReport, type ReportDocument } from '@smart-admin/api-client/contract';
import { DesignerFrame, type DesignerProps } from '@smart-admin/form-engine/designer';
import {
  createEditorStore,
  diffItems,
  EditorProvider,
  type EditorState,
  ReferenceSourcesContext,
  useEditor,
  useEditorState,
  useProblems,
} from '@smart-admin/form-engine/editor';
import { Button } from '@smart-admin/ui/button';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../../app/api.js';
import { DesignColumns } from '../../design/DesignColumns.js';
import { PreviewStrip } from '../../design/PreviewStrip.js';
import { type PreviewedAs, RoleChoice } from '../../design/RoleChoice.js';
import { CellPanel } from './CellPanel.js';
import { checkReport } from './checkReport.js';
import { describeReport } from './describeReport.js';
import { FormatToolbar } from './FormatToolbar.js';
import { REPORT_COMMANDS, type ReportContext } from './reportCommands.js';
import { ReportDesignContext } from './ReportDesignContext.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { ReportGrid } from './ReportGrid.js';
import { ReportTemplates } from './ReportTemplates.js';
import { ReportTexts } from './ReportTexts.js';
import { SetPalette } from './SetPalette.js';
import { SheetPreview } from './SheetPreview.js';
import { addressesIn } from './sheetEdits.js';
import { useReportEditing } from './useReportEditing.js';

/**
 * Edits a report: data sets with their fields at the left, the sheet in the middle, as it is drawn or with real rows, settings at the right. Keeps a
 * draft, compares with what is released, shows what a role would see.
 */
export function ReportDesigner({ document, references, ...props }: ReportDesignerProps) {
  const [store] = useState(() =>
    createEditorStore<ReportDocument>({ document: currentReport(document), idsOf: placesOf, readOnly: !props.canEdit }),
  );
  return (
    <EditorProvider store={store}>
      <ReferenceSourcesContext value={references ?? {}}>
        <Designer {...props} />
      </ReferenceSourcesContext>
    </EditorProvider>
  );
}

function Designer({ released, onPreview, ...props }: Omit<ReportDesignerProps, 'document' | 'references'>) {
  const t = useMessages(reportDesignMessages);
  const locale = useLocale();
  const store = useEditor<ReportDocument>();
  const report = useEditorState(documentOf);
  const [side, setSide] = useState('data');
  const [view, setView] = useState<'design' | 'preview'>('design');
  const [as, setAs] = useState<PreviewedAs>();
  const editing = useReportEditing();
  const design = useDesign(report);
  const check = useCallback((edited: ReportDocument) => checkReport(edited, t, locale), [t, locale]);
  const problems = useProblems(check);
  const readOnly = !props.canEdit;
  return (
    <DesignerFrame<ReportDocument, ReportContext>
      {...props}
      slot="report-designer"
      encode={(edited) => edited}
      decode={(stored) => currentReport(stored as ReportDocument)}
      compare={(from, to) => diffItems(describeReport(from, locale), describeReport(to, locale))}
      differences={released && diffItems(describeReport(released, locale), describeReport(report, locale))}
      problems={problems}
      commands={REPORT_COMMANDS}
      contextOf={(frame) => ({ ...editing, ...frame, store })}
      tools={
        <>
          {view === 'preview' ? <RoleChoice value={as} onChange={setAs} /> : null}
          <ReportTexts fullName={props.title} />
          <RadioGroup
            aria-label={t('view')}
            appearance="button"
            value={view}
            onValueChange={setView}
            options={(['design', 'preview'] as const).map((value) => ({ value, label: t(value) }))}
          />
          <Button icon={<Eye aria-hidden />} onClick={() => onPreview(store.getState().document)}>
            {t('openPreview')}
          </Button>
        </>
      }
    >
      <ReportDesignContext value={design}>
        <DesignColumns
          label={t('data')}
          tab={side}
          onTab={setSide}
          tabs={[
            { value: 'data', label: t('data'), content: <SetPalette editing={editing} readOnly={readOnly} /> },
            {
              value: 'templates',
              label: t('templates'),
              content: <ReportTemplates readOnly={readOnly} onUse={editing.replace} />,
            },
          ]}
          problems={problems}
          settingsLabel={t('cellSettings')}
          settings={<CellPanel problems={problems} />}
          className="bg-canvas phone:min-h-120"
        >
          {view === 'design' ? (
            <>
              <div className="flex-none border-b border-hairline bg-surface px-3 py-1">
                <FormatToolbar editing={editing} readOnly={readOnly} />
              </div>
              <div className="min-h-0 flex-1 overflow-auto p-4">
                <ReportGrid editing={editing} problems={problems} readOnly={readOnly} />
              </div>
            </>
          ) : (
            <>
              {as ? <PreviewStrip as={as} onClose={() => setAs(undefined)} /> : null}
              <SheetPreview document={report} as={as} name={props.title} />
            </>
          )}
        </DesignColumns>
      </ReportDesignContext>
    </DesignerFrame>
  );
}

/** What cells can show: the columns of the data sets, asked again when what is read changes. */
function useDesign({ sets }: ReportDocument) {
  const asked = useMemo(
    () => sets.map(({ id, label, data }) => ({ id, label, data: { ...data, limit: 1, measures: [], columns: [] } })),
    [sets],
  );
  const { data } = useQuery({
    queryKey: ['report', 'columns', asked],
    queryFn: ({ signal }) => api.design.report.columns({ body: { sets: asked } }, { signal, silent: true }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return useMemo(
    () => ({
      sets: sets.map(({ id, label }) => {
        const found = data?.list.find((each) => each.id === id);
        return { id, label, columns: found?.columns ?? [], error: found?.error ?? '' };
      }),
    }),
    [sets, data],
  );
}

/** Every place of a sheet can be chosen, also an empty one. */
function placesOf(document: ReportDocument): readonly string[] {
  const { rows, columns } = document;
  return addressesIn(document, {
    from: { row: 0, column: 0 },
    to: { row: rows.length - 1, column: columns.length - 1 },
  });
}

const documentOf = (state: EditorState<ReportDocument>) => state.document;

export interface ReportDesignerProps extends DesignerProps<ReportDocument> {
  /** The saved draft. */
  document: ReportDocument;
  /** What people see; undefined before the first release. */
  released: ReportDocument | undefined;
  /** Shows a report as it is edited, saved or not. */
  onPreview: (document: ReportDocument) => void;
}

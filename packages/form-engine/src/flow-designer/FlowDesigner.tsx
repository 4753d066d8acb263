import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type FormDocument } from '../core/document/FormDocument.js';
import { DesignerFrame, type DesignerProps } from '../designer/DesignerFrame.js';
import { formLanguage } from '../designer/form/expression/formLanguage.js';
import { type Difference, diffItems } from '../editor/diffDocuments.js';
import { editorMessages } from '../editor/editorMessages.js';
import { EditorProvider, useEditor, useEditorState } from '../editor/EditorProvider.js';
import { createEditorStore, type EditorState } from '../editor/editorStore.js';
import { type Problem, sortProblems } from '../editor/problems.js';
import { ProblemsPanel } from '../editor/ProblemsPanel.js';
import { referenceProblems } from '../editor/references/referenceProblems.js';
import {
  type ReferenceLookup,
  type ReferenceSources,
  ReferenceSourcesContext,
} from '../editor/references/ReferenceSources.js';
import { useReferenceLookup } from '../editor/references/useReferences.js';
import { useProblems } from '../editor/useProblems.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { decodeFlowDocument } from '../flow/document/decodeFlowDocument.js';
import { type FlowDocument, type FlowNode } from '../flow/document/FlowDocument.js';
import { type FlowBox } from './chart/layoutFlow.js';
import { type FlowMark } from './chart/FlowBoxView.js';
import { checkFlow } from './checkFlow.js';
import { conditionWords } from './conditionWords.js';
import { describeFlow, describeNode } from './describeFlow.js';
import { FLOW_KINDS } from './edit/createFlowNode.js';
import { flowItems, placeBehind } from './edit/flowEdits.js';
import { LazyFlowCanvas } from './FlowChart.js';
import { flowCommands, type FlowContext } from './flowCommands.js';
import { flowDesignerMessages } from './flowDesignerMessages.js';
import { flowReferences } from './flowReferences.js';
import { FlowSettings } from './FlowSettings.js';
import { GapButton, gapKey } from './GapButton.js';
import { GapContext } from './GapContext.js';
import { NodeTools } from './NodeTools.js';
import { firstOf, FlowDesignContext, type FormOfModel } from './settings/FlowDesignContext.js';
import { useFlowEditing } from './useFlowEditing.js';

/**
 * Draws a flow without code: the chart in the middle with a button on every line, the settings of what is selected at the
 * right. Keeps a draft, compares with what is released, and releases what has no errors. People come from the
 * `FormDataSourcesProvider` around it; `references` offers flows, interfaces, models and templates as `flow`, `interface`,
 * `model` and `template`, and nodes that would refer to something that is not offered are not either.
 */
export function FlowDesigner({ references = NO_REFERENCES, ...props }: FlowDesignerProps) {
  const [store] = useState(() =>
    createEditorStore<FlowDocument>({ document: props.flow, idsOf: flowItems, readOnly: !props.canEdit }),
  );
  return (
    <EditorProvider store={store}>
      <ReferenceSourcesContext value={references}>
        <Designer {...props} />
      </ReferenceSourcesContext>
    </EditorProvider>
  );
}

function Designer({
  form,
  released,
  further = NOTHING_DIFFERS,
  flowId,
  found = NOTHING_FOUND,
  marks,
  people,
  tools,
  below,
  formOf,
  ...props
}: Omit<FlowDesignerProps, 'references'>) {
  const t = useMessages(flowDesignerMessages);
  const e = useMessages(editorMessages);
  const locale = useLocale();
  const store = useEditor<FlowDocument>();
  const flow = useEditorState(documentOf);
  const selected = useEditorState(selectedOf);
  const { registry } = useFieldKinds();
  // the whole flow is told in words: that waits until the keys have a pause
  const settled = useDeferredValue(flow);
  const named = useMemo(() => flowReferences(settled, locale), [settled, locale]);
  const lookup = useReferenceLookup(useMemo(() => [...OFFERED, ...named], [named]));
  const editing = useFlowEditing(lookup);
  const [opened, setOpened] = useState<string | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(NOTHING_FOLDED);
  const check = useCallback(
    (document: FlowDocument) => [
      ...checkFlow(document, { form, registry, ...(flowId ? { flowId } : {}) }, locale),
      ...referenceProblems(flowReferences(document, locale), lookup, e),
    ],
    [form, registry, flowId, locale, lookup, e],
  );
  const own = useProblems(check);
  const problems = useMemo(() => sortProblems([...untold(own, found), ...found]), [own, found]);
  const words = useMemo(
    () => ({ form, describeBranch: conditionWords(form, { locale, registry }), lookup }),
    [form, locale, registry, lookup],
  );
  const describeAll = useCallback((document: FlowDocument) => describeFlow(document, locale, words), [locale, words]);
  const before = useMemo(() => released && describeAll(released), [released, describeAll]);
  const differences = useMemo(
    () => before && [...diffItems(before, describeAll(settled)), ...further],
    [before, settled, describeAll, further],
  );
  const gaps = useMemo(
    () => ({ editing, kinds: FLOW_KINDS.filter((kind) => isOffered(kind, lookup)), opened, setOpened }),
    [editing, lookup, opened],
  );
  const design = useMemo(
    () => ({ form, lookup, formOf, language: formLanguage(form, { setting: 'visibleWhen', locale, registry }) }),
    [form, lookup, formOf, locale, registry],
  );
  const shown = useMemo(() => ({ ...marks, ...byItem(problems, ({ severity }) => severity) }), [marks, problems]);
  const notes = useMemo(() => byItem(problems, ({ message }) => message), [problems]);
  const toolsOf = useCallback(
    (box: Pick<FlowBox, 'id' | 'kind'>) => (
      <NodeTools box={box} editing={editing} isFolded={folded.has(box.id)} onFold={(id) => setFolded(toggled(id))} />
    ),
    [editing, folded],
  );
  const describe = useCallback(
    (node: FlowNode | FlowDocument['start']) => describeNode(node, locale, form),
    [locale, form],
  );
  return (
    <FlowDesignContext value={design}>
      <DesignerFrame<FlowDocument, FlowContext>
        {...props}
        slot="flow-designer"
        encode={(document) => document}
        decode={decodeFlowDocument}
        differences={differences}
        compare={(from, to) => diffItems(describeAll(from), describeAll(to))}
        problems={problems}
        commands={flowCommands}
        contextOf={(frame) => ({
          ...editing,
          ...frame,
          store,
          openMenu: () => setOpened(gapKey(placeBehind(flow, selected))),
        })}
        tools={tools?.(flow)}
      >
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_384px] phone:block phone:overflow-auto">
          <div className="flex min-h-0 min-w-0 flex-col bg-canvas">
            <div className="relative min-h-0 flex-1 phone:h-120 phone:flex-none">
              <GapContext value={gaps}>
                <Suspense fallback={<Skeleton className="size-full" />}>
                  <LazyFlowCanvas
                    document={flow}
                    label={t('canvas')}
                    marks={shown}
                    notes={notes}
                    describe={describe}
                    describeBranch={words.describeBranch}
                    selected={selected}
                    onSelect={editing.select}
                    folded={folded}
                    wheel="pan"
                    {...(props.canEdit ? { Gap: GapButton, toolsOf } : {})}
                  />
                </Suspense>
              </GapContext>
              <p className="pointer-events-none absolute bottom-2 left-2 m-0 rounded-md bg-canvas px-1.5 text-12 text-2 phone:hidden">
                {t('keysHint')}
              </p>
            </div>
            <ProblemsPanel problems={problems} />
            {below?.(flow)}
          </div>
          <aside
            aria-label={t('selected')}
            className="min-h-0 overflow-auto border-l border-hairline phone:border-t phone:border-l-0"
          >
            <h2 className="sr-only">{t('selected')}</h2>
            <FlowSettings problems={problems} people={people} />
          </aside>
        </div>
      </DesignerFrame>
    </FlowDesignContext>
  );
}

const documentOf = ({ document }: EditorState<FlowDocument>) => document;
const selectedOf = ({ selection }: EditorState<FlowDocument>) => selection.ids.at(-1);
const NO_REFERENCES: ReferenceSources = {};
const NOTHING_FOUND: readonly Problem[] = [];
const NOTHING_DIFFERS: readonly Difference[] = [];
const NOTHING_FOLDED: ReadonlySet<string> = new Set();
/** What a kind of node refers to. */
const NEEDED: Partial<Record<FlowNode['kind'], string>> = {
  subFlow: 'flow',
  interface: 'interface',
  record: 'model',
  message: 'template',
};
const OFFERED = Object.values(NEEDED).map((of) => ({ of }));

/** A node that refers to something is offered where there is something to refer to. */
function isOffered(kind: FlowNode['kind'], lookup: ReferenceLookup): boolean {
  const needed = NEEDED[kind];
  return needed === undefined || firstOf(lookup, needed) !== undefined;
}

/** The warnings about settings of which the application knows more. */
function untold(own: readonly Problem[], found: readonly Problem[]): readonly Problem[] {
  const isTold = ({ itemId, setting, severity }: Problem) =>
    severity === 'warning' && found.some((other) => other.itemId === itemId && other.setting === setting);
  return own.filter((problem) => problem.setting === undefined || !isTold(problem));
}

/** What the first problem of each item says; errors come first. */
function byItem<Value>(problems: readonly Problem[], read: (problem: Problem) => Value): Record<string, Value> {
  const found = problems.flatMap((problem) => (problem.itemId === undefined ? [] : [[problem.itemId, read(problem)]]));
  return Object.fromEntries(found.toReversed()) as Record<string, Value>;
}

function toggled(id: string) {
  return (folded: ReadonlySet<string>) =>
    new Set(folded.has(id) ? [...folded].filter((each) => each !== id) : [...folded, id]);
}

/** A node that finds people by rules. */
export type PeopleNode = Extract<FlowNode, { people: unknown }>;

export interface FlowDesignerProps extends DesignerProps<FlowDocument> {
  /** The saved flow. */
  flow: FlowDocument;
  /** The form that is filled and decided on. */
  form: FormDocument;
  /** The flow that is followed now; undefined before the first release. */
  released?: FlowDocument | undefined;
  /** What else differs from what is released, which the next release makes hold: named with the differences of the flow. */
  further?: readonly Difference[] | undefined;
  /** The form of a model, for nodes that make or change its records. Without it their fields are named by hand. */
  formOf?: FormOfModel | undefined;
  /** Id under which the flow itself is started. */
  flowId?: string | undefined;
  /** Problems that only the application knows. */
  found?: readonly Problem[] | undefined;
  /** How far a trial of the flow has come. */
  marks?: Readonly<Record<string, FlowMark>> | undefined;
  /** Stands below the rules by which a node finds people: whom they find. */
  people?: ((node: PeopleNode, flow: FlowDocument) => ReactNode) | undefined;
  /** Further buttons of the head, for the flow as it stands now. */
  tools?: ((flow: FlowDocument) => ReactNode) | undefined;
  /** Stands under the chart: a trial. */
  below?: ((flow: FlowDocument) => ReactNode) | undefined;
}

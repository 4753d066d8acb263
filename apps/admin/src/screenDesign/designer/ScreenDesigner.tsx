import { type ScreenDocument } from '@smart-admin/api-client/contract';
import {
  DesignerFrame,
  type DesignerProps,
  StageCanvas,
  stageCommands,
  type StageContext,
} from '@smart-admin/form-engine/designer';
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
import { Eye } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { DesignColumns } from '../../design/DesignColumns.js';
import { PreviewStrip } from '../../design/PreviewStrip.js';
import { type PreviewedAs, RoleChoice } from '../../design/RoleChoice.js';
import { cardTitle } from '../../portal/ShownCard.js';
import { ScreenContext } from '../ScreenContext.js';
import { screenStyle } from '../screenTheme.js';
import { type WidgetKind } from '../ShownWidget.js';
import { useSurroundingsOf } from '../useSurroundingsOf.js';
import { WIDGETS } from '../widgets/widgets.js';
import { WidgetView } from '../WidgetView.js';
import { asShownWidget } from './asShownWidget.js';
import { checkScreen } from './checkScreen.js';
import { describeScreen } from './describeScreen.js';
import { LayerList } from './LayerList.js';
import { screenDesignMessages } from './screenDesignMessages.js';
import { ScreenTemplates } from './ScreenTemplates.js';
import { useScreenEditing } from './useScreenEditing.js';
import { useScreenPreviewAnswers } from './useScreenPreviewAnswers.js';
import { WidgetPalette } from './WidgetPalette.js';
import { WidgetSettingsPanel } from './WidgetSettingsPanel.js';

/**
 * Edits a screen: kinds of widgets, layers and templates at the left, the canvas with the real rows of its widgets in the middle,
 * settings at the right. Keeps a draft, compares with what is released, shows what a role would see.
 */
export function ScreenDesigner({ document, references, ...props }: ScreenDesignerProps) {
  const [store] = useState(() =>
    createEditorStore<ScreenDocument>({
      document,
      idsOf: ({ widgets }) => widgets.map(({ id }) => id),
      readOnly: !props.canEdit,
    }),
  );
  return (
    <EditorProvider store={store}>
      <ReferenceSourcesContext value={references ?? {}}>
        <Designer {...props} />
      </ReferenceSourcesContext>
    </EditorProvider>
  );
}

function Designer({ released, onPreview, ...props }: Omit<ScreenDesignerProps, 'document' | 'references'>) {
  const t = useMessages(screenDesignMessages);
  const locale = useLocale();
  const store = useEditor<ScreenDocument>();
  const screen = useEditorState(documentOf);
  const [side, setSide] = useState('widgets');
  const [as, setAs] = useState<PreviewedAs>();
  const editing = useScreenEditing();
  const { stateOf, readAt } = useScreenPreviewAnswers(screen.widgets, as);
  const surroundings = useSurroundingsOf(screen.widgets.map(asShownWidget), readAt);
  const check = useCallback((edited: ScreenDocument) => checkScreen(edited, t, locale), [t, locale]);
  const problems = useProblems(check);
  const commands = useMemo(() => stageCommands<ScreenDocument>(), []);
  const nameOf = (id: string) => {
    const widget = screen.widgets.find((each) => each.id === id);
    return widget ? cardTitle(widget, locale) || WIDGETS[widget.kind].names[locale] : id;
  };
  const readOnly = !props.canEdit;
  return (
    <DesignerFrame<ScreenDocument, StageContext<ScreenDocument>>
      {...props}
      slot="screen-designer"
      encode={(edited) => edited}
      decode={(stored) => stored as ScreenDocument}
      compare={(from, to) => diffItems(describeScreen(from, locale), describeScreen(to, locale))}
      differences={released && diffItems(describeScreen(released, locale), describeScreen(screen, locale))}
      problems={problems}
      commands={commands}
      contextOf={(frame) => ({ ...editing, ...frame, store })}
      tools={
        <>
          <RoleChoice value={as} onChange={setAs} />
          <Button icon={<Eye aria-hidden />} onClick={() => onPreview(store.getState().document)}>
            {t('preview')}
          </Button>
        </>
      }
    >
      <DesignColumns
        label={t('widgets')}
        tab={side}
        onTab={setSide}
        tabs={[
          {
            value: 'widgets',
            label: t('widgets'),
            content: <WidgetPalette readOnly={readOnly} onAdd={(kind) => editing.add(kind)} />,
          },
          {
            value: 'layers',
            label: t('layers'),
            content: (
              <LayerList
                nameOf={nameOf}
                onSet={(label, id, change) => editing.setOne(label, id, change)}
                onMoveTo={editing.moveTo}
              />
            ),
          },
          {
            value: 'templates',
            label: t('templates'),
            content: <ScreenTemplates readOnly={readOnly} onUse={editing.replace} />,
          },
        ]}
        problems={problems}
        settingsLabel={t('widgetSettings')}
        settings={<WidgetSettingsPanel problems={problems} stateOf={stateOf} />}
        className="phone:h-120"
      >
        {as ? <PreviewStrip as={as} onClose={() => setAs(undefined)} /> : null}
        <ScreenContext value={surroundings}>
          <StageCanvas
            boxes={screen.widgets}
            size={screen}
            nameOf={nameOf}
            backdrop={backdropOf(screen)}
            renderBox={(widget) => (
              <div data-mode="dark" className="size-full">
                <WidgetView widget={asShownWidget(widget)} state={stateOf(widget.id)} />
              </div>
            )}
            arrange={editing}
            onPlace={editing.place}
            onDrop={(kind, place) => kind in WIDGETS && editing.add(kind as WidgetKind, place)}
          />
        </ScreenContext>
      </DesignColumns>
    </DesignerFrame>
  );
}

const backdropOf = (screen: ScreenDocument) => ({ style: screenStyle(screen) });

const documentOf = (state: EditorState<ScreenDocument>) => state.document;

export interface ScreenDesignerProps extends DesignerProps<ScreenDocument> {
  /** The saved draft. */
  document: ScreenDocument;
  /** What people see; undefined before the first release. */
  released: ScreenDocument | undefined;
  /** Shows a screen as it is edited, saved or not. */
  onPreview: (document: ScreenDocument) => void;
}

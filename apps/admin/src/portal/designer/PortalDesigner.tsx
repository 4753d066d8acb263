import { type PortalDocument } from '@smart-admin/api-client/contract';
import {
  BoardCanvas,
  boardCommands,
  type BoardContext,
  DesignerFrame,
  type DesignerProps,
  heightOfRows,
  inReadingOrder,
} from '@smart-admin/form-engine/designer';
import {
  createEditorStore,
  diffItems,
  EditorProvider,
  OutlineTree,
  type Problem,
  ReferenceSourcesContext,
  useEditor,
  useEditorState,
  useProblems,
  type EditorState,
} from '@smart-admin/form-engine/editor';
import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { CircleAlert, Eye, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { DesignColumns } from '../../design/DesignColumns.js';
import { PreviewStrip } from '../../design/PreviewStrip.js';
import { type PreviewedAs, RoleChoice } from '../../design/RoleChoice.js';
import { CARDS } from '../cards/cards.js';
import { CardView, PortalBoard } from '../PortalBoard.js';
import { cardTitle, type CardKind, type ShownCard } from '../ShownCard.js';
import { CardPalette } from './CardPalette.js';
import { cardSettingMessages } from './cardSettingMessages.js';
import { CardSettingsPanel } from './CardSettingsPanel.js';
import { checkPortal } from './checkPortal.js';
import { describePortal } from './describePortal.js';
import { HiddenCard } from './HiddenCard.js';
import { portalDesignMessages } from './portalDesignMessages.js';
import { PortalTemplates } from './PortalTemplates.js';
import { usePortalEditing } from './usePortalEditing.js';
import { usePreviewAnswers } from './usePreviewAnswers.js';

/**
 * Edits a portal: kinds of cards at the left, the canvas with the real rows of its cards in the middle, settings at the right.
 * Keeps a draft, compares with what is released, shows what a role would see.
 */
export function PortalDesigner({ document, references, ...props }: PortalDesignerProps) {
  const [store] = useState(() =>
    createEditorStore<PortalDocument>({
      document,
      idsOf: ({ cards }) => inReadingOrder(cards).map(({ id }) => id),
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

function Designer({ released, onPreview, ...props }: Omit<PortalDesignerProps, 'document' | 'references'>) {
  const t = useMessages(portalDesignMessages);
  const c = useMessages(cardSettingMessages);
  const locale = useLocale();
  const store = useEditor<PortalDocument>();
  const portal = useEditorState(documentOf);
  const [side, setSide] = useState('cards');
  const [device, setDevice] = useState<'desk' | 'phone'>('desk');
  const [as, setAs] = useState<PreviewedAs>();
  const editing = usePortalEditing();
  const { stateOf, hidden, refresh } = usePreviewAnswers(portal.cards, as);
  const check = useCallback((edited: PortalDocument) => checkPortal(edited, t, locale), [t, locale]);
  const problems = useProblems(check);
  const commands = useMemo(() => boardCommands<PortalDocument>(), []);
  const nameOf = (id: string) => {
    const card = portal.cards.find((each) => each.id === id);
    return card ? cardTitle(card, locale) || CARDS[card.kind].names[locale] : id;
  };
  const showPalette = () => setSide('cards');
  const readOnly = !props.canEdit;
  return (
    <DesignerFrame<PortalDocument, BoardContext<PortalDocument>>
      {...props}
      slot="portal-designer"
      encode={(edited) => edited}
      decode={(stored) => stored as PortalDocument}
      compare={(from, to) => diffItems(describePortal(from, locale), describePortal(to, locale))}
      differences={released && diffItems(describePortal(released, locale), describePortal(portal, locale))}
      problems={problems}
      commands={commands}
      contextOf={(frame) => ({ ...editing, ...frame, store, add: showPalette })}
      tools={
        <>
          <RoleChoice value={as} onChange={setAs} />
          <RadioGroup
            aria-label={t('device')}
            appearance="button"
            value={device}
            onValueChange={setDevice}
            options={[
              { value: 'desk' as const, label: <DeviceLabel icon="monitor">{t('desk')}</DeviceLabel> },
              { value: 'phone' as const, label: <DeviceLabel icon="smartphone">{t('phone')}</DeviceLabel> },
            ]}
          />
          <Button icon={<Eye aria-hidden />} onClick={() => onPreview(store.getState().document)}>
            {t('preview')}
          </Button>
        </>
      }
    >
      <DesignColumns
        label={c('cards')}
        tab={side}
        onTab={setSide}
        tabs={[
          {
            value: 'cards',
            label: c('cards'),
            content: (
              <CardPalette readOnly={readOnly} onAdd={(kind) => editing.add(kind)} onAddList={editing.addList} />
            ),
          },
          { value: 'outline', label: c('outline'), content: <CardOutline nameOf={nameOf} problems={problems} /> },
          {
            value: 'templates',
            label: c('templates'),
            content: <PortalTemplates readOnly={readOnly} onUse={editing.replace} />,
          },
        ]}
        problems={problems}
        settingsLabel={t('cardSettings')}
        settings={<CardSettingsPanel problems={problems} stateOf={stateOf} />}
        className="bg-canvas phone:min-h-120"
      >
        <div className="min-h-0 flex-1 overflow-auto bg-[radial-gradient(var(--border-hairline)_1px,transparent_1px)] bg-[size:16px_16px] p-4">
          <div
            className={cn(
              'rounded-lg border border-hairline bg-canvas',
              device === 'phone' ? 'mx-auto w-[375px] max-w-full' : 'min-w-140',
            )}
          >
            {as ? (
              <PreviewStrip
                as={as}
                text={t('previewAs', { name: as.name, count: hidden.size })}
                className="rounded-t-lg"
                onClose={() => setAs(undefined)}
              />
            ) : null}
            {device === 'phone' ? (
              <div className="p-2">
                <PortalBoard
                  isPhone
                  cards={portal.cards.filter(({ id }) => !hidden.has(id)).map(asShown)}
                  stateOf={stateOf}
                  onRefresh={refresh}
                />
              </div>
            ) : (
              <BoardCanvas
                boxes={portal.cards}
                nameOf={nameOf}
                renderCard={(card) =>
                  hidden.has(card.id) ? (
                    <HiddenCard name={nameOf(card.id)} as={as?.name ?? ''} />
                  ) : (
                    <CardView card={asShown(card)} height={heightOfRows(card.h)} state={stateOf(card.id)} />
                  )
                }
                onPlace={editing.place}
                onDrop={(kind, place) => kind in CARDS && editing.add(kind as CardKind, place)}
                onAdd={showPalette}
                onCopy={editing.duplicate}
                onRemove={editing.remove}
              />
            )}
          </div>
        </div>
      </DesignColumns>
    </DesignerFrame>
  );
}

/** The cards in the order in which people read them. */
function CardOutline({ nameOf, problems }: CardOutlineProps) {
  const c = useMessages(cardSettingMessages);
  const t = useMessages(portalDesignMessages);
  const { cards } = useEditorState(documentOf);
  const order = inReadingOrder(cards);
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <OutlineTree
        label={c('outline')}
        order={order.map(({ id }) => id)}
        emptyText={t('problem.noCards')}
        nodes={order.map(({ id }) => {
          const problem = problems.find(({ itemId }) => itemId === id)?.severity;
          return {
            id,
            label: nameOf(id),
            isLeaf: true,
            extra:
              problem === 'error' ? (
                <CircleAlert aria-hidden className="size-4 text-danger-text" />
              ) : problem === 'warning' ? (
                <TriangleAlert aria-hidden className="size-4 text-warning-text" />
              ) : null,
          };
        })}
      />
    </div>
  );
}

function DeviceLabel({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}

/** A card as readers get it. */
function asShown(card: PortalDocument['cards'][number]): ShownCard {
  return { ...card, hasData: 'data' in card } as ShownCard;
}

const documentOf = (state: EditorState<PortalDocument>) => state.document;

interface CardOutlineProps {
  nameOf: (id: string) => string;
  problems: readonly Problem[];
}

export interface PortalDesignerProps extends DesignerProps<PortalDocument> {
  /** The saved draft. */
  document: PortalDocument;
  /** What people see; undefined before the first release. */
  released: PortalDocument | undefined;
  /** Shows a portal as it is edited, saved or not. */
  onPreview: (document: PortalDocument) => void;
}

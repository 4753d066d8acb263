import { BoardGrid, heightOfRows, placeStyle } from '@smart-admin/form-engine/designer';
import { cn } from '@smart-admin/ui/cn';
import { useLocale } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import { type CardDefinition } from './cards/defineCard.js';
import { CARDS } from './cards/cards.js';
import { phoneCards } from './phoneCards.js';
import { cardTitle, type CardState, type ShownCard } from './ShownCard.js';

/** The cards of a portal: on their places at desks, one below the other on phones. */
export function PortalBoard({ cards, isPhone, stateOf, onRefresh }: PortalBoardProps) {
  const draw = (card: ShownCard, height: number) => (
    <CardView card={card} height={height} isPhone={isPhone} state={stateOf(card.id)} onRefresh={onRefresh} />
  );
  if (isPhone)
    return (
      <div data-slot="portal" className="grid grid-cols-2 gap-2">
        {phoneCards(cards).map((card) => (
          <PhoneCard key={card.id} card={card}>
            {draw(card, phoneHeight(card))}
          </PhoneCard>
        ))}
      </div>
    );
  return (
    <BoardGrid>
      {cards.map((card) => (
        <div key={card.id} data-card={card.id} className="min-w-0" style={placeStyle(card)}>
          {draw(card, heightOfRows(card.h))}
        </div>
      ))}
    </BoardGrid>
  );
}

function PhoneCard({ card, children }: { card: ShownCard; children: ReactNode }) {
  const height = phoneHeight(card);
  return (
    <div
      data-card={card.id}
      className={cn('min-w-0', card.kind !== 'figure' && 'col-span-2')}
      style={height > 0 ? { height } : {}}
    >
      {children}
    </div>
  );
}

/** Lists are as high as they need to be on phones; what is drawn keeps its height. */
function phoneHeight({ kind, h }: ShownCard): number {
  return GROWING.has(kind) ? 0 : Math.max(heightOfRows(h), kind === 'figure' ? 0 : 220);
}

const GROWING: ReadonlySet<ShownCard['kind']> = new Set([
  'list',
  'toDo',
  'notices',
  'calendar',
  'entries',
  'text',
  'ranking',
]);

/** One card with what it answered. */
export function CardView({ card, height, isPhone = false, state, onRefresh }: CardViewProps) {
  const locale = useLocale();
  const { View, names } = CARDS[card.kind] as CardDefinition;
  return (
    <View
      card={card as never}
      title={cardTitle(card, locale) || names[locale]}
      state={state}
      height={height}
      isPhone={isPhone}
      onRefresh={card.hasData && onRefresh ? () => onRefresh(card.id) : undefined}
    />
  );
}

interface CardViewProps extends Pick<PortalBoardProps, 'onRefresh'> {
  card: ShownCard;
  height: number;
  /** Default false. */
  isPhone?: boolean;
  state: CardState;
}

interface PortalBoardProps {
  cards: readonly ShownCard[];
  isPhone: boolean;
  /** What a card answered. */
  stateOf: (id: string) => CardState;
  /** Asks for the rows of a card again. */
  onRefresh?: ((id: string) => void) | undefined;
}

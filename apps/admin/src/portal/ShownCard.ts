import { type DataAnswer, type PortalCard } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';

export type CardKind = PortalCard['kind'];

/** A card as it is drawn. What its rows are asked with stays at the server, or with the designer. */
export type ShownCard = Shown<PortalCard>;

type Shown<Card> = Card extends PortalCard
  ? Omit<Card, 'data' | 'roleIds' | 'organizeIds'> & {
      /** Whether it has rows, which are asked by its id. */
      hasData?: boolean;
      /** What tells that its rows are others now; '' for nothing. */
      follows?: string;
      /** Model whose records its rows are; '' for none. */
      recordsOf?: string;
    }
  : never;

export type CardOf<Kind extends CardKind> = Extract<ShownCard, { kind: Kind }>;

/** What a card answered: its rows, or why there are none. Neither while it is asked. */
export interface CardState {
  answer?: DataAnswer | undefined;
  error?: string | undefined;
}

/** Title of a card in a language. */
export function cardTitle({ title, titles }: Pick<ShownCard, 'title' | 'titles'>, locale: Locale): string {
  return (locale === 'zh' ? '' : titles[locale]) || title;
}

import { type DataSet, type PortalCard, type PortalDocument } from '@smart-admin/api-client/contract';
import { type FlatData } from './dataSettings.js';

/** A card as its settings are edited: the parts of its data set stand beside its own. */
export type FlatCard = PortalCard &
  FlatData & {
    titleEn: string;
    titleZhtw: string;
    titleVi: string;
  };

export function flatCard(card: PortalCard): FlatCard {
  const { en: titleEn, zhtw: titleZhtw, vi: titleVi } = card.titles;
  return { ...card, ...('data' in card ? card.data : {}), titleEn, titleZhtw, titleVi } as FlatCard;
}

/** A card in a document, to write on. */
export function findCard(document: object, id: string): PortalCard | undefined {
  return (document as PortalDocument).cards.find((card) => card.id === id);
}

/** The data set of a card; undefined for one without rows. */
export function dataOf(card: PortalCard): DataSet | undefined {
  return 'data' in card ? card.data : undefined;
}

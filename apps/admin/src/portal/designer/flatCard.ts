import { type DataSet, type PortalCard, type PortalDocument } from '@smart-admin/api-client/contract';

/** A card as its settings are edited: the parts of its data set stand beside its own. */
export type FlatCard = PortalCard &
  Partial<Omit<Extract<DataSet, { source: 'model' }>, 'source'>> & {
    source?: DataSet['source'];
    name?: string;
    interfaceId?: string;
    parameters?: Extract<DataSet, { source: 'interface' }>['parameters'];
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

/** Writes a part of the data set of a card. */
export function writeData(key: string) {
  return (document: object, id: string, value: unknown): void => {
    const card = findCard(document, id);
    if (card && 'data' in card) (card.data as unknown as Record<string, unknown>)[key] = value ?? defaultOf(key);
  };
}

/** Another thing to read from: what named parts of the former one goes. */
export function writeTarget(key: 'name' | 'modelId' | 'interfaceId') {
  return (document: object, id: string, value: unknown): void => {
    const card = findCard(document, id);
    if (!card || !('data' in card)) return;
    Object.assign(card.data, { [key]: value ?? '', dimension: '', measures: [], columns: [] });
    if (card.data.source === 'model') card.data.conditions = [];
    if (card.data.source === 'interface') card.data.parameters = [];
  };
}

function defaultOf(key: string): unknown {
  return key === 'limit' ? 10 : key === 'dimension' ? '' : [];
}

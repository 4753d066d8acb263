import { type ListDefinition } from './ListDefinition.js';

/** Records of another model that point to those of the list, by a field of theirs, as a tab of the details. */
export interface RelatedTabSetting {
  modelId: string;
  /** Field of the other model. */
  field: string;
  /** Whether the tab is switched off. */
  hidden: boolean;
}

/** What may stand as a tab, in the order of a list and without what it switches off; what the list does not name comes last. */
export function orderRelated<Tab>(
  { related = [] }: Pick<ListDefinition, 'related'>,
  tabs: readonly Tab[],
  placeOf: (tab: Tab) => Pick<RelatedTabSetting, 'modelId' | 'field'>,
): Tab[] {
  return relatedSettings(related, tabs.map(placeOf)).flatMap(({ modelId, field, hidden }) =>
    hidden
      ? []
      : tabs.filter((tab) => {
          const place = placeOf(tab);
          return place.modelId === modelId && place.field === field;
        }),
  );
}

/** A setting for each tab there may be: those that are kept first, in their order. */
export function relatedSettings(
  kept: readonly RelatedTabSetting[],
  present: readonly Pick<RelatedTabSetting, 'modelId' | 'field'>[],
): RelatedTabSetting[] {
  const isSame = (one: Pick<RelatedTabSetting, 'modelId' | 'field'>) => (other: typeof one) =>
    one.modelId === other.modelId && one.field === other.field;
  return [
    ...kept.filter((tab) => present.some(isSame(tab))),
    ...present
      .filter((tab) => !kept.some(isSame(tab)))
      .map(({ modelId, field }) => ({ modelId, field, hidden: false })),
  ];
}

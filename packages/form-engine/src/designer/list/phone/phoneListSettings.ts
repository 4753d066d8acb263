import { type Translate } from '@smart-admin/ui/messages';
import { CARD_PLACES } from '../../../core/list/phoneList.js';
import { type ListColumn, type ListDefinition, type ListPart } from '../../../core/list/ListDefinition.js';
import { settingMessages } from '../../../core/registry/settingMessages.js';
import { type DiffItem } from '../../../editor/diffDocuments.js';
import { inAllLanguages } from '../../../editor/historyCommands.js';
import { type Problem } from '../../../editor/problems.js';
import { type SettingGroup } from '../../../editor/settings.js';
import { phoneMessages, type PhoneText } from '../../phoneMessages.js';
import { type ListPartName } from '../listParts.js';
import {
  buttonSettingGroups,
  columnSettingGroups,
  listSettingGroups,
  searchSettingGroups,
} from '../listSettingGroups.js';

const CARD_GROUP: SettingGroup<ListColumn> = {
  id: 'card',
  label: inAllLanguages(phoneMessages, 'card'),
  settings: [
    {
      key: 'card',
      kind: 'choice',
      label: inAllLanguages(settingMessages, 'cardPlace'),
      choices: CARD_PLACES.map((value) => ({ value, label: inAllLanguages(phoneMessages, `place.${value}`) })),
    },
  ],
};

/** What can be set on the parts of a list for phones: no widths, sides and sums, and of buttons their names. */
export const phonePartGroups: Readonly<Record<ListPartName, readonly SettingGroup<ListPart>[]>> = {
  columns: only<ListColumn>(
    [columnSettingGroups[0], CARD_GROUP, ...columnSettingGroups.slice(1)],
    ['label', 'card', 'format', 'decimals', 'unit', 'colours'],
  ),
  search: only(searchSettingGroups, ['label', 'mode', 'initial', 'initialUntil']),
  buttons: only(buttonSettingGroups('buttons'), ['label']),
  rowButtons: only(buttonSettingGroups('rowButtons'), ['label']),
};

/** What is set for the list as a whole on phones: its order. */
export const phoneListGroups: readonly SettingGroup<ListDefinition & { id: string }>[] = listSettingGroups
  .map((group) => ({ ...group, settings: group.settings.filter(({ key }) => key === 'defaultSort') }))
  .filter(({ settings }) => settings.length > 0);

/** The parts of a list for phones in words, without what is the web's alone. */
export function describedListForPhones(parts: readonly DiffItem[]): readonly DiffItem[] {
  return parts.map((part) => ({ ...part, settings: part.settings.filter(({ key }) => !WEB_ONLY.has(key)) }));
}

/** What is wrong with the card. */
export function checkPhoneList({ columns }: ListDefinition, p: Translate<PhoneText>): readonly Problem[] {
  const titles = columns.filter(({ card }) => card === 'title');
  const isPlaced = columns.some(({ card = '' }) => card !== '');
  if (titles.length > 1)
    return titles.slice(1).map(({ id, label }) => ({
      severity: 'error',
      itemId: id,
      setting: 'card',
      place: label || id,
      message: p('twoTitles'),
    }));
  return isPlaced && titles.length === 0 ? [{ severity: 'warning', place: p('card'), message: p('noTitle') }] : [];
}

const WEB_ONLY: ReadonlySet<string> = new Set([
  ...['width', 'align', 'fixed', 'visibility', 'sortable', 'aggregate', 'action', 'address', 'interfaceId', 'confirm'],
  ...[
    'tone',
    'visibleWhen',
    'hasPage',
    'pageSize',
    'layouts',
    'startLayout',
    'groupField',
    'boardField',
    'calendarStart',
  ],
  ...['calendarEnd', 'treeField', 'related', 'filters'],
]);

function only<Part extends ListPart>(
  groups: readonly (SettingGroup<Part> | undefined)[],
  keys: readonly string[],
): readonly SettingGroup<ListPart>[] {
  const kept = groups.flatMap((group) => {
    const settings = group?.settings.filter(({ key }) => keys.includes(key)) ?? [];
    return group && settings.length > 0 ? [{ ...group, settings }] : [];
  });
  // each part is drawn with the groups of its own kind
  return kept as unknown as readonly SettingGroup<ListPart>[];
}

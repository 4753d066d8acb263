import { type Translate } from '@smart-admin/ui/messages';
import { type editorMessages } from '../editorMessages.js';
import { type Problem } from '../problems.js';
import { choiceNamed, type ReferenceKey, type ReferenceLookup } from './ReferenceSources.js';

/** What a setting of an item refers to, with the words for a problem. */
export interface NamedReference extends ReferenceKey {
  itemId: string;
  setting: string;
  /** Name of the setting. */
  settingLabel: string;
  place: string;
  /** What is referred to; none where nothing is chosen. */
  ids: readonly string[];
  /** Whether nothing is a problem too. Default false. */
  isNeeded?: boolean;
}

/**
 * References that lead to nothing, as warnings: it was deleted or disabled, or whoever designs may not see it. What is not
 * loaded is not judged.
 */
export function referenceProblems(
  references: readonly NamedReference[],
  lookup: ReferenceLookup,
  t: Translate<keyof (typeof editorMessages)['zh']>,
): Problem[] {
  return references.flatMap(({ of, within, itemId, setting, settingLabel, place, ids, isNeeded = false }) => {
    const problem = (message: string): Problem => ({ severity: 'warning', itemId, setting, place, message });
    // parts of nothing: the setting that says of what has the problem
    if (within === '') return [];
    if (ids.length === 0)
      return isNeeded ? [problem(t('referenceUnset', { label: place, setting: settingLabel }))] : [];
    const choices = lookup(of, within);
    if (!choices) return [];
    return ids
      .filter((id) => !choiceNamed(choices, id))
      .map((id) => problem(t('referenceGone', { label: place, setting: settingLabel, id })));
  });
}

/** What a document refers to in words: names, and ids of what is not known. */
export function referenceText(
  lookup: ReferenceLookup | undefined,
  { of, within }: ReferenceKey,
  ids: readonly string[],
): string {
  const choices = lookup?.(of, within) ?? [];
  return ids.map((id) => choiceNamed(choices, id)?.name ?? id).join(', ');
}

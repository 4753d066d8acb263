import { type Translate } from '@smart-admin/ui/messages';
import { type Option } from '../../core/document/Option.js';
import { type FieldOfKind } from '../../core/document/FormDocument.js';

/** Both states of a switch as options, in its own words. */
export function switchOptions(
  { activeText, inactiveText }: Partial<FieldOfKind<'switch'>>,
  t: Translate<'yes' | 'no'>,
): Option[] {
  return [
    { value: '1', label: activeText || t('yes') },
    { value: '0', label: inactiveText || t('no') },
  ];
}

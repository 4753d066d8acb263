import { accept, defineField, refuse } from '../../registry/defineField.js';
import { wordsSetting } from '../../registry/settings.js';

/** On or off; 1 and 0 are read as well. */
export const switchField = defineField({
  kind: 'switch',
  smartKeys: ['switch'],
  tag: 'el-switch',
  role: 'input',
  settings: {
    activeText: wordsSetting('active-text', 'activeText'),
    inactiveText: wordsSetting('inactive-text', 'inactiveText'),
  },
  empty: () => false,
  coerce(raw) {
    if (raw === null || raw === undefined || raw === '') return accept(false);
    if (typeof raw === 'boolean') return accept(raw);
    if (raw === 1 || raw === '1' || raw === 'true') return accept(true);
    if (raw === 0 || raw === '0' || raw === 'false') return accept(false);
    return refuse('pattern');
  },
  toText: (value, field, { locale }) =>
    value === true ? field.activeText || YES[locale] : field.inactiveText || NO[locale],
  apiValue: { read: (raw) => raw === 1 || raw === true, write: (value) => (value === true ? 1 : 0) },
  column: 'option',
  filter: () => ({ control: 'switch', operator: 'equal' }),
  storage: () => ({ type: 'boolean' }),
});

const YES = { zh: '是', en: 'Yes', zhtw: '是', vi: 'Có' };
const NO = { zh: '否', en: 'No', zhtw: '否', vi: 'Không' };

import { choiceSetting, type Setting, widthSetting } from './settings.js';
import { type FormAppearance } from '../document/FormDocument.js';

const dialogWidth: Setting<FormAppearance['dialogWidth']> = {
  label: 'dialogWidth',
  editor: 'choice',
  wire: 'dialogWidth',
  alsoAt: 'generalWidth',
  defaultValue: 600,
  choices: ['450', '600', '800'],
  read(raw) {
    const width = typeof raw === 'string' ? Number.parseInt(raw, 10) : raw;
    return width === 450 || width === 800 ? width : 600;
  },
  write: (width, stored) => (typeof stored === 'string' ? `${width}px` : width),
};

const px = (wire: string, label: 'labelWidth' | 'gutter', defaultValue: number) =>
  ({ ...widthSetting(wire, label, defaultValue), omitDefault: false }) as Setting<number>;

/** How a form looks as a whole; `FormAppearance` says what the settings mean. */
export const appearanceSettings = {
  labelPosition: choiceSetting('labelPosition', 'labelPosition', ['left', 'right', 'top'], 'left'),
  labelWidth: px('labelWidth', 'labelWidth', 84),
  gutter: px('gutter', 'gutter', 24),
  dialogWidth,
};

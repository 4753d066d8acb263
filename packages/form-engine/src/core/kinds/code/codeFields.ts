import { accept, defineField } from '../../registry/defineField.js';
import { choiceSetting, numberSetting, referenceSetting, textSetting } from '../../registry/settings.js';
import { plainText } from '../text/textValue.js';

const shared = {
  role: 'following' as const,
  empty: () => undefined,
  coerce: () => accept(undefined),
  toText: (value: unknown, { source, staticText }: CodeSource) =>
    source === 'static' ? staticText : source === 'relation' ? plainText(value) : '',
  follows: ({ source, relationField }: CodeSource) => (source === 'relation' ? { field: relationField } : undefined),
  storage: () => ({ type: 'none' as const }),
};

const staticText = textSetting('staticText', 'staticText');
const relationField = referenceSetting('relationField', 'codeField', { of: 'field' });

/** A QR code of a fixed text, of the value of another field, or of the record itself (`RecordPayload`). */
export const qrcodeField = defineField({
  ...shared,
  kind: 'qrcode',
  print: { as: 'qrcode' },
  smartKeys: ['qrcode'],
  tag: 'qrcode',
  settings: {
    source: choiceSetting('dataType', 'codeSource', ['static', 'relation', 'form'], 'static'),
    staticText,
    relationField,
    colorDark: textSetting('colorDark', 'colorDark', '#000', 'colour'),
    colorLight: textSetting('colorLight', 'colorLight', '#fff', 'colour'),
    /** Edge in px. */
    size: { ...numberSetting('size', 'codeSize', 100), alsoAt: 'width' },
  },
});

/** A barcode of a fixed text or of the value of another field; texts of other characters than letters and digits have none. */
export const barcodeField = defineField({
  ...shared,
  kind: 'barcode',
  print: { as: 'barcode' },
  smartKeys: ['barcode'],
  tag: 'barcode',
  settings: {
    source: choiceSetting('dataType', 'codeSource', ['static', 'relation'], 'static'),
    staticText,
    relationField,
    format: choiceSetting(
      'format',
      'codeFormat',
      ['code128', 'code39', 'ean13', 'ean8', 'upc', 'itf14', 'itf', 'codabar', 'pharmacode'],
      'code128',
    ),
    lineColor: textSetting('lineColor', 'colorDark', '#000', 'colour'),
    background: textSetting('background', 'colorLight', '#fff', 'colour'),
    /** Of one bar in px. */
    width: numberSetting('width', 'lineWidth', 4),
    /** Of the bars in px. */
    height: numberSetting('height', 'height', 40),
  },
});

interface CodeSource {
  source: 'static' | 'relation' | 'form';
  staticText: string;
  relationField: string;
}

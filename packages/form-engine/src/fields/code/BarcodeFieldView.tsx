import { Barcode, BARCODE_DEFAULTS, barsOf } from '@smart-admin/ui/barcode';
import { useMessages } from '@smart-admin/ui/locale';
import { type FieldOfKind } from '../../core/document/FormDocument.js';
import { plainText } from '../../core/kinds/text/textValue.js';
import { type FieldViewProps } from '../FieldViewProps.js';
import { kindMessages } from '../kindMessages.js';

/** A barcode; in a cell of a subtable with thin bars. */
export function BarcodeFieldView({ field, value, cell = false }: FieldViewProps<'barcode'>) {
  const t = useMessages(kindMessages);
  const text = field.source === 'static' ? field.staticText : plainText(value);
  if (barsOf(text, field.format) === '')
    return <span className="block py-1.5 text-3">{cell && text === '' ? '' : t('noCode')}</span>;
  return <FieldBarcode field={field} text={text} isSmall={cell} />;
}

/** The code of a filled value in lists; its text where the text can have no code. */
export function BarcodeText({ field, text }: CodeText) {
  return barsOf(text, field.format) === '' ? text : <FieldBarcode field={field} text={text} isSmall />;
}

/** The code of a filled value in details. */
export function BarcodeRead({ field, text }: CodeText) {
  return barsOf(text, field.format) === '' ? text : <FieldBarcode field={field} text={text} isSmall={false} />;
}

interface CodeText {
  field: FieldOfKind<'barcode'>;
  text: string;
}

function FieldBarcode({ field, text, isSmall }: { field: FieldOfKind<'barcode'>; text: string; isSmall: boolean }) {
  return (
    <Barcode
      value={text}
      format={field.format}
      lineColor={field.lineColor}
      background={field.background}
      width={isSmall ? 1 : (field.width ?? BARCODE_DEFAULTS.width)}
      height={isSmall ? 28 : (field.height ?? BARCODE_DEFAULTS.height)}
      showText={!isSmall}
    />
  );
}

import { useMessages } from '@smart-admin/ui/locale';
import { QR_DESIGNER_DEFAULTS, QrCode } from '@smart-admin/ui/qr-code';
import { type FieldOfKind } from '../../core/document/FormDocument.js';
import { plainText } from '../../core/kinds/text/textValue.js';
import { type FieldViewProps } from '../FieldViewProps.js';
import { kindMessages } from '../kindMessages.js';
import { useFormRecord } from './FormRecord.js';

/** A QR code; in a cell of a subtable as high as a row. */
export function QrcodeFieldView({ field, value, cell = false }: FieldViewProps<'qrcode'>) {
  const text = field.source === 'static' ? field.staticText : plainText(value);
  return <CodeOrHint field={field} text={text} isSmall={cell} />;
}

/** The code in lists. */
export function QrcodeText({ field, text }: CodeText) {
  return <CodeOrHint field={field} text={text} isSmall />;
}

/** The code in details. */
export function QrcodeRead({ field, text }: CodeText) {
  return <CodeOrHint field={field} text={text} isSmall={false} />;
}

interface CodeText {
  field: FieldOfKind<'qrcode'>;
  text: string;
}

/** The code of a text, or of the record here; a new record has nothing yet that could be opened. */
function CodeOrHint({ field, text, isSmall }: CodeText & { isSmall: boolean }) {
  const t = useMessages(kindMessages);
  const record = useFormRecord();
  const size = isSmall ? CELL_SIZE : undefined;
  if (field.source === 'form') {
    if (!record) return <Hint text={isSmall ? '-' : t('recordCodeLater')} />;
    const content = record.address ?? JSON.stringify(record.payload);
    return <FieldCode field={field} content={content} label={t('recordCode')} size={size} />;
  }
  if (text === '' || text.length > MAX_LENGTH) return <Hint text={isSmall ? '-' : t('noCode')} />;
  return <FieldCode field={field} content={text} label={t('codeOf', { text })} size={size} />;
}

/** What a code can hold of the letters of any language. */
const MAX_LENGTH = 900;
const CELL_SIZE = 40;

function FieldCode({ field, content, label, size }: FieldCodeProps) {
  return (
    <QrCode
      value={content}
      label={label}
      size={size ?? field.size ?? QR_DESIGNER_DEFAULTS.size}
      color={field.colorDark}
      background={field.colorLight}
    />
  );
}

interface FieldCodeProps {
  field: FieldOfKind<'qrcode'>;
  content: string;
  label: string;
  size?: number | undefined;
}

function Hint({ text }: { text: string }) {
  return <span className="block py-1.5 text-3">{text}</span>;
}

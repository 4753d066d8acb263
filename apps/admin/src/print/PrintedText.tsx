import { Barcode, barsOf } from '@smart-admin/ui/barcode';
import { QrCode } from '@smart-admin/ui/qr-code';
import { RichText } from '@smart-admin/ui/rich-text';
import { uploads } from '../resource/uploads.js';
import { isPrinted, textOf } from './printValues.js';

/** A value as paper shows it: a picture, set text or a code where it is one, else its text. */
export function PrintedText({ value, label, isSmall = false }: PrintedTextProps) {
  if (!isPrinted(value)) return <>{textOf(value)}</>;
  const { as, text, content, format } = value;
  const [first = ''] = content;
  switch (as) {
    case 'html':
      return <RichText html={first} />;
    case 'image':
      return <img src={first} alt={label} className={isSmall ? 'block h-8' : 'block h-14'} />;
    case 'images':
      return (
        <span className="flex flex-wrap gap-2">
          {content.map((url, index) => (
            <img
              key={url}
              src={uploads.imageUrl({ name: '', fileId: '', fileVersionId: '', url }, isSmall ? 100 : PICTURE_WIDTH)}
              alt={`${label} ${index + 1}`}
              className={`block break-inside-avoid object-contain ${isSmall ? 'max-h-10' : 'max-h-[60mm] max-w-[80mm]'}`}
            />
          ))}
        </span>
      );
    case 'qrcode':
      return <QrCode value={first} size={isSmall ? 48 : 96} level="M" label={text || label} />;
    case 'barcode':
      // a text that no barcode can hold is written
      return barsOf(first, format) === '' ? (
        <>{first}</>
      ) : (
        <Barcode value={first} {...(format ? { format } : {})} width={isSmall ? 1 : 2} height={32} />
      );
  }
}

/** Width in px at which images are asked for: sharp at 80 mm on paper. */
const PICTURE_WIDTH = 800;

interface PrintedTextProps {
  value: unknown;
  /** Names a picture. */
  label: string;
  /** In a cell of a table. */
  isSmall?: boolean;
}

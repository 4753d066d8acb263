import { useMessages } from '@smart-admin/ui/locale';
import { cn } from '@smart-admin/ui/cn';
import { Plate, type PlateColor } from '@smart-admin/ui/plate';
import { type Field } from '../core/document/FormDocument.js';
import { ImageStrip } from '../fields/upload/ImageStrip.js';
import { UploadFieldText } from '../fields/upload/UploadFieldText.js';
import { rendererMessages } from './rendererMessages.js';
import { useFieldText } from './useFieldText.js';

/** A value as text, for details; a dash where there is none. */
export function FieldText({ field, value, cell = false, inline = false }: FieldTextProps) {
  const t = useMessages(rendererMessages);
  const text = useFieldText(field, value);
  const isUpload = field.kind === 'uploadFile' || field.kind === 'uploadImg';
  if (isUpload && text !== '' && !inline && !cell)
    return <UploadFieldText kind={field.kind} value={value} label={field.label} />;
  const shown =
    field.kind === 'uploadImg' && text !== '' ? (
      <ImageStrip value={value} />
    ) : field.kind === 'plate' && text !== '' ? (
      <Plate value={text} color={plateColor(text)} />
    ) : text === '' ? (
      <span className="text-3">{t('empty')}</span>
    ) : (
      text
    );
  if (inline) return shown;
  const isNumber = field.kind === 'number' || field.kind === 'calculate';
  return (
    <div
      data-slot="field-text"
      className={cn(
        'min-h-ctl min-w-0 py-1.5 break-words whitespace-pre-wrap text-1',
        cell && isNumber && 'text-right tabular-nums',
      )}
    >
      {shown}
    </div>
  );
}

export interface FieldTextProps {
  field: Field;
  value: unknown;
  /** Drawn in a cell of a subtable. */
  cell?: boolean;
  /** Only the text. Default false. */
  inline?: boolean;
}

/** New-energy plates have one character more. */
function plateColor(plate: string): PlateColor {
  return plate.length === 8 ? 'green' : 'blue';
}

import { useMessages } from '@smart-admin/ui/locale';
import { SignaturePad } from '@smart-admin/ui/signature-pad';
import { Signature } from 'lucide-react';
import { plainText } from '../../core/kinds/text/textValue.js';
import { CellPanel } from '../CellPanel.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { type FieldTextViewProps } from '../FieldViews.js';
import { kindMessages } from '../kindMessages.js';

/** A pad to sign on; in a cell of a subtable beside it. */
export function SignatureFieldView(props: FieldViewProps<'signature'>) {
  const t = useMessages(kindMessages);
  const image = plainText(props.value);
  const pad = <SignaturePad {...controlProps(props)} value={image} onValueChange={props.onValueChange} />;
  if (!props.cell) return pad;
  return (
    <CellPanel label={t(image === '' ? 'sign' : 'signed')} icon={<Signature aria-hidden />}>
      {pad}
    </CellPanel>
  );
}

/** A signature as an image, on paper in the dark too. */
export function SignatureText({ value, label }: FieldTextViewProps) {
  return (
    <img src={plainText(value)} alt={label} className="inline-block h-8 rounded-sm" style={{ background: '#fff' }} />
  );
}

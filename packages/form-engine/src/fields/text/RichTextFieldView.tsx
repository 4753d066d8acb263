import { useMessages } from '@smart-admin/ui/locale';
import { RichText, RichTextEditor } from '@smart-admin/ui/rich-text';
import { Pencil } from 'lucide-react';
import { textOfHtml } from '../../core/kinds/text/richTextField.js';
import { plainText } from '../../core/kinds/text/textValue.js';
import { CellPanel } from '../CellPanel.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { type FieldTextViewProps } from '../FieldViews.js';
import { kindMessages } from '../kindMessages.js';
import { useFormDataSources } from '../sources/FormDataSources.js';

/** An editor of text with headings, lists and images; in a cell of a subtable beside it. */
export function RichTextFieldView(props: FieldViewProps<'richText'>) {
  const { field, value, onValueChange, cell } = props;
  const t = useMessages(kindMessages);
  const { uploads } = useFormDataSources();
  const html = plainText(value);
  const editor = (
    <RichTextEditor
      {...controlProps(props)}
      value={html}
      onValueChange={onValueChange}
      height={cell ? CELL_HEIGHT : (field.height ?? DEFAULT_HEIGHT)}
      {...(uploads ? { uploadImage: async (file: File) => (await uploads.sendWhole(file, IMAGE_TYPE)).url } : {})}
      {...(field.placeholder ? { placeholder: field.placeholder } : {})}
    />
  );
  if (!cell) return editor;
  return (
    <CellPanel label={textOfHtml(html).slice(0, 20) || t('edit')} icon={<Pencil aria-hidden />}>
      {editor}
    </CellPanel>
  );
}

/** The text as it was set, cleaned, for details. */
export function RichTextRead({ value }: FieldTextViewProps) {
  return <RichText html={plainText(value)} />;
}

const DEFAULT_HEIGHT = 300;
const CELL_HEIGHT = 240;
/** What images inside texts are kept for. */
const IMAGE_TYPE = 'annexpic';

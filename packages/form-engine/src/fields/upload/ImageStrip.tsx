import { type FieldTextViewProps } from '../FieldViews.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { storedFiles } from '../../core/kinds/upload/fileValue.js';

const SHOWN = 3;
const WIDTH = 100;

/** The first images of a record in one line of a list, and how many more there are. */
export function ImageStrip({ value }: FieldTextViewProps) {
  const { uploads } = useFormDataSources();
  const files = storedFiles(value);
  return (
    <span className="inline-flex items-center gap-1 align-middle">
      {files.slice(0, SHOWN).map((file) => (
        <img
          key={`${file.fileId}/${file.fileVersionId}`}
          src={uploads?.imageUrl?.(file, WIDTH) ?? file.url}
          alt={file.name}
          loading="lazy"
          className="size-7 rounded-sm border border-hairline bg-sunken object-cover"
        />
      ))}
      {files.length > SHOWN && <span className="text-12 text-3 tabular-nums">+{files.length - SHOWN}</span>}
    </span>
  );
}

import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Paperclip } from 'lucide-react';
import { Suspense } from 'react';
import { CellPanel } from '../CellPanel.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { storedFiles } from '../../core/kinds/upload/fileValue.js';
import { LazyImageUploader } from './lazyUploaders.js';
import { uploadViewMessages } from './uploadViewMessages.js';
import { usePendingFiles } from './usePendingFiles.js';

/** Images as thumbnails that open large. */
export function UploadImgFieldView(props: FieldViewProps<'uploadImg'>) {
  const t = useMessages(uploadViewMessages);
  const { uploads } = useFormDataSources();
  const { field, value, cell } = props;
  const files = storedFiles(value);
  const handlers = usePendingFiles(props);
  const uploader = (
    <Suspense fallback={<Skeleton className="size-22" />}>
      <LazyImageUploader
        {...controlProps(props)}
        {...handlers}
        value={files}
        transport={uploads}
        limit={field.limit ?? 0}
        fileSize={field.fileSize ?? 5}
        sizeUnit={field.sizeUnit}
        {...(field.tipText ? { tip: field.tipText } : {})}
      />
    </Suspense>
  );
  return cell ? (
    <CellPanel label={t('images', { count: files.length })} icon={<Paperclip aria-hidden />}>
      {uploader}
    </CellPanel>
  ) : (
    uploader
  );
}

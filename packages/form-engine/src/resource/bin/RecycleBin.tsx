import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowLeft } from 'lucide-react';
import { ResourceView } from '../list/ResourceView.js';
import { codeOf } from '../state/useResourceController.js';
import { type BinSource, type ResourceDefinition, type ResourceRow } from '../types.js';
import { binMessages } from './binMessages.js';
import { binResource } from './binResource.js';

/** The deleted records of a resource in the place of its list: they can be taken back, or deleted for ever. */
export function RecycleBin<Row extends ResourceRow>({ definition, bin, className, onBack }: RecycleBinProps<Row>) {
  const t = useMessages(binMessages);
  return (
    <ResourceView
      definition={binResource(definition, bin, { t, permission: codeOf(definition, 'remove') ?? undefined })}
      className={className}
      heading={
        <header className="flex flex-none flex-wrap items-center gap-x-2 gap-y-0.5 border-b border-hairline px-4 py-2">
          <IconButton label={t('back')} onClick={onBack}>
            <ArrowLeft aria-hidden />
          </IconButton>
          <h2 className="text-16 font-medium">{t('title', { label: definition.label })}</h2>
          <p className="text-aux text-2 max-[640px]:pl-10">{t('hint')}</p>
        </header>
      }
    />
  );
}

export interface RecycleBinProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  bin: BinSource<Row>;
  className?: string | undefined;
  /** Shows the list again. */
  onBack: () => void;
}

import { type FormDocument } from '@smart-admin/form-engine/core';
import { type ModelRow, type ResourceSource, useResourceSetting } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Steps } from '@smart-admin/ui/steps';
import { Download, FileWarning } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../resource/saveFile.js';
import { STEPS } from './guidedResource.js';
import { importExportMessages } from './importExportMessages.js';
import { sampleFile } from './sampleFile.js';

/** The way of a file into the list and out of it, as far as the person has come, with what it begins with. */
export function ImportGuide({ reached, document, template }: ImportGuideProps) {
  const t = useMessages(importExportMessages);
  const { permissions, onError } = useResourceSetting();
  const [isLoading, setLoading] = useState(false);
  const handleTemplate = async () => {
    setLoading(true);
    try {
      await template();
    } catch (error) {
      onError(error);
    } finally {
      setLoading(false);
    }
  };
  const handleSample = () => {
    const words = { names: [t('name1'), t('name2'), t('name3')] as const, unknownKind: t('kind'), noPrice: t('price') };
    saveFile({ blob: new Blob([sampleFile(document, words)], { type: 'text/csv' }), fileName: t('fileName') });
  };
  return (
    <div className="flex-none border-b border-hairline px-4 py-3">
      <Steps
        aria-label={t('steps')}
        current={reached}
        items={STEPS.map((key) => ({ key, title: t(key), description: t(`${key}Text`) }))}
      />
      {permissions.can('btn_upload') && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button icon={<Download aria-hidden />} loading={isLoading} onClick={() => void handleTemplate()}>
            {t('getTemplate')}
          </Button>
          <Button icon={<FileWarning aria-hidden />} onClick={handleSample}>
            {t('getSample')}
          </Button>
          <span className="text-12 text-3">{t('sampleHelp')}</span>
        </div>
      )}
    </div>
  );
}

interface ImportGuideProps {
  /** Steps that are done. */
  reached: number;
  document: FormDocument;
  /** Saves the empty file to fill in. */
  template: NonNullable<ResourceSource<ModelRow>['import']>['template'];
}

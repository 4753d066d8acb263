import { readRecordPayload } from '@smart-admin/form-engine/core';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { openRecordMessages } from './openRecordMessages.js';
import { ScannedRecord } from './ScannedRecord.js';

/** A record that somebody has scanned: its detail, for whoever may see it. The address carries the payload of the code. */
export function Page() {
  const t = useMessages(openRecordMessages);
  const { search } = useLocation();
  const payload = useMemo(() => readRecordPayload(search), [search]);
  return (
    <section className="flex flex-1 flex-col overflow-auto rounded-lg border border-hairline bg-surface p-6 phone:p-4">
      {payload ? (
        <ScannedRecord key={search} payload={payload} />
      ) : (
        <Empty title={t('noRecord')} description={t('noRecordText')} className="m-auto" />
      )}
    </section>
  );
}

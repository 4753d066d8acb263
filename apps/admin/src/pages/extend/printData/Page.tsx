import { Empty } from '@smart-admin/ui/empty';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/sessionStore.js';
import { printableModels } from './printableModels.js';
import { printDataMessages } from './printDataMessages.js';
import { PrintedRecord } from './PrintedRecord.js';

/** Prints a record: by a print template on its paper, or the page itself by the browser. */
export function Page() {
  const t = useMessages(printDataMessages);
  const locale = useLocale();
  const routes = useSession((session) => session.routes);
  const entries = useSession((session) => session.user?.permissionList);
  const models = useMemo(() => printableModels(routes, entries ?? [], locale), [routes, entries, locale]);
  const [chosen, setChosen] = useState('');
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  if (!model)
    return (
      <section className="grid h-full place-items-center rounded-lg border border-hairline bg-surface p-6">
        <Empty title={t('noModel')} description={t('noModelText')} />
      </section>
    );
  return <PrintedRecord model={model} models={models} onModelChange={setChosen} />;
}

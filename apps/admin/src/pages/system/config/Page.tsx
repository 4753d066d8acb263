import { Button } from '@smart-admin/ui/button';
import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { LoadError } from '@smart-admin/ui/error-state';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '../../../app/api.js';
import { adminKinds } from '../../../fields/adminKinds.js';
import { formSources } from '../../../resource/formSources.js';
import { hasLabelsBeside } from '../../../resource/hasLabelsBeside.js';
import { SettingsForm } from '../../../resource/SettingsForm.js';
import { configForm } from './configForm.js';
import { configMessages } from './configMessages.js';

const ConfigHistory = lazyPart(
  () => import('./ConfigHistory.js'),
  (module) => module.ConfigHistory,
);

/** Names, icons, security and limits of the whole system; a change is in effect for everybody at once. */
export function Page() {
  const t = useMessages(configMessages);
  // a form that is open keeps its start: only saving and reverting load it again
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['systemConfig', round],
    queryFn: ({ signal }) => api.system.config.read({}, { signal, silent: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      {error && !data ? (
        <LoadError error={error} className="m-auto" onRetry={() => void refetch()} />
      ) : data ? (
        <FieldKindsProvider kinds={adminKinds}>
          <FormDataSourcesProvider sources={formSources}>
            <ConfigForm key={round} values={data} onReload={() => setRound(round + 1)} />
          </FormDataSourcesProvider>
        </FieldKindsProvider>
      ) : (
        <Skeleton lines={12} className="m-6 max-w-200" />
      )}
    </section>
  );
}

function ConfigForm({ values, onReload }: { values: ReadConfig; onReload: () => void }) {
  const t = useMessages(configMessages);
  const isBeside = hasLabelsBeside(useLocale());
  const form = configForm(t, { isBeside, timeZone: values.timeZone });
  const [isHistoryShown, setHistoryShown] = useState(false);
  return (
    <SettingsForm
      form={form}
      values={values}
      update={(body, options) => api.system.config.update({ body }, options)}
      onReload={onReload}
      actions={({ mayEdit, dirty }) => (
        <>
          <Button
            variant="text"
            className="ml-auto"
            icon={<History aria-hidden />}
            onClick={() => setHistoryShown(true)}
          >
            {t('history')}
          </Button>
          {isHistoryShown && (
            <Suspense fallback={null}>
              <ConfigHistory
                form={form}
                // what is typed and not saved would be lost
                canRestore={mayEdit && !dirty}
                onClose={() => setHistoryShown(false)}
                onRestored={onReload}
              />
            </Suspense>
          )}
        </>
      )}
    />
  );
}

type ReadConfig = Awaited<ReturnType<typeof api.system.config.read>>;

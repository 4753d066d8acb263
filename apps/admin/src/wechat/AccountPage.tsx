import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { type FormValues } from '@smart-admin/form-engine/core';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isAccepted } from '../app/isAccepted.js';
import { adminKinds } from '../fields/adminKinds.js';
import { type ApiForm } from '../resource/apiForm.js';
import { formSources } from '../resource/formSources.js';
import { SettingsForm, type SettingsState } from '../resource/SettingsForm.js';
import { accountMessages } from './accountMessages.js';

/** The settings of one account at WeChat, tried before they are saved. */
export function AccountPage<Body extends object>({ label, form, calls, head }: AccountPageProps<Body>) {
  const t = useMessages(accountMessages);
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['weChatAccount', label, round],
    queryFn: ({ signal }) => calls.read(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <section
      aria-label={label}
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      {error && !data ? (
        <LoadError error={error} className="m-auto" onRetry={() => void refetch()} />
      ) : data ? (
        <FieldKindsProvider kinds={adminKinds}>
          <FormDataSourcesProvider sources={formSources}>
            <SettingsForm
              key={round}
              form={form}
              values={data}
              update={calls.update}
              onReload={() => setRound(round + 1)}
              head={
                <>
                  {data.provider === 'local' && (
                    <Alert tone="info" className="mb-4">
                      {t('localHelp')}
                    </Alert>
                  )}
                  {head}
                </>
              }
              actions={({ mayEdit, readBody }) => mayEdit && <TestButton readBody={readBody} test={calls.test} />}
            />
          </FormDataSourcesProvider>
        </FieldKindsProvider>
      ) : (
        <Skeleton lines={8} className="m-6 max-w-200" />
      )}
    </section>
  );
}

function TestButton<Body>({ readBody, test }: Pick<SettingsState<Body>, 'readBody'> & { test: Test<Body> }) {
  const t = useMessages(accountMessages);
  const [isBusy, setBusy] = useState(false);
  const handleTest = async () => {
    const body = await readBody();
    if (!body) return;
    setBusy(true);
    const tried = test(body).then(({ ok, message }) => {
      if (ok) toast.success(t('works'));
      else toast.error(message);
    });
    await isAccepted(tried);
    setBusy(false);
  };
  return (
    <Button className="ml-auto" icon={<PlugZap aria-hidden />} loading={isBusy} onClick={() => void handleTest()}>
      {t('test')}
    </Button>
  );
}

type Test<Body> = (body: Body) => Promise<{ ok: boolean; message: string }>;

interface AccountPageProps<Body extends object> {
  label: string;
  form: ApiForm<Body>;
  calls: {
    read: (signal: AbortSignal) => Promise<FormValues & { revision: number }>;
    update: (body: Record<string, unknown>, options?: { silent?: boolean }) => Promise<unknown>;
    test: Test<Body>;
  };
  /** Above the form. */
  head?: ReactNode;
}

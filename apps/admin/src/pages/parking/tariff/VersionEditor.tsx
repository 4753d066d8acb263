import { ApiError } from '@smart-admin/api-client';
import { type TariffPrices } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { momentIn } from '../momentIn.js';
import { PricesEditor } from './PricesEditor.js';
import { newPrices } from './tariffDraft.js';
import { tariffMessages } from './tariffMessages.js';
import { TrialPanel } from './TrialPanel.js';
import { once } from '../../../resource/once.js';
import { type Version, VersionList } from './VersionList.js';

/** One version to look at and to make the next one of, with the trial of what stands there. */
export function VersionEditor({ tariff, versions, canEdit, onChanged, reload }: VersionEditorProps) {
  const t = useMessages(tariffMessages);
  const names = { rate: t('allVehicles'), period: t('allDay') };
  const [shown, setShown] = useState(versions[0]);
  const [prices, setPrices] = useState<TariffPrices>(shown?.prices ?? newPrices(names));
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const change = (next: TariffPrices) => {
    setPrices(next);
    setErrors({});
    setChanged(true);
    onChanged(true);
  };
  const show = async (version: Version) => {
    if (isChanged && !(await confirm({ description: t('unsaved'), confirmText: t('discard'), tone: 'danger' }))) return;
    setShown(version);
    setPrices(version.prices);
    setErrors({});
    setChanged(false);
    onChanged(false);
  };
  const save = async () => {
    setSaving(true);
    const body = { prices, startsAt: startsAt ? momentIn(startsAt, prices.timeZone) : Date.now() };
    const version = { id: tariff.id, body };
    // the moment of a version that begins at once is not what makes it another one
    const failure = await once('tariff.addVersion', [tariff.id, prices, startsAt], (key) =>
      api.parking.tariff.addVersion(version, { silent: true, ...key }),
    ).then(
      () => undefined,
      (error: unknown) => error,
    );
    setSaving(false);
    if (failure instanceof ApiError) {
      setErrors(failure.fieldErrors);
      toast.error(Object.values(failure.fieldErrors)[0] ?? failure.message, { id: failure.message });
      return;
    }
    if (failure) throw failure;
    onChanged(false);
    toast.success(t('saved', { version: (versions[0]?.version ?? 0) + 1 }));
    await queryClient.invalidateQueries();
  };
  const takeBack = async (version: Version) => {
    if (!(await confirm({ description: t('takeBackQuestion', { version: version.version }) }))) return;
    await api.parking.tariff.removeVersion({ id: tariff.id, versionId: version.id });
    onChanged(false);
    await reload();
  };

  return (
    <div className="flex min-h-0 flex-1 phone:flex-col phone:overflow-y-auto">
      <VersionList
        versions={versions}
        shownId={shown?.id}
        onShow={(version) => void show(version)}
        {...(canEdit ? { onTakeBack: (version: Version) => void takeBack(version) } : {})}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <fieldset
          disabled={!canEdit}
          className="m-0 min-w-0 flex-1 overflow-y-auto border-0 p-4 phone:overflow-visible"
        >
          <PricesEditor prices={prices} errors={errors} onChange={change} />
        </fieldset>
        {canEdit ? (
          <footer className="flex flex-wrap items-end justify-end gap-3 border-t border-hairline px-4 pt-3 pb-6">
            <Field
              label={t('startsAt')}
              help={t('startsHelp')}
              error={errors.startsAt}
              layout="horizontal"
              labelWidth={96}
            >
              <DatePicker showTime="minute" value={startsAt} onValueChange={setStartsAt} placeholder={t('now')} />
            </Field>
            <Button
              variant="primary"
              loading={isSaving}
              disabled={!isChanged && versions.length > 0}
              onClick={() => void save()}
            >
              {t('saveVersion')}
            </Button>
          </footer>
        ) : null}
      </div>
      <TrialPanel prices={prices} tariffId={tariff.id} />
    </div>
  );
}

interface VersionEditorProps {
  tariff: { id: string; fullName: string };
  /** The newest first. */
  versions: readonly Version[];
  canEdit: boolean;
  onChanged: (isChanged: boolean) => void;
  reload: () => Promise<void>;
}

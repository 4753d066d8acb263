import { ApiError } from '@smart-admin/api-client';
import { type Urgency, URGENCY_TEXTS } from '@smart-admin/api-client/contract';
import { createFormDocument, type FormDocument, type FormStore } from '@smart-admin/form-engine/core';
import { FormErrorSummary, FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import { FormDraftOffer } from '@smart-admin/form-engine/resource';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Tag } from '@smart-admin/ui/tag';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.js';
import { flowAddress } from '../../messages/flowAddress.js';
import { once } from '../../resource/once.js';
import { usePageDraft } from '../../resource/usePageDraft.js';
import { showUnlessShown } from '../../resource/showUnlessShown.js';
import { choiceField } from '../acting/actFields.js';
import { choicesIn, choiceValues } from '../acting/readAct.js';
import { fieldAccess } from '../detail/fieldAccess.js';
import { FLOW_PAGE } from '../detail/useFlowPlace.js';
import { forUser } from './forUser.js';
import { LaunchForecast } from './LaunchForecast.js';
import { launchMessages } from './launchMessages.js';
import { useSettledValues } from './useSettledValues.js';

export type Launchable = Awaited<ReturnType<typeof api.workflow.launchable.form>>;

/** The form of a flow to be filled, beside it what happens next; what was typed stays until the flow is launched. */
export function LaunchForm({ flowId, forUserId, launchable, draft, document }: LaunchFormProps) {
  const t = useMessages(launchMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const store = useFormStore(document, draft?.values, {
    context: { access: fieldAccess(launchable.fields, 'write') },
    formId: launchable.config.id,
    flow: { launch: flowId, ...forUser(forUserId) },
  });
  const [choiceDocument] = useState(() =>
    createFormDocument(
      launchable.choices.map(({ nodeId, nodeName, among }) => choiceField(nodeId, nodeName, among)),
      { labelPosition: 'top' },
    ),
  );
  const choices = useFormStore(choiceDocument, draft && choiceValues(draft.choices));
  const [stores] = useState(() => [store]);
  const [choiceStores] = useState(() => [choices]);
  const settled = useSettledValues(stores);
  const chosen = useSettledValues(choiceStores);
  const [urgency, setUrgency] = useState<Urgency>(draft?.urgency ?? 1);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const isFilled = useIsDirty(store);
  const isChosen = useIsDirty(choices);
  const { offered, finish } = usePageDraft({
    store,
    path: FLOW_PAGE,
    formKey: `launch:${flowId}:${forUserId ?? ''}:${draft?.id ?? ''}`,
    isUnsaved: isFilled || isChosen || urgency !== (draft?.urgency ?? 1),
  });

  const launch = async () => {
    // both are looked at, so that all that is missing shows at once
    const [filled, people] = [store.submit(), choices.submit()];
    if (!filled.ok || !people.ok || isSending) return;
    const body = {
      ...{ flowId, ...forUser(forUserId), urgency },
      ...{ values: filled.values, choices: choicesIn(people.values) },
      ...(draft ? { draftId: draft.id } : {}),
    };
    setSending(true);
    setProblem(undefined);
    try {
      const id = await once('workflow.launch', body, (key) =>
        api.workflow.instance.launch({ body }, { silent: true, ...key }),
      );
      finish();
      toast.success(t('submitted'));
      await navigate(flowAddress(id), { replace: true });
      await client.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { fieldErrors } = error;
      const left = Object.values(store.setErrors(fieldErrors));
      const isAtFields = Object.keys(fieldErrors).length > left.length;
      setProblem(isAtFields ? t('formFirst') : t('refused', { reason: left.join(' ') || error.message }));
    } finally {
      setSending(false);
    }
  };
  const keep = async () => {
    const choiceIds = choicesIn(choices.getValues());
    const body = { flowId, ...forUser(forUserId), urgency, values: store.getValues(), choices: choiceIds };
    setKeeping(true);
    try {
      if (draft) await api.workflow.launchDraft.update({ id: draft.id, body });
      else await once('workflow.keepDraft', body, (key) => api.workflow.launchDraft.create({ body }, key));
      finish();
      // it is left as it is kept: nothing to be asked about
      for (const each of [store, choices]) each.reset(each.getValues());
      toast.success(t('drafted'));
      await navigate(DRAFTS, { replace: true });
      await client.invalidateQueries();
    } finally {
      setKeeping(false);
    }
  };
  return (
    <article className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-surface">
      <header className="flex min-h-17 flex-none items-center border-b border-hairline px-6 phone:min-h-12 phone:px-4">
        <h1 className="m-0 text-16 font-semibold break-words">{t('title', { name: launchable.fullName })}</h1>
        {launchable.forName !== '' && <Tag className="ml-3">{t('forName', { name: launchable.forName })}</Tag>}
      </header>
      <div className="flex min-h-0 flex-1 phone:flex-col phone:overflow-auto">
        <div className="grid min-w-0 flex-1 content-start gap-4 overflow-auto p-6 phone:flex-none phone:p-4">
          {problem !== undefined && (
            <Alert tone="warning" role="alert" title={problem} onClose={() => setProblem(undefined)}>
              {t('kept')}
            </Alert>
          )}
          {/* together, since the offer keeps its distance from the form itself */}
          <div className="min-w-0">
            <FormDraftOffer {...offered} />
            <FormRenderer store={store} aria-label={launchable.fullName} />
          </div>
        </div>
        <aside className="grid w-100 flex-none content-start gap-5 overflow-auto border-l border-hairline p-4 phone:w-auto phone:border-t phone:border-l-0">
          <Field label={t('urgency')}>
            <RadioGroup
              appearance="button"
              value={urgency}
              onValueChange={setUrgency}
              options={URGENCIES.map((value) => ({ value, label: URGENCY_TEXTS[value][locale] }))}
            />
          </Field>
          {launchable.choices.length > 0 && (
            <section aria-label={t('choices')}>
              <h2 className="m-0 mb-3 text-14 font-semibold">{t('choices')}</h2>
              <FormRenderer store={choices} aria-label={t('choices')} />
            </section>
          )}
          <LaunchForecast
            flowId={flowId}
            forUserId={forUserId}
            values={settled.values}
            choices={choicesIn(chosen.values)}
            onRefresh={settled.look}
          />
        </aside>
      </div>
      <footer className="flex min-h-15 flex-none items-center justify-end gap-3 border-t border-hairline px-6 py-2 phone:px-4 phone:pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
        <FormErrorSummary store={store} />
        <Button
          loading={isKeeping}
          disabled={isSending}
          className="phone:h-12"
          onClick={() => void keep().catch(showUnlessShown)}
        >
          {t('keepDraft')}
        </Button>
        <Button
          variant="primary"
          loading={isSending}
          disabled={isKeeping}
          className="phone:h-12 phone:flex-1"
          onClick={() => void launch()}
        >
          {t('submit')}
        </Button>
      </footer>
    </article>
  );
}

function useIsDirty(store: FormStore): boolean {
  return useSyncExternalStore(
    (listener) => store.subscribe('', listener),
    () => store.getForm().dirty,
  );
}

const URGENCIES = [1, 2, 3] as const;
/** Where drafts are listed. */
const DRAFTS = '/workFlow/launch?part=drafts';

export interface LaunchFormProps {
  flowId: string;
  forUserId: string | undefined;
  launchable: Launchable;
  /** What has been filled in before. */
  draft: Awaited<ReturnType<typeof api.workflow.launchDraft.read>> | undefined;
  document: FormDocument;
}

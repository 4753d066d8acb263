import { ApiError } from '@smart-admin/api-client';
import { type FlowPost } from '@smart-admin/form-engine/templates';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { invalidateAll } from '../../../../resource/invalidateAll.js';
import { createFromTemplate, type MadeOfTemplate } from './createFromTemplate.js';
import { flowFor, formFor, type PostHolders, postsFor, type TemplateFacts, TO_BE_MADE } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';
import { useCompanion } from './useCompanion.js';

/** A template on its way to a model and its flow. What a refused step leaves is kept, and the next try goes on from there. */
export function useTemplateStart({ name: template }: TemplateFacts, { canFlow, onModel }: TemplateStartOptions) {
  const t = useMessages(templateMessages);
  const locale = useLocale();
  const [fullName, setFullName] = useState(t(template));
  const [enCode, setEnCode] = useState('');
  /** The code of the flow: that of the form until the server refuses it. */
  const [otherCode, setOtherCode] = useState<string>();
  const [isWanted, setWanted] = useState(true);
  /** What is lacking is told once it was sent off without. */
  const [isTried, setTried] = useState(false);
  const [people, setPeople] = useState<PostHolders>({});
  const [progress] = useState<MadeOfTemplate>(() => ({}));
  /** What had been made when the last try ended. */
  const [made, setMade] = useState<MadeOfTemplate>({});
  const isFlowWanted = canFlow && isWanted;
  const companion = useCompanion(template, { isFlowWanted, enCode });
  const chosen = companion?.isWanted ? companion : undefined;
  const other = chosen?.template;
  const { form, flow, otherFlow } = useMemo(() => {
    const parts = other && TO_BE_MADE[other];
    return {
      form: formFor(template, locale, parts),
      flow: flowFor(template, locale, { people, parts }),
      otherFlow: other && flowFor(other, locale, { people }),
    };
  }, [template, locale, people, other]);
  const names = { fullName: fullName.trim(), enCode: enCode.trim(), flowCode: (otherCode ?? enCode).trim() };
  const making = useMutation({
    mutationKey: TEMPLATE_START,
    mutationFn: () =>
      createFromTemplate({ template, ...names, companion: chosen?.choice, isFlowWanted, people, locale }, progress),
    // also after a refusal: the form may be there
    onSettled: () => {
      invalidateAll();
      setMade({ ...progress });
    },
    onSuccess: () => {
      if (progress.modelId !== undefined && progress.flowId === undefined) onModel(progress.modelId, names.fullName);
    },
  });
  const told = making.error instanceof ApiError ? making.error.fieldErrors : {};
  const lacking = (names: NamesOfModel) => (isTried ? lackingOf(names, t('lacking')) : NOTHING_WRONG);
  const isReady = [...Object.values(names), ...Object.values(chosen?.choice ?? {})].every((text) => text !== '');
  const unplaced = Object.keys(told).filter((field) => !PLACED.includes(field));
  const isPlaced = Object.keys(told).length > unplaced.length;
  // it is made first: what is refused before it is there is about it
  const isAboutCompanion = chosen !== undefined && made.parts === undefined;
  return {
    made,
    making,
    form,
    fullName,
    enCode,
    flowCode: otherCode ?? enCode,
    /** Whether its flow is offered, and wanted. */
    offersFlow: canFlow && flow !== undefined,
    isWanted,
    /** As it is made for the people who are named. */
    flow,
    /** What goes with it; absent where it is not offered. */
    companion: companion && {
      ...companion,
      flow: otherFlow,
      wrong: { ...(isAboutCompanion ? told : NOTHING_WRONG), ...lacking(companion.choice) },
      setWanted: (value: boolean) => {
        // why it was refused is no reason for what is made without it
        making.reset();
        companion.setWanted(value);
      },
    },
    /** Whom its steps ask, where they can be named. */
    posts: isFlowWanted ? postsFor(template, other) : [],
    people,
    setHolders: (post: FlowPost, ids: readonly string[]) => setPeople((now) => ({ ...now, [post]: ids })),
    wrong: {
      ...(isAboutCompanion ? NOTHING_WRONG : told),
      ...lacking(made.modelId === undefined ? names : { ...names, enCode: names.flowCode }),
    },
    /** Why it was refused, where that is not said of a field that is asked for. */
    reason: isPlaced ? undefined : unplaced.map((field) => told[field]).join('；') || making.error?.message,
    /** Whether the form is there and its flow is made or was refused. */
    isModelMade: made.modelId !== undefined,
    /** Makes it, or says what is lacking. */
    submit: () => (isReady ? making.mutate() : setTried(true)),
    setFullName,
    setEnCode,
    setFlowCode: setOtherCode,
    setWanted,
  };
}

export type TemplateStart = ReturnType<typeof useTemplateStart>;

interface TemplateStartOptions {
  /** Whether the user may make flows. */
  canFlow: boolean;
  /** A model was made without a flow. */
  onModel: (id: string, fullName: string) => void;
}

/** Key of the making, which the dialog around it waits for. */
export const TEMPLATE_START = ['templateStart'];

/** Fields that are asked for. */
const PLACED: readonly string[] = ['fullName', 'enCode'];

const NOTHING_WRONG: Readonly<Record<string, string>> = {};

type NamesOfModel = Readonly<Record<'fullName' | 'enCode', string>>;

/** The reason for each of the names that is empty. */
function lackingOf({ fullName, enCode }: NamesOfModel, reason: string): Readonly<Record<string, string>> {
  return { ...(fullName === '' && { fullName: reason }), ...(enCode === '' && { enCode: reason }) };
}

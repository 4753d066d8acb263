import { ApiError } from '@smart-admin/api-client';
import { type FlowPost } from '@smart-admin/form-engine/templates';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { invalidateAll } from '../../../../resource/invalidateAll.js';
import { createFromTemplate, type MadeOfTemplate } from './createFromTemplate.js';
import { flowFor, type PostHolders, type TemplateFacts } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';

/** A template on its way to a model and its flow. What a refused step leaves is kept, and the next try goes on from there. */
export function useTemplateStart({ name: template, posts }: TemplateFacts, { canFlow, onModel }: TemplateStartOptions) {
  const t = useMessages(templateMessages);
  const locale = useLocale();
  const [fullName, setFullName] = useState(t(template));
  const [enCode, setEnCode] = useState('');
  /** The code of the flow: that of the form until the server refuses it. */
  const [otherCode, setOtherCode] = useState<string>();
  const [isWanted, setWanted] = useState(true);
  const [people, setPeople] = useState<PostHolders>({});
  const flow = useMemo(() => flowFor(template, locale, people), [template, locale, people]);
  const [made] = useState<MadeOfTemplate>(() => ({}));
  const [isModelMade, setModelMade] = useState(false);
  const wanted = canFlow && isWanted ? flow : undefined;
  const names = { fullName: fullName.trim(), enCode: enCode.trim(), flowCode: (otherCode ?? enCode).trim() };
  const making = useMutation({
    mutationKey: TEMPLATE_START,
    mutationFn: () => createFromTemplate({ template, ...names, flow: wanted }, made),
    // also after a refusal: the form may be there
    onSettled: () => {
      invalidateAll();
      setModelMade(made.modelId !== undefined);
    },
    onSuccess: () => {
      if (made.modelId !== undefined && made.flowId === undefined) onModel(made.modelId, names.fullName);
    },
  });
  const wrong = making.error instanceof ApiError ? making.error.fieldErrors : {};
  const unplaced = Object.keys(wrong).filter((field) => !PLACED.includes(field));
  const isPlaced = Object.keys(wrong).length > unplaced.length;
  return {
    made,
    making,
    fullName,
    enCode,
    flowCode: otherCode ?? enCode,
    /** Whether its flow is offered, and wanted. */
    offersFlow: canFlow && flow !== undefined,
    isWanted,
    /** As it is made for the people who are named. */
    flow,
    /** Whom its steps ask, where they can be named. */
    posts: wanted ? posts : [],
    people,
    setHolders: (post: FlowPost, ids: readonly string[]) => setPeople((now) => ({ ...now, [post]: ids })),
    wrong,
    /** Why it was refused, where that is not said of a field that is asked for. */
    reason: isPlaced ? undefined : unplaced.map((field) => wrong[field]).join('；') || making.error?.message,
    /** Whether the form is there and its flow is made or was refused. */
    isModelMade,
    isReady: Object.values(names).every((text) => text !== ''),
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

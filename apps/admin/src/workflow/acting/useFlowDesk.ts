import { FLOW_STATUS, type FlowAct } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import { confirmDelete } from '@smart-admin/ui/confirm';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.js';
import { showUnlessShown } from '../../resource/showUnlessShown.js';
import { type FlowFormHandle } from '../detail/FlowForm.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { actFields } from './actFields.js';
import { type FlowButton } from './flowButtons.js';
import { readAct } from './readAct.js';
import { storeSignature } from './signatureFile.js';
import { useActWords } from './useActWords.js';
import { useCommentDraft } from './useCommentDraft.js';
import { useFlowActs } from './useFlowActs.js';
import { type QueuePlace } from './useQueuePlace.js';

/** What is pressed, asked and done on the page of a flow. `asksAlways`: there is no field for the opinion beside the buttons. */
export function useFlowDesk({ flow, form, queue, reload, asksAlways, opinion }: FlowDeskInput) {
  const words = useActWords();
  const { t } = words;
  const client = useQueryClient();
  const navigate = useNavigate();
  const acts = useFlowActs({ flow, form, reload });
  const [comment, setComment] = useCommentDraft(flow.id);
  const [asked, setAsked] = useState<FlowButton>();
  const [isMissing, setMissing] = useState(false);
  const [isUnchanged, setUnchanged] = useState(false);

  const finish = (button: FlowButton, act: FlowAct) => {
    setComment('');
    setMissing(false);
    const { task } = button;
    const canTakeBack = task && DECISIONS.has(act.kind) && task.buttons.some(({ kind }) => kind === 'takeBack');
    toast.success(t('done', { action: words.nameOf(button) }), {
      ...(canTakeBack ? { action: { label: t('takeBack'), onClick: () => takeBack(task.id) } } : {}),
    });
    if (!DECISIONS.has(act.kind)) return;
    form.current?.finish();
    queue.next?.();
  };
  const takeBack = (taskId: string) => {
    void api.workflow.instance
      .act({ id: flow.id, body: { kind: 'takeBack', taskId } })
      .then(async () => {
        toast.success(t('takenBack'));
        await client.invalidateQueries();
      })
      .catch(showUnlessShown);
  };
  const run = async (button: FlowButton, values: FormValues) => {
    const { signature } = values;
    const act = readAct(button, values);
    const signed = typeof signature === 'string' && signature !== '' ? await storeSignature(signature) : undefined;
    const outcome = await acts.act(signed === undefined ? act : { ...act, signature: signed });
    if (outcome === 'done') finish(button, act);
  };
  const remove = async () => {
    if (!(await confirmDelete({ description: t('removeQuestion', { title: flow.title }) }))) return;
    await api.workflow.instance.remove({ id: flow.id });
    form.current?.finish();
    toast.success(t('done', { action: words.verb('remove') }));
    await navigate(-1);
    await client.invalidateQueries();
  };
  const asksMore = (button: FlowButton) => button.signature !== 'off' || actFields(flow, button, words).length > 0;
  const begin = (button: FlowButton) => {
    const isAsked = CONFIRMED.has(button.kind) || (asksAlways && button.comment !== 'off') || asksMore(button);
    // the form comes first: nobody signs what is not complete
    const checked = NEEDS_FORM.has(button.kind) ? form.current?.checked() : undefined;
    if (checked === false) return;
    // allowed, for what was asked for may stand elsewhere; but whoever only forgot to mend it should notice
    setUnchanged(button.kind === 'submit' && flow.status === FLOW_STATUS.rejected && checked?.change === undefined);
    if (isAsked) {
      setAsked(button);
    } else if (button.comment === 'required' && comment.trim() === '') {
      setMissing(true);
      opinion.current?.focus();
    } else {
      void run(button, button.comment === 'off' ? {} : { comment }).catch((error: unknown) => fail(error));
    }
  };
  return {
    acts,
    comment,
    setComment(text: string) {
      setComment(text);
      if (text.trim() !== '') setMissing(false);
    },
    /** The opinion is needed for what was pressed. */
    isMissing,
    press(button: FlowButton) {
      if (acts.isBusy) return;
      if (button.kind === 'remove') void remove().catch(showUnlessShown);
      else begin(button);
    },
    /** The button that more is asked about. */
    asked,
    /** Whether it submits a form as it was that was sent back. */
    isUnchanged,
    /** Whether that is the opinion alone. */
    asksOpinion: asked !== undefined && !asksMore(asked),
    answer: (values: FormValues) => (asked ? run(asked, values) : Promise.resolve()),
    dismiss: () => setAsked(undefined),
    /** Says something about the flow; answers whether it was taken. */
    say: (act: FlowAct) =>
      acts.act(act).then(
        (outcome) => outcome === 'done',
        (error: unknown) => {
          fail(error);
          return false;
        },
      ),
  };
}

interface FlowDeskInput {
  flow: FlowDetail;
  form: RefObject<FlowFormHandle | null>;
  queue: QueuePlace;
  reload: () => Promise<unknown>;
  asksAlways: boolean;
  /** The field of the opinion, where there is one. */
  opinion: RefObject<HTMLTextAreaElement | null>;
}

/** After these the next flow is looked at. */
const DECISIONS: ReadonlySet<string> = new Set(['approve', 'refuse', 'transfer', 'answerHelp']);

/** Done with the whole form. */
const NEEDS_FORM: ReadonlySet<string> = new Set(['approve', 'submit']);

/** Not done by one press. */
const CONFIRMED: ReadonlySet<string> = new Set(['revoke', 'pause', 'resume', 'cancel', 'revive', 'release']);

/** Acts are silent, for refusals are explained on the page; what remains is no answer about the flow. */
function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  toast.error(text, { id: text });
}

import { ApiError } from '@smart-admin/api-client';
import { type FlowAct } from '@smart-admin/api-client/contract';
import { applyChange, type FormValues, type RecordChange } from '@smart-admin/form-engine/core';
import { type RecordConflict } from '@smart-admin/form-engine/resource';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { api } from '../../app/api.js';
import { once } from '../../resource/once.js';
import { type FlowFormHandle, type OpenedForm } from '../detail/FlowForm.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { useActWords } from './useActWords.js';

/** What became of an act: it is done; the form has to be mended first; or others were faster and the flow was read again. */
export type ActOutcome = 'done' | 'form' | 'stale';

/** Sends what somebody does with a flow, with what they changed of its form. What they typed stays until it is done. */
export function useFlowActs({ flow, form, reload }: FlowActsInput) {
  const { t } = useActWords();
  const client = useQueryClient();
  const [notice, setNotice] = useState<ActNotice>();
  const [kept, setKept] = useState<RecordChange>();
  const [question, setQuestion] = useState<ConflictQuestion>();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  /** `base`: the values on which the change was made. */
  const send = async (act: FlowAct, change: RecordChange | undefined, base?: FormValues): Promise<ActOutcome> => {
    const body = change ? { ...act, change } : act;
    try {
      await once('workflow.act', [flow.id, body], (key) =>
        api.workflow.instance.act({ id: flow.id, body }, { silent: true, ...key }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const conflict = conflictOf(error);
      if (conflict && change && form.current) return decide(act, { mine: change, conflict, base, form: form.current });
      setQuestion(undefined);
      const outcome = await explain(error);
      if (outcome === undefined) throw error;
      return outcome;
    }
    // what somebody only says leaves the form as it is
    if (change) form.current?.finish();
    setQuestion(undefined);
    setNotice(undefined);
    // read again, the form may be another one
    setKept(BESIDE.has(act.kind) ? form.current?.changed() : undefined);
    await client.invalidateQueries();
    return 'done';
  };

  /** Asks what is to be kept where others changed the same, and sends it again with that. */
  const decide = async (act: FlowAct, { mine, conflict, base, form: handle }: Met): Promise<ActOutcome> => {
    const opened = handle.opened();
    const from = base ?? opened.base;
    const answer = await new Promise<ConflictAnswer>((onAnswer) => {
      setQuestion({ ...opened, base: from, mine, conflict, isSaving: false, onAnswer });
    });
    if (typeof answer === 'object') {
      setQuestion((asked) => asked && { ...asked, isSaving: true });
      return send(act, answer, applyChange(from, conflict.theirs));
    }
    setQuestion(undefined);
    if (answer === 'back') return 'form';
    setKept(undefined);
    await reload();
    return 'stale';
  };

  const refresh = async () => {
    setKept(form.current?.changed());
    await reload();
  };

  /** Shows a refusal where it belongs; undefined for one that says nothing about the flow. */
  const explain = async (error: ApiError): Promise<ActOutcome | undefined> => {
    if (Object.keys(error.fieldErrors).length > 0) {
      const left = Object.values(form.current?.setErrors(error.fieldErrors) ?? error.fieldErrors);
      setNotice({ text: left.length > 0 ? left.join(' ') : t('formFirst'), isReadAgain: false });
      return 'form';
    }
    if (error.code !== 409 && error.code !== 404) return undefined;
    setNotice({ text: t('meanwhile', { reason: error.message }), isReadAgain: true });
    await refresh();
    return 'stale';
  };

  return {
    notice,
    closeNotice: () => setNotice(undefined),
    /** What others changed of what was changed here, until it is decided. */
    question,
    kept,
    isBusy,
    /** Reads the flow again; what was changed of its form stays. */
    refresh,
    /** One at a time; rejects with what is no answer about the flow. */
    async act(act: FlowAct): Promise<ActOutcome> {
      if (running.current) return 'form';
      const change = changeFor(act.kind, form.current);
      if (change === false) return 'form';
      running.current = true;
      setBusy(true);
      try {
        return await send(act, change);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}

/** A change that met one of others. */
interface Met extends Pick<ConflictQuestion, 'mine' | 'conflict'> {
  base: FormValues | undefined;
  form: FlowFormHandle;
}

/** What somebody is asked whose change met one of others. */
export interface ConflictQuestion extends OpenedForm {
  mine: RecordChange;
  conflict: RecordConflict;
  isSaving: boolean;
  onAnswer: (answer: ConflictAnswer) => void;
}

/** A change that holds what was decided; back to the form; or letting the own changes go. */
type ConflictAnswer = RecordChange | 'back' | 'discard';

/** Why something was not done. */
export interface ActNotice {
  text: string;
  /** The flow has been read again since. */
  isReadAgain: boolean;
}

interface FlowActsInput {
  flow: FlowDetail;
  form: RefObject<FlowFormHandle | null>;
  /** Reads the flow again. */
  reload: () => Promise<unknown>;
}

/** What goes with an act of the form: all of it must hold for a decision; what hands the task on takes along what was begun. */
function changeFor(kind: FlowAct['kind'], form: FlowFormHandle | null): RecordChange | undefined | false {
  if (!form) return undefined;
  if (kind === 'approve' || kind === 'submit' || kind === 'save') {
    const checked = form.checked();
    return checked && checked.change;
  }
  return HANDS_ON.has(kind) ? form.changed() : undefined;
}

/** Done while the form is filled in: what was changed of it is still to be sent. */
const BESIDE: ReadonlySet<string> = new Set(['comment', 'circulate', 'urge', 'removeAdded', 'assign', 'retry', 'skip']);

const HANDS_ON: ReadonlySet<string> = new Set(['transfer', 'assist', 'addBefore', 'addAfter', 'addBeside']);

function conflictOf({ response }: ApiError): RecordConflict | undefined {
  return (response?.data as { conflict?: RecordConflict } | null | undefined)?.conflict;
}

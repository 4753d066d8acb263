import { ApiError } from '@smart-admin/api-client';
import { type FlowAct } from '@smart-admin/api-client/contract';
import { type RecordChange } from '@smart-admin/form-engine/core';
import { type RecordConflict } from '@smart-admin/form-engine/resource';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { api } from '../../app/api.js';
import { once } from '../../resource/once.js';
import { type FlowFormHandle } from '../detail/FlowForm.js';
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
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  const call = async (act: FlowAct): Promise<ActOutcome> => {
    const change = changeFor(act.kind, form.current);
    if (change === false) return 'form';
    const body = change ? { ...act, change } : act;
    try {
      await once('workflow.act', [flow.id, body], (key) =>
        api.workflow.instance.act({ id: flow.id, body }, { silent: true, ...key }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const outcome = await explain(error);
      if (outcome === undefined) throw error;
      return outcome;
    }
    setNotice(undefined);
    setKept(undefined);
    await client.invalidateQueries();
    return 'done';
  };

  /** Shows a refusal where it belongs; undefined for one that says nothing about the flow. */
  const explain = async (error: ApiError): Promise<ActOutcome | undefined> => {
    if (Object.keys(error.fieldErrors).length > 0) {
      const left = Object.values(form.current?.setErrors(error.fieldErrors) ?? error.fieldErrors);
      setNotice({ text: left.length > 0 ? left.join(' ') : t('formFirst'), isReadAgain: false });
      return 'form';
    }
    if (error.code !== 409 && error.code !== 404) return undefined;
    const conflict = conflictOf(error);
    const text = conflict
      ? t('conflict', {
          name: conflict.userName || t('somebody'),
          fields: conflict.conflicts.map(({ path }) => form.current?.labelOf(path) ?? path).join('、'),
        })
      : t('meanwhile', { reason: error.message });
    setNotice({ text, isReadAgain: true });
    setKept(form.current?.changed());
    await reload();
    return 'stale';
  };

  return {
    notice,
    closeNotice: () => setNotice(undefined),
    kept,
    isBusy,
    /** One at a time; rejects with what is no answer about the flow. */
    async act(act: FlowAct): Promise<ActOutcome> {
      if (running.current) return 'form';
      running.current = true;
      setBusy(true);
      try {
        return await call(act);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}

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

const HANDS_ON: ReadonlySet<string> = new Set(['transfer', 'assist', 'addBefore', 'addAfter', 'addBeside']);

function conflictOf({ response }: ApiError): RecordConflict | undefined {
  return (response?.data as { conflict?: RecordConflict } | null | undefined)?.conflict;
}

import { useState } from 'react';
import { isAccepted } from '../../../app/isAccepted.js';
import { queryClient } from '../../../app/queryClient.js';
import { reloadSession } from '../../../app/reloadSession.js';
import { type DesignCalls, type ReleasePlan, useDesignCalls } from './DesignCalls.js';
import { AGAIN, type ReleasePlace } from './MenuPlaceFields.js';
import { releaseDraft } from './releaseDraft.js';
import { type ReleaseDialogProps } from './ReleaseDialog.js';

/**
 * Releases what is saved of a model, after telling what that does, or why it cannot be done; `asked` is what the dialog shows
 * meanwhile. `release` answers whether it was released.
 */
export function useRelease() {
  const calls = useDesignCalls();
  const [asked, setAsked] = useState<ReleaseDialogProps>();
  const release = async ({ id, fullName, isFirst, isAlwaysAsked = false }: Releasing): Promise<boolean> => {
    const plan = await plannedRelease(calls, id);
    if (!plan) return false;
    const { device } = calls;
    const place =
      isAlwaysAsked || isFirst || saysSomething(plan)
        ? await new Promise<ReleasePlace | undefined>((onAnswer) =>
            setAsked({ name: fullName, isFirst, device, ...plan, onAnswer }),
          )
        : AGAIN[device];
    setAsked(undefined);
    if (!place || !(await isAccepted(releaseDraft(calls, id, place)))) return false;
    // the menu entry and the codes of new columns
    await reloadSession();
    await queryClient.invalidateQueries({ queryKey: ['model', id] });
    return true;
  };
  return { release, asked };
}

interface Releasing {
  id: string;
  fullName: string;
  /** Whether a place in the menu is asked for. */
  isFirst: boolean;
  /** Whether also a release that does nothing to the tables is asked about. Default false. */
  isAlwaysAsked?: boolean;
}

const saysSomething = ({ changes, missing, refusal = '' }: ReleasePlan) =>
  changes.length > 0 || missing.length > 0 || refusal !== '';

/** What a release would do to the tables, and what would be missing; undefined when the draft cannot be released, which has been told then. */
async function plannedRelease(calls: DesignCalls, id: string): Promise<ReleasePlan | undefined> {
  let plan: ReleasePlan | undefined;
  const asking = calls.releasePlan(id).then((answer) => {
    plan = answer;
  });
  await isAccepted(asking);
  return plan;
}

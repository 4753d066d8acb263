import { type FlowAct } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import { CHOICE, TO_LAUNCHER } from './actFields.js';
import { type FlowButton } from './flowButtons.js';

/** What is sent for a button and what its dialog says. */
export function readAct(button: FlowButton, values: FormValues): FlowAct {
  const { way, urgency, to, people, taskId, activityId, toNodeId, then, comment } = values;
  const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';
  const chosen = choicesIn(values);
  const parts = {
    kind: button.kind === 'addSign' ? way : button.kind,
    taskId: button.task?.id ?? taskId,
    to,
    people,
    activityId,
    toNodeId: toNodeId === TO_LAUNCHER ? undefined : toNodeId,
    then,
    urgency: isSaid(urgency) ? Number(urgency) : undefined,
    comment: typeof comment === 'string' && comment.trim() !== '' ? comment.trim() : undefined,
    choices: Object.keys(chosen).length > 0 ? chosen : undefined,
    attachments: idsOf(values.files),
  };
  // the dialog has asked for all that the kind needs, and the server holds it against the contract
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => isSaid(value))) as unknown as FlowAct;
}

/** Whom a dialog or a form names for nodes. */
export function choicesIn(values: FormValues): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, ids]) =>
      name.startsWith(CHOICE) && Array.isArray(ids) ? [[name.slice(CHOICE.length), ids.map(String)]] : [],
    ),
  );
}

/** The same as the values of the fields in which they are chosen. */
export function choiceValues(choices: Readonly<Record<string, readonly string[]>>): FormValues {
  return Object.fromEntries(Object.entries(choices).map(([nodeId, ids]) => [CHOICE + nodeId, [...ids]]));
}

/** Names under which the files of a field are stored. */
export function idsOf(files: unknown): string[] | undefined {
  const ids = Array.isArray(files)
    ? files.flatMap((file: unknown) => {
        const { fileId } = (file ?? {}) as { fileId?: unknown };
        return typeof fileId === 'string' ? [fileId] : [];
      })
    : [];
  return ids.length > 0 ? ids : undefined;
}

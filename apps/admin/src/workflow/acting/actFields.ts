import { URGENCY_TEXTS } from '@smart-admin/api-client/contract';
import { createField, type Field } from '@smart-admin/form-engine/core';
import { decodeFlowDocument, type FlowNode, indexFlow } from '@smart-admin/form-engine/flow';
import { type FlowDetail } from '../detail/useFlow.js';
import { addedBy } from './addedBy.js';
import { ADDING, type FlowButton } from './flowButtons.js';
import { type ActWords } from './useActWords.js';

/** Where a refusal leads when nothing else is chosen: to the launcher. */
export const TO_LAUNCHER = 'launcher';
/** Begins the names of the fields in which people are chosen for nodes. */
export const CHOICE = 'choice_';

/** What has to be said before something is done with a flow, as the fields of a dialog; its comment and signature not among them. */
export function actFields(flow: FlowDetail, button: FlowButton, words: ActWords): Field[] {
  const { t, verb, locale, userName } = words;
  const people = (id: string, label: string, multiple: boolean) =>
    createField('userSelect', { id, label, multiple, required: true });
  switch (button.kind) {
    case 'approve':
      return (button.task?.choices ?? []).map(({ nodeId, nodeName, among }) => choiceField(nodeId, nodeName, among));
    case 'submit':
      return [
        createField('radio', {
          id: 'urgency',
          label: t('urgency'),
          required: true,
          defaultValue: String(flow.urgency),
          options: URGENCIES.map((value) => ({ value: String(value), label: URGENCY_TEXTS[value][locale] })),
        }),
      ];
    case 'removeAdded':
      return [oneOf('taskId', t('task'), addedBy(flow, userName))];
    case 'refuse':
      return refusalFields(flow, button, words);
    case 'transfer':
    case 'assist':
      return [people('to', t('person'), false)];
    case 'circulate':
      return [people('people', t('people'), true)];
    case 'addSign': {
      const ways = button.task?.buttons.filter(({ kind }) => (ADDING as readonly string[]).includes(kind)) ?? [];
      const options = ways.map(({ kind, name }) => ({ value: kind, label: name || verb(kind) }));
      return [
        createField('radio', {
          id: 'way',
          label: t('way'),
          required: true,
          defaultValue: ways[0]?.kind ?? '',
          options,
        }),
        people('people', t('people'), true),
      ];
    }
    case 'assign': {
      const tasks = flow.open.flatMap(({ people: asked, nodeName }) =>
        asked
          .filter(({ state }) => state === 'open' || state === 'waiting')
          .map(({ taskId, name }) => ({ value: taskId, label: `${nodeName} · ${name}` })),
      );
      return [oneOf('taskId', t('task'), tasks), people('to', t('person'), false)];
    }
    case 'jump':
      return [
        oneOf('activityId', t('from'), nodesOf(flow)),
        createField('select', { id: 'toNodeId', label: t('to'), required: true, options: jumpTargets(flow) }),
      ];
    case 'retry':
    case 'skip':
      return [oneOf('activityId', t('from'), nodesOf(flow, true))];
    default:
      return [];
  }
}

const URGENCIES = [1, 2, 3] as const;

/** For whom a node waits for a choice: among some, or anybody. */
export function choiceField(nodeId: string, nodeName: string, among: { id: string; name: string }[] | null): Field {
  const place = { id: CHOICE + nodeId, label: nodeName, required: true };
  return among === null
    ? createField('userSelect', { ...place, multiple: true })
    : createField('checkbox', { ...place, options: among.map(({ id, name }) => ({ value: id, label: name })) });
}

/** Something to choose; where there is one thing alone, it is chosen. */
function oneOf(id: string, label: string, options: { value: string; label: string }[]): Field {
  return createField('select', { id, label, required: true, options, defaultValue: options[0]?.value ?? '' });
}

function nodesOf({ open }: FlowDetail, isStuck = false): { value: string; label: string }[] {
  return open
    .filter(({ problem }) => !isStuck || problem !== '')
    .map(({ activityId, nodeName }) => ({ value: activityId, label: nodeName }));
}

function jumpTargets(flow: FlowDetail): { value: string; label: string }[] {
  const open = new Set(flow.open.map(({ nodeId }) => nodeId));
  return [...indexFlow(decodeFlowDocument(flow.document)).values()]
    .filter(({ node }) => !open.has(node.id) && node.kind !== 'branch')
    .map(({ node }) => ({ value: node.id, label: node.name }));
}

/** Where the node lets whoever refuses choose where to, or how it goes on from there. */
function refusalFields(flow: FlowDetail, { task }: FlowButton, { t }: ActWords): Field[] {
  const node: FlowNode | undefined = indexFlow(decodeFlowDocument(flow.document)).get(task?.nodeId ?? '')?.node;
  if (!task || !node || !('refusal' in node)) return [];
  const targets = [
    { value: TO_LAUNCHER, label: t('toLauncher') },
    ...task.targets.map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName })),
  ];
  const fields: Field[] = [];
  if (node.refusal.to === 'chosen' && targets.length > 1)
    fields.push(
      createField('radio', {
        id: 'toNodeId',
        label: t('refuseTo'),
        required: true,
        defaultValue: TO_LAUNCHER,
        options: targets,
      }),
    );
  if (node.refusal.then === 'chosen')
    fields.push(
      createField('radio', {
        id: 'then',
        label: t('refuseThen'),
        required: true,
        defaultValue: 'onward',
        options: [
          { value: 'onward', label: t('onward') },
          { value: 'back', label: t('backHere') },
        ],
      }),
    );
  return fields;
}

import { type Option } from '@smart-admin/form-engine/core';
import { type api } from '../../../app/api.js';

export type LaunchableFlow = Awaited<ReturnType<typeof api.workflow.launchable.list>>['list'][number];

/** Flows in the order of their categories; those of none, or of one that is no more, come last under `others`. */
export function flowsByCategory(
  flows: readonly LaunchableFlow[],
  categories: readonly Option[],
  others: string,
): { name: string; flows: LaunchableFlow[] }[] {
  const known = new Set(categories.map(({ value }) => value));
  const groups = categories.map(({ value, label }) => ({
    name: label,
    flows: flows.filter(({ category }) => category === value),
  }));
  const rest = flows.filter(({ category }) => !known.has(category));
  return [...groups, { name: others, flows: rest }].filter((group) => group.flows.length > 0);
}

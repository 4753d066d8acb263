import { api } from '../../../app/api.js';
import { designReferences } from '../../../resource/designReferences.js';
import { type DesignCalls } from './DesignCalls.js';

const { models } = api.visualdev;

/** The calls of Web design. */
export const webCalls = {
  device: 'pc',
  read: (id, options) => models.read({ id }, options),
  update: (id, body, options) => models.update({ id, body }, options),
  released: (id, options) => api.visualdev.records.config({ id }, options),
  releasePlan: (id) => models.releasePlan({ id }),
  release: (id, body, options) => models.release({ id, body }, options),
  usesOf: (id, field) => models.fieldUses({ id, field }, { silent: true }),
  relatedForms: async (id, signal) => (await models.relatedForms({ id }, { signal })).list,
  references: designReferences,
} satisfies DesignCalls;

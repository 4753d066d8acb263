import { api } from '../../../app/api.js';
import { type DesignCalls } from '../webDesign/DesignCalls.js';

const { appDesigns } = api.visualdev;

/** The calls of App design: they reach what phones have of a model, and the app's menu. */
export const appCalls = {
  device: 'app',
  read: (id, options) => appDesigns.read({ id }, options),
  update: (id, body, options) => appDesigns.update({ id, body }, options),
  released: (id, options) => appDesigns.released({ id }, options),
  releasePlan: (id) => appDesigns.releasePlan({ id }),
  release: (id, { appModuleParentId }, options) =>
    appDesigns.release({ id, body: appModuleParentId === undefined ? {} : { appModuleParentId } }, options),
} satisfies DesignCalls;

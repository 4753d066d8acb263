import { type FillingFlow } from '@smart-admin/form-engine/core';
import { type Caller } from '../../rights/caller.js';
import { type FilledForm } from './records/offeredRecords.js';

declare module '../../deps.js' {
  interface Deps {
    /** Opens the form that somebody fills in with a flow. Throws 403, 404 or 409 where they do not, as the page of the flow does. */
    openFlowForm: (deps: Deps, caller: Caller, flow: FillingFlow) => Promise<FilledForm>;
  }
}

import { type ApiClient } from '@smart-admin/api-client';
import { type ScopeTargets } from '../support/ScopeTargets.js';
import { type OwnTargets } from '../support/OwnTargets.js';
import { type TrialModel } from '../support/releaseTrial.js';
import { type TestApp } from '../support/startTestApp.js';

/** What cases are made with. It is there when they run, not yet when they are listed: read it inside of a case only. */
export interface ScopeContext {
  readonly app: TestApp;
  readonly admin: ApiClient;
  readonly made: ScopeTargets;
  /** What belongs to one person. */
  readonly owned: OwnTargets;
  /** A model with a button that asks an interface, and a position in its form. */
  readonly trial: TrialModel;
  /** Hash of a password that is right for whoever is made. */
  readonly password: string;
}

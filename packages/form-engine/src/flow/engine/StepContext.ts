import { type FormValues } from '../../core/document/FormDocument.js';
import { type WorkCalendar } from '../document/TimeLimit.js';

/** What a step may look at beside the state. */
export interface StepContext {
  /** Milliseconds since 1970. */
  now: number;
  /** The form as it stands, for conditions and dates. */
  values: FormValues;
  calendar: WorkCalendar;
}

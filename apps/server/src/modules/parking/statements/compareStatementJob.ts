import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Compares a statement with our books once more. */
export const compareStatementJob = defineJob('parking.compareStatement', z.object({ statementId: z.string() }));

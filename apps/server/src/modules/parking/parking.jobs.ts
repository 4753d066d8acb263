import { implementJob } from '../../jobs/implementJob.js';
import { findPhantoms } from './findings/findPhantoms.js';
import { findPhantomsJob } from './findings/findPhantomsJob.js';
import { followPayments } from './payments/followPayments.js';
import { followPaymentsJob } from './payments/followPaymentsJob.js';
import { sendRefund } from './payments/sendRefund.js';
import { sendRefundJob } from './payments/sendRefundJob.js';
import { orderJobs } from './staff/order.jobs.js';
import { seedHistory } from './seed/seedHistory.js';
import { seedHistoryJob } from './seed/seedHistoryJob.js';

export const parkingJobs = [
  ...orderJobs,
  implementJob(findPhantomsJob, ({ db }) => findPhantoms(db)),
  implementJob(followPaymentsJob, (deps, _payload, { signal }) => followPayments(deps, signal)),
  implementJob(sendRefundJob, (deps, { refundId }) => sendRefund(deps, refundId)),
  implementJob(seedHistoryJob, ({ db }, { days }, { signal }) => seedHistory(db, days, signal)),
];

import { handleJob } from '../../jobs/handleJob.js';
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
  handleJob(findPhantomsJob, ({ db }) => findPhantoms(db)),
  handleJob(followPaymentsJob, (deps, _payload, { signal }) => followPayments(deps, signal)),
  handleJob(sendRefundJob, (deps, { refundId }) => sendRefund(deps, refundId)),
  handleJob(seedHistoryJob, ({ db }, { days }, { signal }) => seedHistory(db, days, signal)),
];

import { handleJob } from '../../../jobs/handleJob.js';
import { sendMailJob } from './mailJobs.js';
import { noteFailed, sendMail } from './sendMail.js';

export const emailJobs = [handleJob(sendMailJob, sendMail, { killed: (trx, { mailId }) => noteFailed(trx, mailId) })];

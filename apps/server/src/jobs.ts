import { type JobHandler } from './jobs/handleJob.js';
import { cleanUpJobs } from './cleanUps.js';
import { scheduleJobs } from './jobs/schedule/schedule.jobs.js';
import { backupJobs } from './modules/backup/backup.jobs.js';
import { dataSyncJobs } from './modules/dataSync/dataSync.jobs.js';
import { logJobs } from './modules/log/log.jobs.js';
import { documentJobs } from './modules/extend/document/document.jobs.js';
import { emailJobs } from './modules/extend/email/email.jobs.js';
import { scheduleEventJobs } from './modules/extend/schedule/schedule.jobs.js';
import { messageTemplateJobs } from './modules/messageTemplate/messageTemplate.jobs.js';
import { messageJobs } from './modules/message/message.jobs.js';
import { reportJobs } from './modules/design/report/report.jobs.js';
import { fileJobs } from './modules/file/file.jobs.js';
import { parkingJobs } from './modules/parking/parking.jobs.js';
import { taskJobs } from './modules/task/task.jobs.js';
import { userJobs } from './modules/user/user.jobs.js';
import { visualdevJobs } from './modules/visualdev/visualdev.jobs.js';
import { webhookJobs } from './modules/webhook/webhook.jobs.js';
import { weChatJobs } from './modules/wechat/wechat.jobs.js';
import { workflowJobs } from './modules/workflow/workflow.jobs.js';

/** Everything that is done once over all instances, module by module. */
export const jobs: readonly JobHandler[] = [
  ...cleanUpJobs,
  ...scheduleJobs,
  ...backupJobs,
  ...dataSyncJobs,
  ...documentJobs,
  ...emailJobs,
  ...scheduleEventJobs,
  ...fileJobs,
  ...logJobs,
  ...messageJobs,
  ...messageTemplateJobs,
  ...parkingJobs,
  ...reportJobs,
  ...taskJobs,
  ...userJobs,
  ...visualdevJobs,
  ...webhookJobs,
  ...weChatJobs,
  ...workflowJobs,
];

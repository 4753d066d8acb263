import { storedText } from '../../errors/storedText.js';
import { handleJob } from '../../jobs/handleJob.js';
import { findPhantoms } from './findings/findPhantoms.js';
import { findPhantomsJob } from './findings/findPhantomsJob.js';
import { tellCards } from './cards/tellCards.js';
import { tellCardsJob } from './cards/tellCardsJob.js';
import { invoiceExport } from './invoices/invoice.jobs.js';
import { invoiceText } from './invoices/invoice.messages.js';
import { issueInvoice, noteFailure } from './invoices/issueInvoice.js';
import { issueInvoiceJob } from './invoices/issueInvoiceJob.js';
import { followPayments } from './payments/followPayments.js';
import { followPaymentsJob } from './payments/followPaymentsJob.js';
import { failRefund, sendRefund } from './payments/sendRefund.js';
import { sendRefundJob } from './payments/sendRefundJob.js';
import { escapeExport } from './escapes/escape.jobs.js';
import { refundExport } from './refunds/refund.jobs.js';
import { refundText } from './refunds/refund.messages.js';
import { compareAgain } from './statements/compareBooked.js';
import { compareStatementJob } from './statements/compareStatementJob.js';
import { statementExport } from './statements/statement.jobs.js';
import { endSimulation } from './simulator/endSimulation.js';
import { simulateLanes } from './simulator/simulateLanes.js';
import { simulateLanesJob } from './simulator/simulateLanesJob.js';
import { orderJobs } from './staff/order.jobs.js';
import { paymentExport } from './staff/payment.jobs.js';
import { seedHistory } from './seed/seedHistory.js';
import { seedHistoryJob } from './seed/seedHistoryJob.js';

export const parkingJobs = [
  ...orderJobs,
  handleJob(findPhantomsJob, ({ db }) => findPhantoms(db)),
  handleJob(issueInvoiceJob, (deps, { invoiceId }, { isLast }) => issueInvoice(deps, invoiceId, { isLast }), {
    killed: (trx, { invoiceId }) => noteFailure(trx, invoiceId, invoiceText('interrupted')),
  }),
  handleJob(simulateLanesJob, (deps, { simulationId }, { signal }) => simulateLanes(deps, simulationId, signal), {
    killed: (trx, { simulationId }) => endSimulation(trx, simulationId, 'restarted'),
  }),
  handleJob(tellCardsJob, (deps) => tellCards(deps)),
  handleJob(followPaymentsJob, (deps, _payload, { signal }) => followPayments(deps, signal)),
  invoiceExport.handler,
  paymentExport.handler,
  refundExport.handler,
  statementExport.handler,
  handleJob(compareStatementJob, ({ db }, { statementId }) => compareAgain(db, statementId)),
  escapeExport.handler,
  handleJob(sendRefundJob, (deps, { refundId }, { isLast }) => sendRefund(deps, refundId, isLast), {
    killed: (trx, { refundId }) => failRefund(trx, refundId, storedText(refundText('stopped'))),
  }),
  handleJob(seedHistoryJob, ({ db }, { days }, { signal }) => seedHistory(db, days, signal)),
];

import { type FormDocument } from '../core/document/FormDocument.js';
import { assetTemplate } from './assetTemplate.js';
import { complaintTemplate } from './complaintTemplate.js';
import { contractTemplate } from './contractTemplate.js';
import { expenseTemplate } from './expenseTemplate.js';
import { type FormCompany } from './FormCompany.js';
import { inspectionTemplate } from './inspectionTemplate.js';
import { leaveBalanceTemplate } from './leaveBalanceTemplate.js';
import { leaveTemplate } from './leaveTemplate.js';
import { purchaseTemplate } from './purchaseTemplate.js';
import { repairTemplate } from './repairTemplate.js';
import { sealTemplate } from './sealTemplate.js';
import { visitorTemplate } from './visitorTemplate.js';

/** Finished forms to begin with; together they show tabs, cards, subtables, formulas, conditions and rules. */
export const formTemplates = {
  purchase: purchaseTemplate,
  leave: leaveTemplate,
  leaveBalance: leaveBalanceTemplate,
  asset: assetTemplate,
  inspection: inspectionTemplate,
  visitor: visitorTemplate,
  complaint: complaintTemplate,
  expense: expenseTemplate,
  repair: repairTemplate,
  contract: contractTemplate,
  seal: sealTemplate,
} as const satisfies Record<string, (company?: FormCompany) => FormDocument>;

/** Name of a template. */
export type FormTemplate = keyof typeof formTemplates;

import { type ListDefinition } from '../core/list/ListDefinition.js';
import { buildList, type ListDesign } from './buildList.js';
import { formTemplates, type FormTemplate } from './formTemplates.js';

/** The list that a template comes with: columns, searches, colours, other layouts, and the card of a phone. */
export function templateList(template: FormTemplate): ListDefinition {
  return buildList(formTemplates[template](), designs[template]);
}

const MONEY = { format: 'number', decimals: 2, align: 'right', sortable: true } as const;
const DAY = { width: 120, sortable: true } as const;

const designs: Readonly<Record<FormTemplate, ListDesign>> = {
  purchase: {
    columns: [
      ['title', { width: 220 }],
      ['kind', { width: 110, format: 'tag' }],
      ['applicant', { width: 110 }],
      ['neededOn', DAY],
      ['total', { ...MONEY, width: 130, aggregate: 'sum', colours: [{ when: '{total} > 10000', tone: 'warning' }] }],
    ],
    search: ['title', 'kind', 'applicant', 'neededOn'],
    layouts: ['groups'],
    fields: { groupField: 'kind' },
    order: { id: 'neededOn', desc: true },
    card: { title: ['title'], badge: ['total'], subtitle: ['applicant', 'kind'], line: ['neededOn'] },
  },
  leave: {
    columns: [
      ['applicant', { width: 110 }],
      [
        'kind',
        {
          width: 110,
          colours: [
            { when: "{kind} = '2'", tone: 'warning' },
            { when: "{kind} = '1'", tone: 'success' },
          ],
        },
      ],
      ['fromDay', DAY],
      ['toDay', DAY],
      ['days', { width: 90, align: 'right', sortable: true }],
      ['deputy', { width: 110 }],
      ['reason', { width: 220 }],
    ],
    search: ['applicant', 'kind', 'fromDay'],
    layouts: ['calendar', 'groups'],
    fields: { calendarStart: 'fromDay', calendarEnd: 'toDay', groupField: 'kind' },
    order: { id: 'fromDay', desc: true },
    card: { title: ['applicant'], badge: ['kind'], subtitle: ['fromDay', 'toDay'], line: ['days', 'deputy'] },
  },
  leaveBalance: {
    columns: [
      ['person', { width: 120 }],
      ['year', { width: 90, align: 'right', sortable: true }],
      ['kind', { width: 110, format: 'tag' }],
      ['granted', { width: 110, align: 'right', sortable: true }],
      ['used', { width: 110, align: 'right', sortable: true }],
      ['remaining', { width: 110, align: 'right', colours: [{ when: '{remaining} <= 0', tone: 'danger' }] }],
    ],
    search: ['person', 'year', 'kind'],
    layouts: ['groups'],
    fields: { groupField: 'kind' },
    order: { id: 'year', desc: true },
    card: { title: ['person'], badge: ['remaining'], subtitle: ['year', 'kind'], line: ['granted', 'used'] },
  },
  asset: {
    columns: [
      ['title', { width: 200 }],
      ['code', { width: 140, sortable: true }],
      ['kind', { width: 110, format: 'tag' }],
      ['keeper', { width: 110 }],
      ['department', { width: 140 }],
      ['boughtOn', DAY],
      ['price', { ...MONEY, width: 130, aggregate: 'sum' }],
      [
        'value',
        { ...MONEY, width: 130, aggregate: 'sum', colours: [{ when: '{value} < {price} × 0.2', tone: 'danger' }] },
      ],
    ],
    search: ['title', 'kind', 'keeper', 'department'],
    layouts: ['groups'],
    fields: { groupField: 'kind' },
    order: { id: 'code', desc: false },
    card: { title: ['title'], badge: ['kind'], subtitle: ['code'], line: ['keeper', 'department', 'price', 'value'] },
  },
  inspection: {
    columns: [
      ['place', { width: 200 }],
      ['doneAt', { ...DAY, width: 160 }],
      ['inspector', { width: 110 }],
      [
        'faults',
        {
          width: 100,
          align: 'right',
          sortable: true,
          colours: [
            { when: '{faults} > 0', tone: 'danger' },
            { when: '{faults} = 0', tone: 'success' },
          ],
        },
      ],
      ['measures', { width: 240 }],
    ],
    search: ['place', 'inspector', 'doneAt'],
    layouts: ['calendar'],
    fields: { calendarStart: 'doneAt' },
    order: { id: 'doneAt', desc: true },
    card: { title: ['place'], badge: ['faults'], subtitle: ['inspector', 'doneAt'], line: ['measures'] },
  },
  visitor: {
    columns: [
      ['visitor', { width: 120 }],
      ['mobile', { width: 130 }],
      ['visitAt', { ...DAY, width: 160 }],
      ['host', { width: 110 }],
      ['people', { width: 90, align: 'right', aggregate: 'sum', colours: [{ when: '{people} > 5', tone: 'info' }] }],
      ['plate', { width: 120 }],
      ['purpose', { width: 220 }],
    ],
    search: ['visitor', 'host', 'visitAt', 'plate'],
    layouts: ['calendar'],
    fields: { calendarStart: 'visitAt' },
    order: { id: 'visitAt', desc: true },
    card: { title: ['visitor'], badge: ['plate'], subtitle: ['visitAt', 'host'], line: ['people', 'purpose'] },
  },
  complaint: {
    columns: [
      ['title', { width: 220 }],
      ['urgency', { width: 100, colours: [{ when: "{urgency} = '2'", tone: 'danger' }] }],
      ['person', { width: 110 }],
      ['mobile', { width: 130 }],
      ['handler', { width: 110 }],
      ['closed', { width: 100, colours: [{ when: '{closed}', tone: 'success' }] }],
      ['answer', { width: 220 }],
    ],
    search: ['title', 'urgency', 'handler', 'closed'],
    layouts: ['board', 'groups'],
    fields: { boardField: 'closed', groupField: 'urgency' },
    card: { title: ['title'], badge: ['urgency'], subtitle: ['person', 'mobile'], line: ['handler', 'closed'] },
  },
  expense: {
    columns: [
      ['purpose', { width: 220 }],
      ['applicant', { width: 110 }],
      ['department', { width: 140 }],
      ['total', { ...MONEY, width: 130, aggregate: 'sum', colours: [{ when: '{total} > 5000', tone: 'warning' }] }],
    ],
    search: ['purpose', 'applicant', 'department'],
    card: { title: ['purpose'], badge: ['total'], subtitle: ['applicant'], line: ['department'] },
  },
  repair: {
    columns: [
      ['equipment', { width: 180 }],
      ['place', { width: 160 }],
      [
        'severity',
        {
          width: 120,
          colours: [
            { when: "{severity} = '3'", tone: 'danger' },
            { when: "{severity} = '2'", tone: 'warning' },
          ],
        },
      ],
      ['foundAt', { ...DAY, width: 160 }],
      ['fault', { width: 220 }],
      ['cost', { ...MONEY, width: 120, aggregate: 'sum' }],
    ],
    search: ['equipment', 'place', 'severity', 'foundAt'],
    layouts: ['board'],
    fields: { boardField: 'severity' },
    order: { id: 'foundAt', desc: true },
    card: { title: ['equipment'], badge: ['severity'], subtitle: ['place', 'foundAt'], line: ['fault', 'cost'] },
  },
  contract: {
    columns: [
      ['title', { width: 220 }],
      ['party', { width: 180 }],
      ['kind', { width: 100, format: 'tag' }],
      ['fromDay', DAY],
      ['toDay', DAY],
      ['amount', { ...MONEY, width: 140, aggregate: 'sum', colours: [{ when: '{amount} > 100000', tone: 'warning' }] }],
      ['fileNumber', { width: 140 }],
    ],
    search: ['title', 'party', 'kind', 'toDay'],
    layouts: ['calendar', 'groups'],
    fields: { calendarStart: 'fromDay', calendarEnd: 'toDay', groupField: 'kind' },
    order: { id: 'toDay', desc: false },
    card: { title: ['title'], badge: ['amount'], subtitle: ['party'], line: ['fromDay', 'toDay', 'fileNumber'] },
  },
  seal: {
    columns: [
      ['paper', { width: 240 }],
      ['seal', { width: 130, format: 'tag' }],
      ['party', { width: 180 }],
      ['copies', { width: 90, align: 'right', aggregate: 'sum' }],
      ['sealedAt', { ...DAY, width: 160 }],
    ],
    search: ['paper', 'seal', 'party'],
    layouts: ['groups'],
    fields: { groupField: 'seal' },
    card: { title: ['paper'], badge: ['seal'], subtitle: ['party'], line: ['copies', 'sealedAt'] },
  },
};

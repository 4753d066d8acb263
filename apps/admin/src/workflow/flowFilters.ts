import {
  FLOW_STATUS_TEXTS,
  type FlowStatusNumber,
  type Urgency,
  URGENCY_TEXTS,
} from '@smart-admin/api-client/contract';
import { type ListQuery } from '@smart-admin/form-engine/resource';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { api } from '../app/api.js';
import { apiQuery, textFilter, timeRange } from '../resource/apiQuery.js';
import { useSelectorOptions } from '../resource/useSelectorOptions.js';
import { flowListMessages } from './flowListMessages.js';

const STATUSES = [1, 2, 3, 4, 5] as const satisfies readonly FlowStatusNumber[];
const URGENCIES = [1, 2, 3] as const satisfies readonly Urgency[];

/** What lists of flows are searched by. */
export function useFlowFilters() {
  const t = useMessages(flowListMessages);
  const locale = useLocale();
  const flows = useSelectorOptions('launchableFlows', async () => {
    const { list } = await api.workflow.launchable.list({}, { silent: true });
    return list.map(({ id, fullName }) => ({ value: id, label: fullName }));
  });
  return {
    keyword: { id: 'keyword', label: t('keyword'), kind: 'keyword' },
    flow: { id: 'flowId', label: t('flow'), kind: 'select', options: flows },
    urgency: {
      id: 'urgency',
      label: t('urgency'),
      kind: 'select',
      options: URGENCIES.map((value) => ({ value: String(value), label: URGENCY_TEXTS[value][locale] })),
    },
    status: {
      id: 'status',
      label: t('status'),
      kind: 'select',
      options: STATUSES.map((value) => ({ value: String(value), label: FLOW_STATUS_TEXTS[value][locale] })),
    },
    launchTime: { id: 'launchTime', label: t('launchTime'), kind: 'date-range' },
  } as const;
}

/** The state of such a list as the query of its call. */
export function flowQuery(query: ListQuery) {
  const { startTime: from, endTime: to } = timeRange(query, 'launchTime');
  return {
    ...apiQuery(query),
    flowId: textFilter(query, 'flowId'),
    status: STATUSES.find((status) => String(status) === textFilter(query, 'status')),
    urgency: URGENCIES.find((urgency) => String(urgency) === textFilter(query, 'urgency')),
    from,
    to,
  };
}

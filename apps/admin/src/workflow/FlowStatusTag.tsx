import { FLOW_STATUS_TEXTS, type FlowStatusNumber } from '@smart-admin/api-client/contract';
import { useLocale } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';

const TONES = { 1: 'warning', 2: 'success', 3: 'danger', 4: 'neutral', 5: 'disabled' } as const;

/** How a flow stands. */
export function FlowStatusTag({ status }: { status: FlowStatusNumber }) {
  return <Status tone={TONES[status]}>{FLOW_STATUS_TEXTS[status][useLocale()]}</Status>;
}

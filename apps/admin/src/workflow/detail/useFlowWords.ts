import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { formatDuration } from '@smart-admin/ui/format';
import { flowReasonMessages } from './flowReasonMessages.js';
import { flowVerbMessages } from './flowVerbMessages.js';
import { type FlowDetail } from './useFlow.js';

type Verb = keyof (typeof flowVerbMessages)['zh'];
type Reason = keyof (typeof flowReasonMessages)['zh'];

/** Commands and entries of flows, reasons and lengths of time in the language here. */
export function useFlowWords() {
  const locale = useLocale();
  const verbs = useMessages(flowVerbMessages);
  const reasons = useMessages(flowReasonMessages);
  return {
    /** What a command or an entry is called; one that is not known by its kind. */
    verb: (kind: string) => (isVerb(kind) ? verbs(kind) : kind),
    /** Why somebody was asked: `岗位：采购专员`, `梁志远加签`. */
    reason(reason: FlowDetail['course'][number]['reason']) {
      if (!reason || !isReason(reason.kind)) return '';
      const word = reasons(reason.kind);
      if (reason.byName !== '') return reasons('by', { name: reason.byName, reason: word });
      return reason.via === '' ? word : reasons('via', { reason: word, via: reason.via });
    },
    /** Days and hours, hours and minutes, whole minutes; less than one in seconds. */
    length(milliseconds: number) {
      const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
      return formatDuration(seconds < 60 ? seconds : seconds - (seconds % 60), locale, { units: 2 });
    },
  };
}

function isVerb(kind: string): kind is Verb {
  return Object.hasOwn(flowVerbMessages.zh, kind);
}

function isReason(kind: string): kind is Reason {
  return Object.hasOwn(flowReasonMessages.zh, kind);
}

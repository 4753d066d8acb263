import { useMessages } from '@smart-admin/ui/locale';
import { useFlowWords } from '../detail/useFlowWords.js';
import { flowActMessages } from './flowActMessages.js';

/** The words of buttons and of their dialogs. */
export function useActWords() {
  const t = useMessages(flowActMessages);
  const { verb } = useFlowWords();
  return {
    t,
    verb,
    /** What a button is called: as the designer of the flow says, else the usual. */
    nameOf: ({ kind, name, usual = kind }: { kind: string; name: string; usual?: string }) => name || verb(usual),
  };
}

export type ActWords = ReturnType<typeof useActWords>;

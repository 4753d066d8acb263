import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useSession } from '../../app/sessionStore.js';
import { useFlowWords } from '../detail/useFlowWords.js';
import { flowActMessages } from './flowActMessages.js';

/** The words of buttons and of their dialogs. */
export function useActWords() {
  const t = useMessages(flowActMessages);
  const { verb } = useFlowWords();
  const locale = useLocale();
  const userName = useSession((session) => session.user?.userInfo.userName ?? '');
  return {
    t,
    verb,
    locale,
    /** Of whoever looks at it. */
    userName,
    /** What a button is called: as the designer of the flow says, else the usual. */
    nameOf: ({ kind, name, usual = kind }: { kind: string; name: string; usual?: string }) => name || verb(usual),
  };
}

export type ActWords = ReturnType<typeof useActWords>;

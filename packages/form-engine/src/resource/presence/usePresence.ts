import { useCallback, useEffect, useRef, useState } from 'react';
import { type JoinedRecord, type PresenceSource, type PresentPerson } from './PresenceSource.js';

/** Who else has a record open, for as long as it stands there; nobody without a source. */
export function usePresence({ source, recordId, isEdited }: PresenceInput): Presence {
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const joined = useRef<JoinedRecord>(undefined);
  useEffect(() => {
    if (!source || recordId === undefined) return undefined;
    const own = source.join(recordId, { isEdited, onChange: setOthers });
    joined.current = own;
    return () => {
      joined.current = undefined;
      own.leave();
      setOthers([]);
    };
  }, [source, recordId, isEdited]);
  const tellSaved = useCallback(() => joined.current?.tellSaved(), []);
  const seeSaved = useCallback(() => joined.current?.seeSaved(), []);
  return { others, tellSaved, seeSaved };
}

interface PresenceInput {
  source: PresenceSource | undefined;
  /** undefined for a record that is not there yet. */
  recordId: string | undefined;
  isEdited: boolean;
}

interface Presence {
  others: readonly PresentPerson[];
  tellSaved: () => void;
  /** What others have saved is shown now. */
  seeSaved: () => void;
}

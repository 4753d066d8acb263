/** Who else has a record open. */
export interface PresenceSource {
  /**
   * Joins those who have a record open; `onChange` gets the others, each once. Answers what else the
   * person says of it, and how they leave.
   */
  join(
    recordId: string,
    options: { isEdited: boolean; onChange: (others: readonly PresentPerson[]) => void },
  ): JoinedRecord;
}

export interface JoinedRecord {
  /** The person has saved the record. */
  tellSaved(): void;
  /** What others have saved so far is shown here. */
  seeSaved(): void;
  leave(): void;
}

/** Somebody who has a record open, too. */
export interface PresentPerson {
  id: string;
  name: string;
  /** Address of their picture. */
  image?: string | undefined;
  /** The person themselves, in another window. */
  isSelf: boolean;
  isEditing: boolean;
  /** Since this window has it open. */
  hasSaved: boolean;
}

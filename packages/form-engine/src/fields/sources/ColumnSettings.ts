/** Keeps a person's columns of a list, or of a subtable, by a name. */
export interface ColumnSettingsStore {
  /** undefined = nothing saved. */
  load(name: string): Promise<ColumnSetting[] | undefined>;
  save(name: string, columns: ColumnSetting[]): Promise<void>;
  reset(name: string): Promise<void>;
}

export interface ColumnSetting {
  id: string;
  visible: boolean;
  /** Edge at which the column stays; null for none, absent as declared. */
  fixed?: 'left' | 'right' | null;
  /** In px, absent as declared. */
  width?: number;
}

import { type DefaultJson, type DefaultText, type DefaultTime } from '../../db/columns.js';

/** With which names the code of a model was generated last. */
export interface CodeSettingTable {
  modelId: string;
  kind: 'web' | 'app' | 'flow';
  areasName: string;
  moduleName: string;
  description: DefaultText;
  /** Names of types by subtable, '' for the main table. */
  classNames: DefaultJson<Record<string, string>>;
  flowId: DefaultText;
  userId: DefaultText;
  changedTime: DefaultTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    codeSetting: CodeSettingTable;
  }
}

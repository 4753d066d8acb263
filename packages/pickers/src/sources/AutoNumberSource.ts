/** Where the rules of automatic numbers come from. */
export interface AutoNumberSource {
  load(signal?: AbortSignal): Promise<readonly AutoNumberRule[]>;
}

/** A rule of automatic numbers: `enCode` is stored, `fullName` is shown. */
export interface AutoNumberRule {
  enCode: string;
  fullName: string;
}

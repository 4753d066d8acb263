/** Code of the rule by which fields are numbered that name none. */
export const GENERAL_RULE = 'NO';

/** Where queries keep the signatures of the person. */
export const SIGNATURE_KEY = 'keptSignatures';

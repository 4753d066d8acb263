import * as z from 'zod';

/** Conditions that records have to fulfil, as JSON: `{"match":"all","conditions":[{"field":"region","operator":"equal","value":"n"}]}`. */
export const RecordFilterTextSchema = z.string().max(20_000).optional();

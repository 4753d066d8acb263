import * as z from 'zod';

/** Code of an interface language. */
export const LanguageSchema = z.enum(['zh', 'en', 'zhtw', 'vi']);

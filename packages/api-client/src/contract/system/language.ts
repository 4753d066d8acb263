import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { LanguageSchema } from '../language.js';
import { NothingSchema, TimeSchema } from '../schemas.js';

/** How many texts can be overridden: they travel with the configuration that the first page loads. */
export const TEXT_OVERRIDE_LIMIT = 1_000;

const TextNameSchema = z.object({
  language: LanguageSchema,
  key: z.string().min(1).max(100),
  /** The text as the product brings it, in the same language. */
  original: z.string().min(1).max(2_000),
});

/** A text of the interface that this installation words in its own way. */
export const TextOverrideSchema = TextNameSchema.extend({ text: z.string().trim().min(1).max(2_000) });

const path = '/api/system/Language';

export const language = {
  list: endpoint({
    method: 'GET',
    path,
    permission: pages.language.permission,
    summary: 'The overridden texts of the interface; the originals are part of the product',
    data: z.object({ list: z.array(TextOverrideSchema.extend({ lastModifyTime: TimeSchema })) }),
  }),
  update: endpoint({
    method: 'PUT',
    path,
    permission: pages.language.button('btn_edit'),
    summary: 'Overrides texts and gives others back their originals; all or none',
    body: z.object({
      save: z.array(TextOverrideSchema).max(TEXT_OVERRIDE_LIMIT).default([]),
      reset: z.array(TextNameSchema).max(TEXT_OVERRIDE_LIMIT).default([]),
    }),
    data: NothingSchema,
  }),
};

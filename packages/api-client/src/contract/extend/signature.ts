import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf, NewIdSchema, NothingSchema } from '../schemas.js';

/** Signatures that one person keeps at most. */
export const SIGNATURES_KEPT = 10;

const SignatureImageSchema = z
  .string()
  .max(300_000)
  // an image is drawn as one: scripts of an SVG in an <img> never run
  .regex(/^data:image\/(?:png|svg\+xml);base64,[A-Za-z0-9+/]+=*$/);

const path = '/api/extend/Signature';
const permission = pages.signature.permission;

/** Signatures that people draw once and keep; each is for its owner alone, whoever else may see what. */
export const signature = {
  list: endpoint({
    method: 'GET',
    path,
    permission,
    summary: 'The caller’s signatures, the newest first',
    byKey: 'whole',
    data: listOf(
      z.object({
        id: IdSchema,
        /** PNG or SVG as data address. */
        image: z.string(),
        /** Whether it is the one that is offered where the caller signs. */
        isDefault: z.boolean(),
        /** Milliseconds since 1970. */
        creatorTime: z.int(),
      }),
    ),
  }),
  standard: endpoint({
    method: 'GET',
    path: `${path}/Default`,
    permission: 'session',
    summary: 'The signature that the caller signs with unless they draw another one; an empty text for none',
    byKey: 'whole',
    data: z.object({ image: z.string() }),
  }),
  create: endpoint({
    method: 'POST',
    logName: false,
    once: true,
    path,
    permission,
    summary: 'Keeps a signature; the first one becomes the default. 400 where the caller has as many as they may keep',
    byKey: 'whole',
    body: z.object({ image: SignatureImageSchema, isDefault: z.boolean().default(false) }),
    data: NewIdSchema,
  }),
  choose: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/{id}/Actions/Default`,
    permission,
    summary: 'Makes a signature of the caller’s the default one',
    byKey: 'whole',
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    logName: false,
    path: `${path}/{id}`,
    permission,
    summary: 'Deletes a signature of the caller’s; of those that are left the newest becomes the default',
    byKey: 'whole',
    data: NothingSchema,
  }),
};

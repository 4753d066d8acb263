import * as z from 'zod/mini';

/** What signing in by account and password asks for. */
export const accountSchema = z.object({
  account: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
  // a form that shows no captcha has nothing to fill in
  code: z.optional(z.string().check(z.trim(), z.minLength(1))),
  remember: z.boolean(),
});

export type AccountValues = z.output<typeof accountSchema>;

import * as z from 'zod';

/** Declares one frame of the notification socket: its `method` and its other fields. Both ends are typed by it. */
export function defineFrame<const Method extends string, Shape extends z.ZodRawShape>(
  method: Method,
  shape: Shape,
): FrameDefinition<Method, Shape> {
  return { method, schema: z.object({ method: z.literal(method), ...shape }) };
}

export interface FrameDefinition<Method extends string = string, Shape extends z.ZodRawShape = z.ZodRawShape> {
  method: Method;
  schema: z.ZodObject<{ method: z.ZodLiteral<Method> } & Shape>;
}

/** Any of the frames of a list, told apart by `method`. */
export type FrameOf<Frames extends readonly { schema: z.ZodType }[]> = z.output<Frames[number]['schema']>;

/** The same as it is written, without what has a default. */
export type FrameInput<Frames extends readonly { schema: z.ZodType }[]> = z.input<Frames[number]['schema']>;

import * as z from 'zod';
import { IdSchema, TimeSchema } from '../schemas.js';

/** The end of the year 9999, in milliseconds since 1970: no later day can be written. */
export const LAST_MOMENT = 253_402_300_799_999;

/** E3-42: 1 waiting, 2 adopted, 3 rejected, 4 revoked, 5 cancelled. */
export const FLOW_STATUS = { running: 1, adopted: 2, rejected: 3, revoked: 4, cancelled: 5 } as const;
export const FlowStatusSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type FlowStatusNumber = z.output<typeof FlowStatusSchema>;

/** What people call each status. */
export const FLOW_STATUS_TEXTS: Record<FlowStatusNumber, LocalizedText> = {
  1: { zh: '待审批', en: 'Waiting', zhtw: '待審批', vi: 'Chờ duyệt' },
  2: { zh: '已通过', en: 'Approved', zhtw: '已通過', vi: 'Đã duyệt' },
  3: { zh: '已驳回', en: 'Rejected', zhtw: '已駁回', vi: 'Bị từ chối' },
  4: { zh: '已撤回', en: 'Revoked', zhtw: '已撤回', vi: 'Đã thu hồi' },
  5: { zh: '已终止', en: 'Cancelled', zhtw: '已終止', vi: 'Đã hủy' },
};

/** E3-43: 1 normal (the default), 2 important, 3 urgent. */
export const UrgencySchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Urgency = z.output<typeof UrgencySchema>;

export const URGENCY_TEXTS: Record<Urgency, LocalizedText> = {
  1: { zh: '普通', en: 'Normal', zhtw: '普通', vi: 'Bình thường' },
  2: { zh: '重要', en: 'Important', zhtw: '重要', vi: 'Quan trọng' },
  3: { zh: '紧急', en: 'Urgent', zhtw: '緊急', vi: 'Khẩn cấp' },
};

type LocalizedText = Record<'zh' | 'en' | 'zhtw' | 'vi', string>;

/** A person as lists and the course show them. */
export const PersonSchema = z.object({ id: z.string(), name: z.string(), headIcon: z.string() });

/** Whom somebody chose for nodes, by node. */
export const ChoicesSchema = z.record(z.string().max(50), z.array(IdSchema).max(50));

/** What somebody adds to a decision. */
export const DecisionSchema = z.object({
  comment: z.string().trim().max(2_000).optional(),
  /** Names of uploaded files. */
  attachments: z.array(z.string().max(200)).max(20).optional(),
  /** Name of an uploaded image of their signature. */
  signature: z.string().max(200).optional(),
});

/** Why somebody was asked: the rule that found them, in words of the moment, and how the task came to them since. */
export const TaskReasonSchema = z.object({
  /** Rule that found them; `added`, `help`, `transferred`, `escalated`, `assigned`, `handedOver` or `entrusted`. */
  kind: z.string(),
  /** Post, role or organisation by which they were found; '' for none. */
  via: z.string(),
  /** Who added, asked or transferred; '' where a rule did. */
  byName: z.string(),
});

/** A node or a branch. */
export const FlowPlaceSchema = z.object({ id: z.string(), name: z.string() });

/** A file that was added to a decision or a comment: the id under which it is stored, and what people call it. */
const FlowFileSchema = z.object({ id: z.string(), name: z.string() });

/** One line of the course of a flow. */
export const FlowEntrySchema = z.object({
  id: z.string(),
  time: TimeSchema,
  /** Null where a rule did it. */
  person: PersonSchema.nullable(),
  /** Whose task it was, where somebody entrusted acted; '' else. */
  forName: z.string(),
  what: z.string(),
  /** In the version by which the flow runs now, as are the `targets`; the name is that under which it was done. */
  nodeId: z.string(),
  nodeName: z.string(),
  taskId: z.string(),
  reason: TaskReasonSchema.nullable(),
  /** The other people it is about. */
  people: z.array(PersonSchema),
  /** Branches taken, or the node returned to. */
  targets: z.array(FlowPlaceSchema),
  comment: z.string(),
  attachments: z.array(FlowFileSchema),
  signature: z.string(),
  /** Versions between which the flow was moved; null for everything else. */
  versions: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** End of the limit that began or went on with it: of a task that came into other hands, of help that was asked for. */
  dueTime: TimeSchema.nullable(),
  /** Milliseconds between the task and the decision; null where there was no task. */
  took: z.number().int().nullable(),
});

/** What stands in the lists of running and ended flows. */
export const FlowRowSchema = z.object({
  id: IdSchema,
  flowId: IdSchema,
  flowName: z.string(),
  icon: z.string(),
  number: z.string(),
  title: z.string(),
  urgency: UrgencySchema,
  status: FlowStatusSchema,
  paused: z.boolean(),
  launcher: PersonSchema,
  launcherOrganize: z.string(),
  /** Who launched it for them, entrusted with it; '' where they did it themselves. */
  launchedByName: z.string(),
  launchTime: TimeSchema,
  endTime: TimeSchema.nullable(),
  /** Nodes that wait, with who is asked: at most five. */
  current: z.array(z.object({ nodeName: z.string(), people: z.array(PersonSchema) })),
});

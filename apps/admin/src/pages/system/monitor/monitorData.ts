import { type api } from '../../../app/api.js';

export type Overview = Awaited<ReturnType<typeof api.system.monitor.read>>;
export type Instance = Overview['instances'][number];
export type History = Awaited<ReturnType<typeof api.system.monitor.history>>;

export const RANGES = ['15m', '1h', '6h', '24h'] as const;
export type Range = (typeof RANGES)[number];

/** Seconds between two questions for the figures. */
export const REFRESH_SECONDS = 5;

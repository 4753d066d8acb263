import { type api } from '../../../app/api.js';

/** A project with its tasks as the server answers it. */
export type ProjectDetail = Awaited<ReturnType<typeof api.extend.project.read>>;

/** Changes of tasks as a call takes them. */
export type TaskChanges = Required<Parameters<typeof api.extend.project.saveTasks>[0]['body']>;

/** What a call made of changes. */
export type SavedTasks = Awaited<ReturnType<typeof api.extend.project.saveTasks>>;

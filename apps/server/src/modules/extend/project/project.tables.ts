import { type contract, type ProjectRole, type ProjectTask } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import type * as z from 'zod';
import {
  type DefaultJson,
  type DefaultText,
  type DefaultTime,
  type NullableTime,
  type RevisedColumns,
} from '../../../db/columns.js';

type Calls = (typeof contract)['extend']['project'];

export type ProjectBody = z.output<Calls['create']['body'] & z.ZodType>;
export type TaskChanges = z.output<Calls['saveTasks']['body'] & z.ZodType>;

export interface ProjectTable extends RevisedColumns {
  id: string;
  fullName: string;
  description: DefaultText;
  state: Generated<'active' | 'archived'>;
  /** What the tasks come to, kept by `saveTasks`. */
  startDate: string | null;
  endDate: string | null;
  /** Percent. */
  progress: Generated<number>;
  taskCount: Generated<number>;
  /** Grows with each change of the project, its people or its tasks. */
  version: Generated<number>;
  creatorUserId: string;
  creatorTime: DefaultTime;
  lastModifyTime: NullableTime;
}

export interface ProjectMemberTable {
  projectId: string;
  userId: string;
  role: ProjectRole;
}

/** A task as the contract shows it. */
export interface ProjectTaskTable extends RevisedColumns {
  id: string;
  projectId: string;
  name: string;
  parentId: DefaultText;
  sort: Generated<number>;
  kind: ProjectTask['kind'];
  start: string;
  end: string;
  progress: Generated<number>;
  priority: ProjectTask['priority'];
  assigneeIds: DefaultJson<string[]>;
  predecessorIds: DefaultJson<string[]>;
  note: DefaultText;
}

declare module '../../../db/tables.js' {
  interface Tables {
    project: ProjectTable;
    projectMember: ProjectMemberTable;
    projectTask: ProjectTaskTable;
  }
}

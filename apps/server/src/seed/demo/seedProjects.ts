import { addDaysTo, type ProjectTask } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { createProject } from '../../modules/extend/project/saveProject.js';
import { saveSums } from '../../modules/extend/project/saveTasks.js';

/** Which part of the project has begun on the day of the seed, in days. */
const BEGUN = 24;

/** A project that is under way: charging points for a car park, with phases, links, milestones and people. */
export async function seedProjects(db: DatabaseTransaction): Promise<void> {
  const first = addDaysTo(new Date().toISOString().slice(0, 10), -BEGUN);
  await createProject(db, {
    id: 'demoCharging',
    userId: 'admin',
    body: {
      fullName: '滨海广场停车场充电桩建设',
      description: '新建40个直流充电车位，含配电、施工、联调和验收',
      leadIds: [],
      memberIds: ['operator', 'user001', 'user002', 'user003'],
      readerIds: ['user004'],
    },
  });
  const tasks = TASKS.map((task, index): ProjectTask => {
    const { id, name, under = '', from, days, progress = 0, after = [], who = [], priority = 'normal' } = task;
    const start = addDaysTo(first, from);
    return {
      ...{ id: idOf(id), name, parentId: under && idOf(under), sort: (index + 1) * 1_024, priority, progress },
      ...{ kind: days === 0 ? 'milestone' : 'task', start, end: addDaysTo(start, Math.max(0, days - 1)) },
      ...{ assigneeIds: [...who], predecessorIds: after.map(idOf), note: '', revision: 1 },
    };
  });
  await insertAll(
    db,
    'projectTask',
    tasks.map((task) => ({
      ...task,
      projectId: 'demoCharging',
      assigneeIds: JSON.stringify(task.assigneeIds),
      predecessorIds: JSON.stringify(task.predecessorIds),
    })),
  );
  await saveSums(db, 'demoCharging', tasks);
}

const idOf = (id: string) => `demoCharging-${id}`;

interface SeedTask {
  id: string;
  name: string;
  under?: string;
  /** Days after the project's first. */
  from: number;
  /** 0 for a milestone. */
  days: number;
  progress?: number;
  after?: readonly string[];
  who?: readonly string[];
  priority?: ProjectTask['priority'];
}

const TASKS: readonly SeedTask[] = [
  { id: 'plan', name: '立项与设计', from: 0, days: 18 },
  { id: 'survey', name: '现场勘察', under: 'plan', from: 0, days: 5, progress: 100, who: ['user001'] },
  {
    id: 'power',
    name: '用电容量核算',
    under: 'plan',
    from: 5,
    days: 4,
    progress: 100,
    after: ['survey'],
    who: ['user002'],
  },
  {
    id: 'drawing',
    name: '施工图设计',
    under: 'plan',
    from: 9,
    days: 9,
    progress: 100,
    after: ['power'],
    who: ['user002'],
  },
  {
    id: 'approved',
    name: '方案批准',
    under: 'plan',
    from: 17,
    days: 0,
    progress: 100,
    after: ['drawing'],
    who: ['admin'],
  },
  { id: 'buy', name: '采购', from: 18, days: 16 },
  {
    id: 'offers',
    name: '询价与比选',
    under: 'buy',
    from: 18,
    days: 6,
    progress: 100,
    after: ['approved'],
    who: ['operator'],
  },
  {
    id: 'piles',
    name: '充电桩到货',
    under: 'buy',
    from: 24,
    days: 12,
    progress: 25,
    after: ['offers'],
    who: ['operator'],
  },
  {
    id: 'cable',
    name: '电缆与配电箱到货',
    under: 'buy',
    from: 24,
    days: 7,
    progress: 40,
    after: ['offers'],
    who: ['operator'],
  },
  { id: 'build', name: '施工', from: 18, days: 31 },
  {
    id: 'ground',
    name: '开挖与管线',
    under: 'build',
    from: 18,
    days: 9,
    progress: 70,
    after: ['approved'],
    who: ['user003'],
    priority: 'high',
  },
  { id: 'wiring', name: '配电施工', under: 'build', from: 31, days: 8, after: ['ground', 'cable'], who: ['user003'] },
  {
    id: 'mount',
    name: '充电桩安装',
    under: 'build',
    from: 39,
    days: 6,
    after: ['wiring', 'piles'],
    who: ['user001', 'user003'],
  },
  {
    id: 'marking',
    name: '车位划线与标识',
    under: 'build',
    from: 39,
    days: 3,
    after: ['wiring'],
    who: ['user001'],
    priority: 'low',
  },
  { id: 'test', name: '联调与验收', from: 45, days: 5 },
  {
    id: 'link',
    name: '计费平台联调',
    under: 'test',
    from: 45,
    days: 5,
    after: ['mount'],
    who: ['admin', 'user002'],
    priority: 'high',
  },
  { id: 'train', name: '值班人员培训', under: 'test', from: 45, days: 2, after: ['mount'], who: ['operator'] },
  {
    id: 'open',
    name: '投入运营',
    under: 'test',
    from: 49,
    days: 0,
    after: ['link', 'train', 'marking'],
    who: ['admin'],
  },
];

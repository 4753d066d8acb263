// What every page of the benchmark shares: the rows and nodes, the texts of the columns, and how a moment is measured.
import { frame, measure, painted, type } from '../measure.js';

const FAMILY = ['周', '陈', '欧阳', '李', '王', '张', '阿依古丽', '何', '徐', '孙'];
const GIVEN = ['雨桐', '嘉豪', '子轩', '思远', '若彤', '一鸣', '静怡', '浩然', '悦'];
const DEPARTMENTS = ['平台研发部', '运营管理部', '人力行政部', '财务部', '停车运营一部', '停车运营二部'];
const CITIES = ['北京市', '上海市', '广州市', '深圳市', '杭州市', '成都市', '武汉市'];

/** Column id and head, in order. */
export const COLUMNS = [
  ['id', '编号'],
  ['name', '姓名'],
  ['account', '账号'],
  ['department', '部门'],
  ['post', '岗位'],
  ['phone', '手机号'],
  ['email', '邮箱'],
  ['state', '状态'],
  ['amount', '金额'],
  ['age', '年龄'],
  ['city', '城市'],
  ['lastLogin', '最近登录'],
];
export const WIDTH = 120;
export const ROW_HEIGHT = 40;

/** The same rows for every library. */
export function makeRows(count = 100_000) {
  let seed = 7;
  const next = (limit) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: FAMILY[next(10)] + GIVEN[next(9)],
    account: `user${next(1_000_000)}`,
    department: DEPARTMENTS[next(6)],
    post: index % 3 === 0 ? '前端工程师' : '运维工程师',
    phone: `138${String(next(100_000_000)).padStart(8, '0')}`,
    email: `user${index}@example.com`,
    state: index % 5 === 4 ? '停用' : '启用',
    amount: next(10_000_000) / 100,
    age: 20 + next(40),
    city: CITIES[next(7)],
    lastLogin: `2026-11-${String(1 + next(28)).padStart(2, '0')} ${String(next(24)).padStart(2, '0')}:42`,
  }));
}

/** 10,000 nodes: 100 roots, each with 99 children. */
export function makeNodes() {
  return Array.from({ length: 100 }, (_, group) => ({
    id: `g${group}`,
    label: `片区 ${group + 1}`,
    children: Array.from({ length: 99 }, (_child, index) => ({
      id: `g${group}-${index}`,
      label: `车道 ${group + 1}-${index + 1}`,
    })),
  }));
}

const FILTERS = [
  '1',
  '12',
  '123',
  '1234',
  '',
  '9',
  '98',
  '987',
  '9876',
  '',
  'r1',
  'r12',
  'user5',
  'user55',
  'user555',
  '',
  '7',
  '77',
  '777',
  '7777',
];

/** Reports the moment when rows are first painted and offers the measured actions as `window.bench`. */
export function benchTable({ firstRow, sortHead, scroller }) {
  const text = () => firstRow()?.textContent ?? '';
  const ready = (async () => {
    while (text() === '') await frame();
    await painted();
    return performance.now();
  })();
  window.bench = {
    usable: () => ready,
    sort: async () => {
      const before = text();
      return measure(
        () => sortHead().click(),
        () => text() !== '' && text() !== before,
      );
    },
    filter: async () => {
      const input = document.querySelector('#filter');
      const times = [];
      for (const query of FILTERS) {
        const total = document.querySelector('#count').textContent;
        times.push(
          await measure(
            () => type(input, query),
            () => document.querySelector('#count').textContent !== total && text().includes(query),
          ),
        );
      }
      return times;
    },
    scroll: async () => {
      // all rows again
      type(document.querySelector('#filter'), '');
      const box = scroller();
      let dropped = 0;
      box.scrollTop = 0;
      await painted();
      await new Promise((resolve) => setTimeout(resolve, 300));
      let last = await frame();
      for (let step = 0; step < 200; step += 1) {
        box.scrollTop += 240;
        const now = await frame();
        dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
        last = now;
      }
      return dropped;
    },
  };
}

const WORDS = ['1', '12', '12-', '12-3', '', '99', '99-', '99-9', '', '车', '车道', '车道 5', '', '片区', '片区 7', ''];

/** The same for a page with a tree in a dialog. */
export function benchTree({ rows, label, box, isChecked }) {
  window.bench = {
    open: () =>
      measure(
        () => document.querySelector('#open').click(),
        () => rows().length > 10,
      ),
    expandAll: () =>
      measure(
        () => document.querySelector('#expand').click(),
        () => label(rows()[1]).startsWith('车道'),
      ),
    search: async () => {
      const input = document.querySelector('#search');
      const times = [];
      for (const word of WORDS) {
        times.push(
          await measure(
            () => type(input, word),
            () =>
              word === ''
                ? !document.querySelector('#found').textContent
                : document.querySelector('#found').textContent === word,
          ),
        );
      }
      return times;
    },
    check: () =>
      measure(
        () => box(rows()[0]).click(),
        () => isChecked(rows()[0]),
      ),
  };
}

/** Nodes whose label contains the word, and their ancestors; what a page does for a library without a search of its own. */
export function filterNodes(nodes, word) {
  if (word === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.label.includes(word)) return [node];
    const children = filterNodes(node.children ?? [], word);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

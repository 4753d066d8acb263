import { describe, expect, it } from 'vitest';
import { type NavigationItem } from '../routing/menuTypes.js';
import { sectionOf } from './useSection.js';

const meta = { fullName: '', names: {}, icon: '', modelId: '' };
const items: NavigationItem[] = [
  { id: 'home', path: '/home', meta },
  {
    id: 'permission',
    path: '/permission',
    meta,
    children: [{ id: 'deep', path: '/deep', meta, children: [{ id: 'user', path: '/permission/user', meta }] }],
  },
];

describe('sectionOf', () => {
  it('finds the first-level entry of a page at any depth', () => {
    expect(sectionOf(items, '/permission/user')?.id).toBe('permission');
    expect(sectionOf(items, '/home')?.id).toBe('home');
    expect(sectionOf(items, '/profile')).toBeUndefined();
  });
});

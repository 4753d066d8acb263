import { describe, expect, it } from 'vitest';
import { type FrameItem } from '../frame/navigationItem.js';
import { sectionOf } from './useSection.js';

const meta = { title: '', icon: '' };
const items: FrameItem[] = [
  { id: 'home', path: '/home', ...meta },
  {
    id: 'permission',
    path: '',
    ...meta,
    children: [{ id: 'deep', path: '', ...meta, children: [{ id: 'user', path: '/permission/user', ...meta }] }],
  },
];

describe('sectionOf', () => {
  it('finds the first-level entry of a page at any depth', () => {
    expect(sectionOf(items, '/permission/user')?.id).toBe('permission');
    expect(sectionOf(items, '/home')?.id).toBe('home');
    expect(sectionOf(items, '/profile')).toBeUndefined();
  });
});

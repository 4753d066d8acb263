import { describe, expect, it } from 'vitest';
import { pasteableSource } from './pasteableSource.ts';

const FILE = `import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.js';
import { type TagTone } from './Tag.js';
import { Tag } from './Tag.js';

/**
 * A tag.
 */
const meta: Meta<typeof Tag> = { title: 'UI/Display/Tag', component: Tag };
export default meta;

const TONES: TagTone[] = ['primary'];

function Row() {
  return TONES.map((tone) => <Tag key={tone} tone={tone}>it's one, or two</Tag>);
}

/** Both. */
export const Both: StoryObj = {
  render: () => (
    <div>
      <Row />
      <Button icon={<Plus aria-hidden />}>{'a, b'}</Button>
    </div>
  ),
  play: async () => expect(1).toBe(1),
};
export const Counted: StoryObj = {
  render: function Counted() {
    const [count] = useState(0);
    return <Tag>{count}</Tag>;
  },
};
export const Playground: StoryObj<typeof Tag> = { args: { children: '财务部', tone: 'primary' } };
`;

describe('the code of a story', () => {
  it('is a component with what it uses and imports of the packages', () => {
    expect(pasteableSource(FILE, 'packages/ui/src/tag/Tag.stories.tsx', 'Both'))
      .toBe(`import { Plus } from 'lucide-react';
import { Button } from '@smart-admin/ui/button';
import { type TagTone } from '@smart-admin/ui/tag';
import { Tag } from '@smart-admin/ui/tag';

const TONES: TagTone[] = ['primary'];

function Row() {
  return TONES.map((tone) => <Tag key={tone} tone={tone}>it's one, or two</Tag>);
}

export function Example() {
  return (
    <div>
      <Row />
      <Button icon={<Plus aria-hidden />}>{'a, b'}</Button>
    </div>
  );
}`);
  });

  it('keeps the block of a story with a state', () => {
    expect(pasteableSource(FILE, 'packages/ui/src/tag/Tag.stories.tsx', 'Counted'))
      .toBe(`import { useState } from 'react';
import { Tag } from '@smart-admin/ui/tag';

export function Example() {
  const [count] = useState(0);
  return <Tag>{count}</Tag>;
}`);
  });

  it('is written out of the arguments where the story has only these', () => {
    expect(pasteableSource(FILE, 'packages/ui/src/tag/Tag.stories.tsx', 'Playground')).toContain(
      "return <Tag {...{ children: '财务部', tone: 'primary' }} />;",
    );
    expect(pasteableSource(FILE, 'packages/ui/src/tag/Tag.stories.tsx', 'Gone')).toBeUndefined();
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Link } from './Link.js';
import { Paragraph } from './Paragraph.js';
import { Text } from './Text.js';
import { textOf } from './textOf.js';
import { Title } from './Title.js';

afterEach(cleanup);

describe('Title', () => {
  describeConformance(<Title level={1}>停车场</Title>, { slot: 'title', refIs: 'h1' });

  it('keeps its place in the outline whatever it looks like', () => {
    render(
      <Title level={3} size={1}>
        停车场
      </Title>,
    );
    expect(screen.getByRole('heading', { level: 3, name: '停车场' }).className).toContain('text-24');
  });
});

describe('Text', () => {
  describeConformance(<Text ellipsis>滨海中心广场停车场</Text>, { slot: 'text', refIs: 'span' });

  it('copies what it shows, or another text', async () => {
    userEvent.setup();
    render(
      <>
        <Text copyable>XF-2026</Text>
        <Text ellipsis copyable="13800001234">
          138****1234
        </Text>
      </>,
    );
    const [first, second] = screen.getAllByRole('button', { name: '复制' });
    await userEvent.click(first!);
    expect(await navigator.clipboard.readText()).toBe('XF-2026');
    await userEvent.click(second!);
    expect(await navigator.clipboard.readText()).toBe('13800001234');
  });

  it('reads the text of nested elements', () => {
    expect(
      textOf(
        <span>
          共 <b>{3}</b> 条{null}
        </span>,
      ),
    ).toBe('共 3 条');
  });
});

describe('Paragraph', () => {
  describeConformance(<Paragraph ellipsis={3}>收费规则</Paragraph>, { slot: 'paragraph', refIs: 'p' });
});

describe('Link', () => {
  describeConformance(<Link href="#rules">规则</Link>, { slot: 'link', refIs: 'a' });

  it('says that it opens a window', () => {
    render(
      <Link external href="https://example.com">
        规则
      </Link>,
    );
    const link = screen.getByRole('link', { name: /规则\s*（在新窗口打开）/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  });
});

import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from './Link.js';
import { Paragraph } from './Paragraph.js';
import { Text } from './Text.js';
import { Title } from './Title.js';

/**
 * Headings, words, paragraphs and links of running text.
 *
 * **When:** for texts that are read: help, notices, results, details. Not inside tables, buttons and fields, which bring
 * their own size.
 *
 * **Keyboard:** Tab reaches links, copy buttons and texts that may be cut; the focus shows a cut text whole.
 */
const meta: Meta<typeof Text> = { title: 'UI/Display/Typography', tags: ['vi'], component: Text };
export default meta;

type Story = StoryObj;

function TitlesSample() {
  return (
    <div className="grid gap-2">
      {([1, 2, 3, 4, 5] as const).map((level) => (
        <Title key={level} level={level}>
          收费规则 {level}
        </Title>
      ))}
    </div>
  );
}

/** Five levels; an outline leaves none out. */
export const Titles: Story = { render: () => <TitlesSample /> };

function WordsSample() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Text>普通文字</Text>
      <Text kind="strong">强调</Text>
      <Text tone="secondary">次要</Text>
      <Text tone="muted">说明</Text>
      <Text tone="success">成功</Text>
      <Text tone="warning">注意</Text>
      <Text tone="danger">失败</Text>
      <Text kind="deleted" tone="muted">
        原价 8 元
      </Text>
      <Text kind="mark">今日生效</Text>
      <Text kind="code">parking.fee</Text>
      <Text copyable>XF-20261120-0037</Text>
    </div>
  );
}

/** Tone and kind say what a word is. */
export const Words: Story = { render: () => <WordsSample /> };

function LinksSample() {
  return (
    <Paragraph>
      滨海中心广场停车场自十二月一日起执行新的收费规则：首小时六元，之后每半小时两元，全天最高四十元。月卡用户不受影响，已入场车辆按入场时的规则计费。{' '}
      <Link href="#rules">查看全部规则</Link> ·{' '}
      <Link external href="https://example.com">
        交通管理部门
      </Link>
    </Paragraph>
  );
}

/** A paragraph with links, one of which opens a window. */
export const Links: Story = { render: () => <LinksSample /> };

function CutSample() {
  return (
    <div className="grid w-60 max-w-full gap-3">
      <Text ellipsis>
        滨海中心广场停车场自十二月一日起执行新的收费规则：首小时六元，之后每半小时两元，全天最高四十元。月卡用户不受影响，已入场车辆按入场时的规则计费。
      </Text>
      <Text ellipsis copyable>
        滨海中心广场停车场自十二月一日起执行新的收费规则：首小时六元，之后每半小时两元，全天最高四十元。月卡用户不受影响，已入场车辆按入场时的规则计费。
      </Text>
      <Paragraph ellipsis={2}>
        滨海中心广场停车场自十二月一日起执行新的收费规则：首小时六元，之后每半小时两元，全天最高四十元。月卡用户不受影响，已入场车辆按入场时的规则计费。
      </Paragraph>
      <Text ellipsis data-testid="short">
        收费规则
      </Text>
    </div>
  );
}

/** What is cut shows itself whole to pointer and focus; what is not cut shows nothing. */
export const CutTexts: Story = {
  render: () => <CutSample />,
  play: async () => {
    await userEvent.hover(screen.getByTestId('short'));
    // reached by Tab once it is known to be cut
    await waitFor(() =>
      expect(
        screen
          .getAllByText(
            '滨海中心广场停车场自十二月一日起执行新的收费规则：首小时六元，之后每半小时两元，全天最高四十元。月卡用户不受影响，已入场车辆按入场时的规则计费。',
          )[0]
          ?.closest('[tabindex="0"]'),
      ).not.toBeNull(),
    );
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(
        '滨海中心广场停车场自十二月一日起执行新的收费规则：首小时六元，之后每半小时两元，全天最高四十元。月卡用户不受影响，已入场车辆按入场时的规则计费。',
      ),
    );
    await expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  },
};

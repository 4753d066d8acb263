import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router';
import { onStage } from '../testing/onStage.js';
import { useTabs } from '../tabs/tabStore.js';
import { TabBar } from './TabBar.js';

/** The visited pages: go, close, move, and what the context menu does to them. */
const meta: Meta = { ...onStage, title: 'Layout/TabBar', parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

export const WithIcons: Story = { render: () => <Demo showIcons /> };
export const WithoutIcons: Story = { render: () => <Demo showIcons={false} /> };
export const Overflowing: Story = { render: () => <Demo showIcons narrow /> };

function Demo({ showIcons, narrow = false }: { showIcons: boolean; narrow?: boolean }) {
  const { tabs, close, closeOthers, closeBeside, closeAll, refresh, move } = useTabs();
  const navigate = useNavigate();
  const { pathname: path } = useLocation();
  const go = (to: string | undefined) => to !== undefined && void navigate(to);
  return (
    <div className={narrow ? 'w-60' : undefined}>
      <TabBar
        tabs={tabs}
        activePath={path}
        showIcons={showIcons}
        onSelect={(tab) => go(tab.fullPath)}
        onClose={(tab) => go(close(tab.path, path))}
        onCloseOthers={(tab) => go(closeOthers(tab.path, path))}
        onCloseBeside={(tab, side) => go(closeBeside(tab.path, side, path))}
        onCloseAll={() => go(closeAll(path))}
        onRefresh={(tab) => refresh(tab.path)}
        onMove={move}
      />
    </div>
  );
}

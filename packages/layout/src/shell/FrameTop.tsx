import { IconButton } from '@smart-admin/ui/button';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { useFrame, useFrameSettings } from '../frame/FrameContext.js';
import { type AppFrameProps, type FramePage } from '../frame/frameProps.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { useOpenPage } from '../frame/useOpenPage.js';
import { layoutMessages } from '../messages.js';
import { localText } from '../routing/localText.js';
import { pathOf } from '../routing/paths.js';
import { type Section } from '../sections/useSection.js';
import { Brand } from '../sidebar/Brand.js';
import { RouteSearch } from '../top-bar/RouteSearch.js';
import { TopBar, type TopBarActions } from '../top-bar/TopBar.js';
import { Trail, trailOf } from '../top-bar/Trail.js';
import { type FrameGrid } from './frameGrid.js';

const TopMenu = lazyPart(
  () => import('../sections/index.js'),
  (module) => module.TopMenu,
);

/** The top bar as the arrangement has it: with the first level of the menu, or with where one is. */
export function FrameTop({
  frame,
  items,
  page,
  section,
  phone,
  grid,
  actions,
  onOpenSection,
  onSearch,
}: FrameTopProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const { fullPath } = useFrame();
  const openPage = useOpenPage();
  const settings = useFrameSettings();
  const { brand } = frame;
  const isBlend = settings.layoutType === 'blend';
  const trail = trailOf(items, pathOf(fullPath));
  return (
    <TopBar
      settings={settings}
      user={frame.user}
      phone={phone}
      onNavigation={grid.hasTopMenu}
      canToggle={
        phone ||
        (settings.layoutType !== 'functional' && (grid.side === 'tree' || section.section?.children !== undefined))
      }
      lead={
        grid.hasTopMenu ? (
          <>
            <Brand name={localText(brand.name, locale)} logo={brand.logo} className="max-w-60 pl-2" />
            <Suspense>
              <TopMenu
                items={items}
                activeId={isBlend ? section.section?.id : section.current?.id}
                onGo={openPage}
                onOpen={isBlend ? onOpenSection : undefined}
              />
            </Suspense>
          </>
        ) : (
          <Trail titles={trail.length > 0 ? trail : page ? [page.title] : []} />
        )
      }
      search={
        grid.hasTopMenu || phone ? (
          <IconButton label={t('searchMenu')} onClick={onSearch}>
            <Search aria-hidden />
          </IconButton>
        ) : (
          <RouteSearch navigation={items} onChoose={openPage} />
        )
      }
      links={frame.links}
      notices={frame.notices}
      actions={actions}
    />
  );
}

interface FrameTopProps {
  frame: AppFrameProps;
  items: readonly FrameItem[];
  page: FramePage | undefined;
  section: Section;
  /** Narrower than 992 px. */
  phone: boolean;
  grid: FrameGrid;
  actions: TopBarActions;
  onOpenSection(item: FrameItem): void;
  onSearch(): void;
}

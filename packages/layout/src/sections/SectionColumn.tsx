import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { layoutMessages } from '../messages.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { localText } from '../routing/localText.js';
import { NavigationTree } from '../sidebar/NavigationTree.js';
import { useActiveInView } from '../sidebar/useActiveInView.js';
import { useOpenDirectories } from '../sidebar/useOpenDirectories.js';

/** The children of one first-level entry as a column beside the page. */
export function SectionColumn({ section, activePath }: { section: FrameItem; activePath: string }) {
  const t = useMessages(layoutMessages);
  const title = localText(section.title, useLocale());
  const children = section.children ?? [];
  const directories = useOpenDirectories(children, activePath);
  return (
    <nav
      ref={useActiveInView(activePath)}
      data-slot="section-column"
      aria-label={t('sectionNavigation', { title })}
      className="on-page flex min-h-0 flex-col overflow-x-hidden overflow-y-auto border-r border-hairline bg-surface px-2 pb-2 [grid-area:section]"
    >
      <h2 className="h-11 flex-none truncate px-2 text-12 leading-11 text-3" title={title}>
        {title}
      </h2>
      <NavigationTree
        items={children}
        activePath={activePath}
        openIds={directories.open}
        onToggle={directories.toggle}
      />
    </nav>
  );
}

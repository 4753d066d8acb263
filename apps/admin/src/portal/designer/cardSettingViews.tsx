import { createSettingViews, standardSettingViews, type SettingViewProps } from '@smart-admin/form-engine/editor';
import { localText } from '@smart-admin/layout/routing';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Input } from '@smart-admin/ui/input';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { Select } from '@smart-admin/ui/select';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { Suspense, useState } from 'react';
import { useSession } from '../../app/sessionStore.js';
import { leavesOf } from '../../pages/home/board/leavesOf.js';
import { flatMenu } from '../cards/entriesCard.js';
import { useCardDesign } from './CardDesignContext.js';
import { cardSettingMessages } from './cardSettingMessages.js';
import { dataSettingViews } from './dataSettingViews.js';
import { portalDesignMessages } from './portalDesignMessages.js';
import { useOrganizeNodes, useRoles } from '../../design/useHolders.js';

const RichTextEditor = lazyPart(
  () => import('@smart-admin/ui/rich-text'),
  (module) => module.RichTextEditor,
);

/** The views of all settings of cards. */
export const cardSettingViews = createSettingViews(standardSettingViews, dataSettingViews, {
  page: PageView,
  carry: CarryView,
  pages: PagesView,
  html: HtmlView,
  roles: RolesView,
  organizes: OrganizesView,
});

/** A page of the menu, or an address that is typed. */
function PageView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(cardSettingMessages);
  const locale = useLocale();
  const navigation = useSession((session) => session.navigation);
  const address = typeof value === 'string' ? value : '';
  const pages = leavesOf(navigation).filter(({ path }) => path !== '');
  return (
    <span className="grid gap-1">
      <Select
        aria-label={t('opens')}
        searchable
        clearable
        placeholder={t('noPage')}
        value={pages.some(({ path }) => path === address) ? address : null}
        onValueChange={(path) => onValueChange(path ?? '')}
        options={pages.map(({ path, title }) => ({ value: path, label: localText(title, locale) }))}
      />
      <Input
        aria-label={t('address')}
        value={address}
        placeholder="https://"
        maxLength={1_000}
        onValueChange={onValueChange}
      />
    </span>
  );
}

interface Carry {
  column: string;
  as: string;
}

/** Which value of the row goes along, and under which name. */
function CarryView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(cardSettingMessages);
  const { columns } = useCardDesign();
  const { column = '', as = '' } = (value ?? {}) as Partial<Carry>;
  return (
    <span className="grid grid-cols-2 gap-1">
      <Select
        aria-label={t('carry')}
        clearable
        value={column || null}
        onValueChange={(id) => onValueChange({ column: id ?? '', as: as || id || '' })}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
      />
      <Input
        aria-label={t('carryAs')}
        value={as}
        maxLength={50}
        onValueChange={(name) => onValueChange({ column, as: name.replaceAll(/\W/g, '') })}
      />
    </span>
  );
}

/** Pages of the menu of whoever designs, by their codes. */
function PagesView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(cardSettingMessages);
  const locale = useLocale();
  const menu = useSession((session) => session.user?.menuList);
  const options = flatMenu(menu ?? []).map(({ enCode, fullName, names }) => ({
    value: enCode,
    label: localText({ zh: fullName, ...names }, locale),
  }));
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return (
    <MultiSelect
      aria-label={t('pages')}
      maxCount={24}
      value={chosen}
      onValueChange={onValueChange}
      options={[
        ...options,
        ...chosen
          .filter((code) => !options.some((option) => option.value === code))
          .map((code) => ({ value: code, label: code })),
      ]}
    />
  );
}

function HtmlView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(cardSettingMessages);
  const [isOpen, setOpen] = useState(false);
  const html = typeof value === 'string' ? value : '';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('editText')}</Button>
      <Dialog
        title={t('html')}
        width={DIMENSIONS.popupDialog}
        open={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        }
      >
        <Suspense fallback={<Skeleton className="h-72" />}>
          <RichTextEditor aria-label={t('html')} height={320} value={html} onValueChange={onValueChange} />
        </Suspense>
      </Dialog>
    </>
  );
}

function RolesView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(portalDesignMessages);
  const roles = useRoles();
  return (
    <MultiSelect
      aria-label={t('roleIds')}
      placeholder={t('allRoles')}
      value={Array.isArray(value) ? (value as string[]) : []}
      onValueChange={onValueChange}
      options={roles}
    />
  );
}

function OrganizesView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(portalDesignMessages);
  const nodes = useOrganizeNodes();
  return (
    <TreeSelect
      aria-label={t('organizeIds')}
      multiple
      checkStrictly
      placeholder={t('allOrganizes')}
      nodes={nodes}
      value={Array.isArray(value) ? (value as string[]) : []}
      onValueChange={onValueChange}
    />
  );
}

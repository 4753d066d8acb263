import { Button } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { Switch } from '@smart-admin/ui/switch';
import { CONTROL_SIZES, DIMENSIONS, THEME_COLORS, useIsPhone, type ThemeName } from '@smart-admin/ui/theme';
import { BookOpen, Check, MessageSquareText, Moon, RotateCcw, Sun, type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '@smart-admin/ui/cn';
import { useFrameSettings } from '../frame/FrameContext.js';
import { type FrameLinks } from '../frame/frameProps.js';
import { dialogMessages } from '../dialogMessages.js';
import { layoutMessages } from '../messages.js';
import { layoutNames, sizeNames } from '../settings/settingNames.js';
import { COLOR_MODES, LAYOUT_TYPES, type Settings } from '../settings/settingsStore.js';
import { LayoutPicture } from './LayoutPicture.js';
import { RadioTiles, type RadioTilesProps } from './RadioTiles.js';

/** The eight colours on offer. */
export const OFFERED_THEMES = [
  'blue',
  'purple',
  'azure',
  'ocean',
  'green',
  'yellow',
  'orange',
  'red',
] as const satisfies readonly ThemeName[];

/** Look of the interface; each change shows at once behind the drawer, which has no mask. */
export function SettingsDrawer({
  open,
  links = {},
  keepsPages = false,
  hasLanguages = false,
  onShowShortcuts,
  onOpenChange,
}: SettingsDrawerProps) {
  const t = useMessages(dialogMessages);
  const shell = useMessages(layoutMessages);
  const { update, restore, ...settings } = useFrameSettings();
  const { documentation, feedback } = links;
  const phone = useIsPhone();
  const sizes = sizeNames(shell);
  const layouts = layoutNames(t);
  const modeTexts = { light: t('modeLight'), dark: t('modeDark'), system: t('modeSystem') };
  const switches: {
    key: keyof Settings & ('tagsView' | 'tagsIcon' | 'useCache' | 'showLanguage' | 'showSearch');
    label: string;
  }[] = [
    // a phone has neither tabs nor layouts
    ...(phone
      ? []
      : [{ key: 'tagsView', label: t('showTabs') } as const, { key: 'tagsIcon', label: t('showTabIcons') } as const]),
    ...(keepsPages ? [{ key: 'useCache', label: t('keepPages') } as const] : []),
    ...(hasLanguages ? [{ key: 'showLanguage', label: t('showLanguage') } as const] : []),
    { key: 'showSearch', label: t('showSearch') },
  ];
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={shell('settings')}
      width={DIMENSIONS.settingsDrawer}
      mask={false}
      footer={
        <>
          {documentation ? (
            <Button asChild className="flex-1">
              <a href={documentation} target="_blank" rel="noopener noreferrer">
                <BookOpen aria-hidden />
                {shell('documentation')}
              </a>
            </Button>
          ) : null}
          {feedback ? (
            <Button asChild className="flex-1">
              <a href={`mailto:${feedback}`}>
                <MessageSquareText aria-hidden />
                {shell('feedback')}
              </a>
            </Button>
          ) : null}
          <Button className="flex-1" icon={<RotateCcw aria-hidden />} onClick={restore}>
            {t('restoreDefaults')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {phone ? null : (
          <Section title={t('layout')}>
            <RadioTiles
              label={t('layout')}
              className="grid grid-cols-2 gap-x-3 gap-y-2"
              tileClassName="flex flex-col gap-1 rounded-md text-12 text-2 aria-checked:font-medium aria-checked:text-1"
              options={LAYOUT_TYPES.map((value) => ({
                value,
                content: (
                  <>
                    <LayoutPicture layout={value} />
                    <span className="text-center leading-4">{layouts[value]}</span>
                  </>
                ),
              }))}
              value={settings.layoutType}
              onChange={(layoutType) => update({ layoutType })}
            />
          </Section>
        )}
        <Section title={t('navTone')}>
          <Choices
            label={t('navTone')}
            options={[
              { value: 'dark', label: t('navDark'), icon: Moon },
              { value: 'lightWhite', label: t('navLight'), icon: Sun },
            ]}
            value={settings.slideClass}
            onChange={(slideClass) => update({ slideClass })}
          />
        </Section>
        <Section title={t('colorMode')}>
          <Choices
            label={t('colorMode')}
            options={COLOR_MODES.map((value) => ({ value, label: modeTexts[value] }))}
            value={settings.colorMode}
            onChange={(colorMode) => update({ colorMode })}
          />
        </Section>
        <Section title={t('themeColor')}>
          <RadioTiles
            label={t('themeColor')}
            className="flex justify-between"
            tileClassName="grid size-6 place-items-center rounded-sm text-white aria-checked:ring-2 aria-checked:ring-primary-edge aria-checked:ring-offset-2 aria-checked:ring-offset-(--bg-raised)"
            options={OFFERED_THEMES.map((value) => ({
              value,
              name: t(value),
              content: (
                <span className="grid size-6 place-items-center rounded-sm" style={{ background: THEME_COLORS[value] }}>
                  <Check
                    size={14}
                    aria-hidden
                    className={cn('invisible group-aria-checked:visible', value === 'yellow' && 'text-black')}
                  />
                </span>
              ),
            }))}
            value={settings.themeClass}
            onChange={(themeClass) => update({ themeClass })}
          />
        </Section>
        <Section title={t('size')}>
          <Choices
            label={t('size')}
            options={CONTROL_SIZES.map((value) => ({ value, label: sizes[value] }))}
            value={settings.size}
            onChange={(size) => update({ size })}
          />
        </Section>
        <Section title={t('display')}>
          {switches.map(({ key, label }) => (
            <label key={key} className="flex h-9 items-center justify-between">
              {label}
              <Switch aria-label={label} value={settings[key]} onValueChange={(value) => update({ [key]: value })} />
            </label>
          ))}
          {phone ? null : (
            <div className="flex h-9 items-center justify-between">
              {t('shortcuts')}
              <Button variant="text" className="-mr-1" onClick={onShowShortcuts}>
                {t('view')}
              </Button>
            </div>
          )}
        </Section>
      </div>
    </Drawer>
  );
}

export interface SettingsDrawerProps {
  open: boolean;
  /** Documentation and feedback. */
  links?: FrameLinks;
  /** Pages of other tabs stay alive. Default false. */
  keepsPages?: boolean;
  /** The language can be chosen. Default false. */
  hasLanguages?: boolean;
  /** Shows the keys of the frame. */
  onShowShortcuts(): void;
  onOpenChange(open: boolean): void;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-12 font-medium text-3">{title}</h3>
      {children}
    </section>
  );
}

function Choices<const Value extends string>({ options, ...rest }: ChoicesProps<Value>) {
  return (
    <RadioTiles
      {...rest}
      className="flex gap-1 rounded-md bg-pressed p-0.5"
      tileClassName="inline-flex h-7 flex-auto items-center justify-center gap-1.5 rounded-sm px-1 text-12 whitespace-nowrap text-2 aria-checked:bg-surface aria-checked:font-medium aria-checked:text-1 aria-checked:shadow-1"
      options={options.map(({ value, label, icon: Icon }) => ({
        value,
        content: (
          <>
            {Icon ? <Icon size={14} aria-hidden /> : null}
            {label}
          </>
        ),
      }))}
    />
  );
}

interface ChoicesProps<Value extends string> extends Omit<RadioTilesProps<Value>, 'options'> {
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
}

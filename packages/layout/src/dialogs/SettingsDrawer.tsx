import { Button } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { Switch } from '@smart-admin/ui/switch';
import { CONTROL_SIZES, DIMENSIONS, THEME_COLORS, useIsPhone, type ThemeName } from '@smart-admin/ui/theme';
import { Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '@smart-admin/ui/cn';
import { dialogMessages } from '../dialogMessages.js';
import { layoutMessages } from '../messages.js';
import { layoutNames, sizeNames } from '../settings/settingNames.js';
import { COLOR_MODES, DEFAULT_LOOK, LAYOUT_TYPES, useSettings, type Settings } from '../settings/settingsStore.js';
import { LayoutPicture } from './LayoutPicture.js';

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
export function SettingsDrawer({ open, docUrl, feedbackMail, onShowShortcuts, onOpenChange }: SettingsDrawerProps) {
  const t = useMessages(dialogMessages);
  const shell = useMessages(layoutMessages);
  const { update, ...settings } = useSettings();
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
    { key: 'useCache', label: t('keepPages') },
    { key: 'showLanguage', label: t('showLanguage') },
    { key: 'showSearch', label: t('showSearch') },
  ];
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={shell('settings')}
      width={DIMENSIONS.settingsDrawer}
      mask={false}
    >
      <div className="flex flex-col gap-6">
        {phone ? null : (
          <Section title={t('layout')}>
            <div role="radiogroup" aria-label={t('layout')} className="grid grid-cols-4 gap-2">
              {LAYOUT_TYPES.map((layout) => (
                <button
                  key={layout}
                  type="button"
                  role="radio"
                  aria-checked={settings.layoutType === layout}
                  className="group flex flex-col items-center gap-1 rounded-md text-12 text-2 aria-checked:font-medium aria-checked:text-primary-text"
                  onClick={() => update({ layoutType: layout })}
                >
                  <LayoutPicture layout={layout} />
                  <span className="text-center leading-4">{layouts[layout]}</span>
                </button>
              ))}
            </div>
          </Section>
        )}
        <Section title={t('colorMode')}>
          <Choices
            label={t('colorMode')}
            options={COLOR_MODES.map((value) => ({ value, label: modeTexts[value] }))}
            value={settings.colorMode}
            onChange={(colorMode) => update({ colorMode })}
          />
        </Section>
        <Section title={t('navTone')}>
          <Choices
            label={t('navTone')}
            options={
              [
                { value: 'dark', label: t('navDark') },
                { value: 'lightWhite', label: t('navLight') },
              ] as const
            }
            value={settings.slideClass}
            onChange={(slideClass) => update({ slideClass })}
          />
        </Section>
        <Section title={t('themeColor')}>
          <div role="radiogroup" aria-label={t('themeColor')} className="grid grid-cols-8 gap-1">
            {OFFERED_THEMES.map((theme) => (
              <button
                key={theme}
                type="button"
                role="radio"
                aria-checked={settings.themeClass === theme}
                aria-label={t(theme)}
                title={t(theme)}
                className="grid size-6 place-items-center rounded-sm text-white"
                style={{ background: THEME_COLORS[theme] }}
                onClick={() => update({ themeClass: theme })}
              >
                {settings.themeClass === theme ? (
                  <Check size={14} aria-hidden className={theme === 'yellow' ? 'text-black' : undefined} />
                ) : null}
              </button>
            ))}
          </div>
        </Section>
        {phone ? (
          // the size menu of the bar stands only where it is wide enough
          <Section title={t('size')}>
            <Choices
              label={t('size')}
              options={CONTROL_SIZES.map((value) => ({ value, label: sizes[value] }))}
              value={settings.size}
              onChange={(size) => update({ size })}
            />
          </Section>
        ) : null}
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
        {docUrl || feedbackMail ? (
          <div className="flex gap-2 *:flex-1">
            {docUrl ? (
              <Button asChild>
                <a href={docUrl} target="_blank" rel="noopener noreferrer">
                  {shell('documentation')}
                </a>
              </Button>
            ) : null}
            {feedbackMail ? (
              <Button asChild>
                <a href={`mailto:${feedbackMail}`}>{shell('feedback')}</a>
              </Button>
            ) : null}
          </div>
        ) : null}
        <Button onClick={() => update(DEFAULT_LOOK)}>{t('restoreDefaults')}</Button>
      </div>
    </Drawer>
  );
}

export interface SettingsDrawerProps {
  open: boolean;
  /** Address of the documentation; empty hides its entry. */
  docUrl: string;
  /** Where feedback is mailed to; empty hides its entry. */
  feedbackMail: string;
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

function Choices<const Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}) {
  return (
    <div role="radiogroup" aria-label={label} className="flex gap-1 rounded-md bg-pressed p-0.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          className={cn(
            'h-7 flex-auto rounded-sm px-1 text-12 whitespace-nowrap text-2',
            option.value === value && 'bg-surface font-medium text-1 shadow-1',
          )}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

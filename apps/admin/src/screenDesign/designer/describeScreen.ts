import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { type DiffItem, visibleSettings } from '@smart-admin/form-engine/editor';
import { type Locale, messagesIn } from '@smart-admin/ui/messages';
import { settingText } from '../../design/settingText.js';
import { WIDGETS } from '../widgets/widgets.js';
import { type FlatWidget, flatWidget } from './flatWidget.js';
import { screenDesignMessages } from './screenDesignMessages.js';
import { widgetSettingMessages } from './widgetSettingMessages.js';
import { WIDGET_TABS } from './widgetSettings.js';

/** A screen in words, to compare two of them: its canvas, and its widgets with their places and settings. */
export function describeScreen(document: ScreenDocument, locale: Locale): DiffItem[] {
  const words = messagesIn(screenDesignMessages, locale);
  const { widgets, width, height, fit, theme, background, picture } = document;
  const groups = [...WIDGET_TABS.data, ...WIDGET_TABS.look, ...WIDGET_TABS.action];
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  const fits = { contain: words.fitContain, fill: words.fitFill, width: words.fitWidth };
  return [
    {
      id: '#screen',
      label: words.screenSettings,
      settings: [
        { key: 'size', label: words.size, text: `${width} × ${height}` },
        { key: 'fit', label: words.fitScreen, text: fits[fit] },
        { key: 'theme', label: words.theme, text: words[`theme.${theme}`] },
        { key: 'background', label: messagesIn(widgetSettingMessages, locale).background, text: background },
        { key: 'picture', label: words.picture, text: picture },
        {
          key: 'order',
          label: words.layers,
          text: widgets.map((widget) => widget.title || WIDGETS[widget.kind].names[locale]).join(', '),
        },
      ],
    },
    ...widgets.map((widget): DiffItem => {
      const flat = flatWidget(widget);
      return {
        id: widget.id,
        label: widget.title || WIDGETS[widget.kind].names[locale],
        settings: [
          { key: 'locked', label: words.lockWidgets, text: yesOrNo(widget.locked) },
          { key: 'hidden', label: words.hideWidgets, text: yesOrNo(widget.hidden) },
          { key: 'group', label: words.groupWidgets, text: widget.group },
          ...visibleSettings<FlatWidget>(groups, [flat])
            .flatMap(({ settings }) => settings)
            .map((setting) => ({
              key: setting.key,
              label: setting.label[locale],
              text: settingText(flat[setting.key as keyof FlatWidget], setting, locale, words),
            })),
        ],
      };
    }),
  ];
}

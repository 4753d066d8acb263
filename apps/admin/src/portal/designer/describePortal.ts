import { type PortalDocument } from '@smart-admin/api-client/contract';
import { type DiffItem, visibleSettings } from '@smart-admin/form-engine/editor';
import { type Locale, messagesIn } from '@smart-admin/ui/messages';
import { filterMessages } from '../../design/filterMessages.js';
import { settingText } from '../../design/settingText.js';
import { CARDS } from '../cards/cards.js';
import { CARD_TABS } from './cardSettings.js';
import { type FlatCard, flatCard } from './flatCard.js';
import { portalDesignMessages } from './portalDesignMessages.js';

/** A portal in words, to compare two of them: its cards with their places and settings, and its filters. */
export function describePortal({ cards, filters, defaultFor }: PortalDocument, locale: Locale): DiffItem[] {
  const words = messagesIn(portalDesignMessages, locale);
  const filterWords = messagesIn(filterMessages, locale);
  const groups = [...CARD_TABS.data, ...CARD_TABS.look, ...CARD_TABS.range];
  return [
    ...cards.map((card): DiffItem => {
      const flat = flatCard(card);
      const { x, y, w, h } = card;
      const place = words.placeText
        .replace('{x}', String(x + 1))
        .replace('{y}', String(y + 1))
        .replace('{w}', String(w))
        .replace('{h}', String(h));
      return {
        id: card.id,
        label: card.title || CARDS[card.kind].names[locale],
        settings: [
          { key: 'place', label: words.place, text: place },
          ...visibleSettings<FlatCard>(groups, [flat])
            .flatMap(({ settings }) => settings)
            .map((setting) => ({
              key: setting.key,
              label: setting.label[locale],
              text: settingText(flat[setting.key as keyof FlatCard], setting, locale, words),
            })),
        ],
      };
    }),
    {
      id: '#portal',
      label: words.portalSettings,
      settings: [{ key: 'defaultFor', label: words.defaultFor, text: defaultFor.join(', ') }],
    },
    ...filters.map(({ id, label, kind, options }): DiffItem => {
      const offered = options.map(({ value, label: text }) => (value === text.trim() ? text : `${text} (${value})`));
      return {
        id: `#filter ${id}`,
        label: label || words.filters,
        settings: [
          { key: 'label', label: filterWords.filterName, text: label },
          { key: 'kind', label: filterWords.filterKind, text: filterWords[kind] },
          // those of another kind wait for it, and are released with it
          ...(offered.length === 0 ? [] : [{ key: 'options', label: filterWords.choice, text: offered.join(', ') }]),
        ],
      };
    }),
  ];
}

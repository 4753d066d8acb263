import { type ReductionKind } from '@smart-admin/api-client/contract';
import { type FormValues } from '@smart-admin/form-engine/core';
import { PLATE_COLOR_CODES, PLATE_COLORS } from '@smart-admin/ui/plate';
import { type Translate } from '@smart-admin/ui/messages';
import { type ApiCodec, field, parts } from '../../resource/apiForm.js';
import { formSources } from '../../resource/formSources.js';
import { useSelectorOptions } from '../../resource/useSelectorOptions.js';
import { toFen, toYuan, yuan } from '../../parking/yuan.js';
import { type reductionMessages } from './reductionMessages.js';

export type ReductionTranslate = Translate<keyof (typeof reductionMessages)['zh']>;

/** Amounts are fen in calls and yuan in forms. */
export const asFen: ApiCodec<number> = {
  read: (raw) => (typeof raw === 'number' ? toYuan(raw) : null),
  write: (value) => toFen(Number(value)),
};

/** Lots and roads that a list is filtered by; forms load theirs themselves, for they may open before these are here. */
export function usePlaces() {
  return useSelectorOptions('parkingPlaces', async () =>
    (await formSources.places()).map(({ id, name }) => ({ value: id, label: name })),
  );
}

export function placeField(label: string, settings: { required?: boolean; help?: string; visibleWhen?: string } = {}) {
  return field('select', {
    label,
    span: 12,
    required: true,
    dataType: 'dynamic',
    propsUrl: '/api/parking/Parking/getParkingList',
    optionKeys: { value: 'Id', label: 'Name', children: 'children' },
    filterable: true,
    ...settings,
  });
}

/** A moment with day and clock. */
export function momentField(
  label: string,
  settings: { required?: boolean; help?: string; defaultValue?: string } = {},
) {
  return field('date', { label, span: 12, dateType: 'datetime', ...settings });
}

export function plateColourOptions(t: ReductionTranslate) {
  return PLATE_COLORS.map((color) => ({ value: String(PLATE_COLOR_CODES[color]), label: t(color) }));
}

const KINDS = ['amount', 'minutes', 'percent', 'full', 'freeUntil'] as const satisfies readonly ReductionKind[];

export function reductionOptions(t: ReductionTranslate) {
  return KINDS.map((value) => ({ value, label: t(value) }));
}

/** How a reduction takes from a fee, and how much: the number has the unit of its kind. */
export function reductionFields(t: ReductionTranslate) {
  const number = (kind: ReductionKind, settings: object) =>
    field('number', { label: t('value'), span: 12, required: true, visibleWhen: `{kind} = '${kind}'`, ...settings });
  return {
    kind: field('select', {
      label: t('kind'),
      span: 12,
      required: true,
      defaultValue: 'amount',
      options: reductionOptions(t),
    }),
    value: parts<number>(
      {
        yuan: number('amount', { append: t('unitYuan'), min: 0.01, max: 100_000, precision: 2 }),
        minutes: number('minutes', { append: t('unitMinutes'), min: 1, max: 100_000, precision: 0 }),
        percent: number('percent', { append: '%', min: 1, max: 100, precision: 0, help: t('percentHelp') }),
        freeUntil: field('time', {
          label: t('freeUntil'),
          span: 12,
          required: true,
          visibleWhen: "{kind} = 'freeUntil'",
        }),
      },
      { read: readReduction, write: writeReduction },
    ),
  };
}

function readReduction(raw: unknown, { kind }: FormValues): FormValues {
  const value = Number(raw);
  switch (kind as ReductionKind) {
    case 'amount':
      return { yuan: toYuan(value) };
    case 'minutes':
      return { minutes: value };
    case 'percent':
      return { percent: value };
    case 'freeUntil':
      return { freeUntil: clockOf(value) };
    case 'full':
      return {};
  }
}

function writeReduction({ kind, yuan: amount, minutes, percent, freeUntil }: FormValues): number {
  switch (kind as ReductionKind) {
    case 'amount':
      return toFen(Number(amount));
    case 'minutes':
      return Number(minutes);
    case 'percent':
      return Number(percent);
    case 'freeUntil': {
      const [hours = 0, rest = 0] = String(freeUntil).split(':').map(Number);
      return hours * 60 + rest;
    }
    case 'full':
      return 0;
  }
}

/** What a reduction gives, in words: `¥5.00`, `60分钟`. */
export function reductionText(t: ReductionTranslate, { kind, value }: { kind: ReductionKind; value: number }): string {
  switch (kind) {
    case 'amount':
      return t('amountText', { amount: yuan(value) });
    case 'minutes':
      return t('minutesText', { minutes: value });
    case 'percent':
      return t('percentText', { percent: value });
    case 'freeUntil':
      return t('freeUntilText', { time: clockOf(value).slice(0, 5) });
    case 'full':
      return t('full');
  }
}

/** Minutes since midnight as `HH:mm:ss`. */
function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

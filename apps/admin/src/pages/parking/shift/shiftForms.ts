import { type ShiftDetail } from '@smart-admin/api-client/contract';
import { type FormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { api } from '../../../app/api.js';
import { apiForm, type ApiFormEntries, field } from '../../../resource/apiForm.js';
import { yuan } from '../../../parking/yuan.js';
import { asFen, placeField } from '../parkingFields.js';
import { once } from '../../../resource/once.js';
import { type ShiftTranslate } from './shiftMessages.js';

/** The form with which somebody begins a shift. */
export function beginForm(t: ShiftTranslate): ShiftForm {
  return formOf<BodyOf<'begin'>>(
    t('beginTitle'),
    {
      placeId: placeField(t('place')),
      booth: field('text', { label: t('booth'), span: 12, maxLength: 50 }),
      startingCash: amount(t('startingCash'), { help: t('startingCashHelp') }),
    },
    (body) => once('shift.begin', body, (key) => api.parking.shift.begin({ body }, { ...SILENT, ...key })),
  );
}

/** The form with which a shift ends: what was counted, and who comes next. */
export function endForm(t: ShiftTranslate, { id, expectedCash }: ShiftDetail): ShiftForm {
  return formOf<BodyOf<'end'>>(
    t('endTitle'),
    {
      countedCash: amount(t('countedCash'), {
        required: true,
        span: 24,
        help: t('countedHelp', { amount: yuan(expectedCash) }),
      }),
      note: field('textarea', { label: t('note'), maxLength: 500, rows: 2 }),
      successorId: field('userSelect', { label: t('successor'), span: 12 }),
      leftCash: amount(t('leftCash'), { visibleWhen: "{successorId} <> ''" }),
    },
    (body) => api.parking.shift.end({ id, body }, SILENT),
  );
}

/** The form with which a supervisor confirms a shift. */
export function reviewForm(t: ShiftTranslate, { id, userName }: ShiftDetail): ShiftForm {
  return formOf<BodyOf<'review'>>(
    t('reviewTitle', { name: userName }),
    { note: field('textarea', { label: t('reviewNote'), maxLength: 500, rows: 3 }) },
    (body) => api.parking.shift.review({ id, body }, SILENT),
  );
}

function formOf<Body extends object>(
  title: string,
  entries: ApiFormEntries<Body>,
  save: (body: Body) => Promise<unknown>,
): ShiftForm {
  const { document, write } = apiForm<Body>(entries);
  return { title, document, save: async (values) => save(await write(values)) };
}

const amount = (label: string, settings: object) =>
  field('number', { label, span: 12, min: 0, max: 1_000_000, precision: 2, ...settings }, asFen);

export interface ShiftForm {
  title: string;
  document: FormDocument;
  save: (values: FormValues) => Promise<unknown>;
}

type Calls = typeof api.parking.shift;
type BodyOf<Name extends 'begin' | 'end' | 'review'> =
  NonNullable<Parameters<Calls[Name]>[0]> extends { body: infer Body extends object } ? Body : never;

const SILENT = { silent: true };

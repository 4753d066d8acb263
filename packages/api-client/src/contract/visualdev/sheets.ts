import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { SheetPlaceSchema } from '../system/transfer.js';

/** Kinds of fields that a column may become. */
const SheetKindSchema = z.enum(['text', 'textarea', 'number', 'date', 'datetime', 'time', 'select', 'switch']);

const SheetRowSchema = z.object({ number: z.int(), cells: z.array(z.string()) });

/** A column of a spreadsheet that a form is to begin with. */
const SheetColumnSchema = z.object({
  header: z.string(),
  /** Cells that say something. */
  filled: z.int(),
  /** Kind that its values suggest. */
  guess: SheetKindSchema,
  /** Decimals of its numbers. */
  precision: z.int(),
  /** Whether its numbers have separators of thousands. */
  thousands: z.boolean(),
  /** Its different values; none where they are too many for a choice. */
  options: z.array(z.string()),
  /** Characters of its longest value. */
  longest: z.int(),
  /** Values that do not fit, by the kinds that can be chosen. */
  misfits: z.partialRecord(
    SheetKindSchema,
    z.object({ count: z.int(), samples: z.array(z.object({ row: z.int(), text: z.string() })) }),
  ),
});

export const sheets = {
  readSheet: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/Actions/ReadSheet',
    permission: pages.webDesign.button('btn_add'),
    logName: false,
    timeout: 60_000,
    summary: 'What a form could be that begins with an uploaded spreadsheet: its first rows, and what its columns are',
    body: SheetPlaceSchema.extend({
      /** Name that the upload of type `import` answered. */
      file: z.string().min(1).max(200),
    }),
    data: z.object({
      /** Names of the sheets that may be read; one without a name for a text file. */
      sheets: z.array(z.string()),
      /** Row of the headers: as asked, else as it is guessed; 0 where there are none. */
      headerRow: z.int(),
      /** Rows among which the headers may be. */
      first: z.array(SheetRowSchema),
      /** The first rows below the headers. */
      rows: z.array(SheetRowSchema),
      /** Rows below the headers. */
      total: z.int(),
      columns: z.array(SheetColumnSchema),
    }),
  }),
};

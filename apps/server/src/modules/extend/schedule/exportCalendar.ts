import { type Deps } from '../../../deps.js';
import { momentOf } from './occurrences.js';
import { ownEvents } from './ownEvents.js';

/** All events of somebody as iCalendar (RFC 5545), with the times of TIME_ZONE; dates that were changed or deleted are told apart from their repetition. */
export async function exportCalendar({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<string> {
  const rows = await ownEvents(db, userId).orderBy('startAt').orderBy('scheduleEvent.id').execute();
  const stamp = utcText(new Date(clock.now()));
  const zone = clock.timeZone;
  const singles = new Set(rows.map(({ seriesId, replaces }) => `${seriesId} ${replaces}`));
  const ofDays = new Map(rows.map(({ id, allDay }) => [id, allDay]));
  const byDays = (seriesId: string, own: boolean) => ofDays.get(seriesId) ?? own;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Smart Admin//Schedule//EN', 'CALSCALE:GREGORIAN'],
    ...rows.flatMap((row) => [
      'BEGIN:VEVENT',
      `UID:${row.seriesId === '' ? row.id : row.seriesId}@smart-admin`,
      `DTSTAMP:${stamp}`,
      // both name a date as the repetition has it, by days where that is of whole days
      ...(row.seriesId === '' ? [] : [timeLine('RECURRENCE-ID', row.replaces, byDays(row.seriesId, row.allDay), zone)]),
      timeLine('DTSTART', row.startAt, row.allDay, zone),
      timeLine('DTEND', row.endAt, row.allDay, zone),
      ...row.skipped
        .filter((start) => !singles.has(`${row.id} ${start}`))
        .map((start) => timeLine('EXDATE', start, row.allDay, zone)),
      ...(row.repeat === 'none'
        ? []
        : [`RRULE:FREQ=${row.repeat.toUpperCase()}${untilOf(row.repeatUntil, row.allDay)}`]),
      `SUMMARY:${escapeText(row.title)}`,
      ...(row.place ? [`LOCATION:${escapeText(row.place)}`] : []),
      ...(row.description ? [`DESCRIPTION:${escapeText(row.description)}`] : []),
      ...(row.reminder === null
        ? []
        : [
            ...['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${row.reminder}M`],
            ...[`DESCRIPTION:${escapeText(row.title)}`, 'END:VALARM'],
          ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function timeLine(name: string, time: string, allDay: boolean, zone: string): string {
  return allDay ? `${name};VALUE=DATE:${dayText(time)}` : `${name};TZID=${zone}:${dayText(time)}T${timeText(time)}`;
}

function untilOf(day: string | null, allDay: boolean): string {
  if (day === null) return '';
  return allDay ? `;UNTIL=${day.replaceAll('-', '')}` : `;UNTIL=${utcText(momentOf(`${day}T23:59`))}`;
}

function dayText(clockText: string): string {
  return clockText.slice(0, 10).replaceAll('-', '');
}

function timeText(clockText: string): string {
  return `${clockText.slice(11).replace(':', '')}00`;
}

function utcText(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, '\\n');
}

/** Lines have at most 75 bytes; what is longer goes on after a blank. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

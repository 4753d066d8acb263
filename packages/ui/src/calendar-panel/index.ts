export { CalendarPanel, type CalendarPanelProps } from './CalendarPanel.js';
export { type CalendarEvent, type CalendarTone } from './calendarEvents.js';

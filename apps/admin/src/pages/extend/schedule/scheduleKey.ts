/** First part of the keys under which a person's calendar is kept. */
export const SCHEDULE_KEY = 'schedule';

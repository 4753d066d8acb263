/** What the cards of the home page count: the last seven days on the clock of this browser. */
export const lastWeek = () => ({ days: 7, offset: -new Date().getTimezoneOffset() });

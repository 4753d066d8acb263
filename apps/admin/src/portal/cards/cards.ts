import { type CardKind } from '../ShownCard.js';
import { barCard } from './barCard.js';
import { calendarCard } from './calendarCard.js';
import { type CardDefinition } from './defineCard.js';
import { entriesCard } from './entriesCard.js';
import { figureCard } from './figureCard.js';
import { imageCard } from './imageCard.js';
import { lineCard } from './lineCard.js';
import { listCard } from './listCard.js';
import { noticesCard } from './noticesCard.js';
import { rankingCard } from './rankingCard.js';
import { textCard } from './textCard.js';
import { toDoCard } from './toDoCard.js';
import { webCard } from './webCard.js';

/** Every kind of cards, in the order of the palette. */
export const CARDS: { readonly [Kind in CardKind]: CardDefinition<Kind> } = {
  figure: figureCard,
  line: lineCard,
  bar: barCard,
  ranking: rankingCard,
  list: listCard,
  toDo: toDoCard,
  notices: noticesCard,
  calendar: calendarCard,
  entries: entriesCard,
  web: webCard,
  text: textCard,
  image: imageCard,
};

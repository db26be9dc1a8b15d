/** The tables' house on one machine: serves the web app and the cards of the imported library. */
export { forUse, type WebApp } from './build.ts';
export { type CardAnswer, type CardCode, type CardsAnswer, cardsNamed } from './cards.ts';
export { type Served, type ServeOptions, type Serving, serve } from './serve.ts';

/** Every style sheet, in the order in which they build on each other. */
import '@fontsource-variable/inter/wght.css';
import 'mana-font/css/mana.css';
import './base.css';
import './tokens.css';
import './mana.css';
import './card.css';
import './table.css';
import './table-small.css';
import './home.css';

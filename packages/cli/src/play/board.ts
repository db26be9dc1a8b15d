/** The table in eighty columns: the others above, you below, the stack between. */
import { nameOf, type ObjectSeen, type PlayerSeen, type Seen, stepWords } from '@lawmage/web';
import { wrapped } from '../text/table.ts';
import { cardWords, counted, permanentWords } from './words.ts';

const WIDTH = 80;

export function boardText(seen: Seen): string {
  const others = seen.players.filter(({ seat }) => seat !== seen.seat);
  const you = seen.players.filter(({ seat }) => seat === seen.seat);
  return [
    headline(seen),
    ...others.map(player => side(seen, player)),
    ...stackText(seen),
    ...you.map(player => side(seen, player)),
    ...you.map(({ hand }) => row('hand', counted(hand.map(cardWords)))),
  ].join('\n');
}

function headline(seen: Seen): string {
  const whose = seen.active === seen.seat ? 'your turn' : `${seen.players[seen.active]?.name}’s turn`;
  const when = `turn ${seen.turn}, ${whose}: ${stepWords(seen.edition, seen.step).long}`;
  const text = ` ${seen.turn === 0 ? 'before the game' : when} `;
  return `──${text}${'─'.repeat(Math.max(0, WIDTH - 2 - text.length))}`;
}

function side(seen: Seen, player: PlayerSeen): string {
  const own = seen.battlefield.filter(({ controller }) => controller === player.seat);
  const isLand = ({ type }: ObjectSeen): boolean => type.types.includes('land') && !type.types.includes('creature');
  const isCreature = ({ type }: ObjectSeen): boolean => type.types.includes('creature');
  const words = (list: readonly ObjectSeen[]): string => counted(list.map(object => permanentWords(seen, object)));
  return [
    playerLine(player),
    row('lands', words(own.filter(isLand))),
    row('creatures', words(own.filter(isCreature))),
    row('others', words(own.filter(object => !isLand(object) && !isCreature(object)))),
  ]
    .filter(text => text !== '')
    .join('\n');
}

function playerLine(player: PlayerSeen): string {
  const counters = Object.entries(player.counters).flatMap(([kind, n]) => (n > 0 ? [`${kind} ${n}`] : []));
  const pool = Object.entries(player.pool).flatMap(([type, n]) =>
    type === 'restricted' ? [] : Array.from({ length: n }, () => `{${type}}`),
  );
  return [
    player.left ? `${player.name} (left)` : player.name,
    `life ${player.life}`,
    `hand ${player.handCount}`,
    `library ${player.libraryCount}`,
    `graveyard ${player.graveyard.length}`,
    ...counters,
    ...player.designations,
    ...(pool.length > 0 ? [`mana ${pool.join('')}`] : []),
  ].join('   ');
}

/** A named row, wrapped under its first word. */
function row(name: string, text: string): string {
  if (text === '') return '';
  const indent = ' '.repeat(12);
  return `  ${name.padEnd(10)}${wrapped(text, WIDTH, indent).slice(indent.length)}`;
}

function stackText(seen: Seen): readonly string[] {
  if (seen.stack.length === 0) return [];
  const items = seen.stack.toReversed().map(object => {
    const targets = object.stack?.targets.map(({ id, seat }) =>
      id >= 0 ? nameOf(seen, id) : seat === seen.seat ? 'you' : (seen.players[seat]?.name ?? ''),
    );
    return `${nameOf(seen, object.id)}${targets !== undefined && targets.length > 0 ? ` → ${targets.join(', ')}` : ''}`;
  });
  return [row('stack', items.join(', then '))];
}

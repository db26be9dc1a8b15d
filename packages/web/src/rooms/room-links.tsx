/** Ways to the other rooms. */
const LINKS = [
  ['', '#/', 'Table'],
  ['judge', '#/judge', 'Judge’s room'],
  ['workshop', '#/workshop', 'Workshop'],
  ['rules', '#/rules', 'Rules'],
] as const;

export function RoomLinks({ here }: { here: (typeof LINKS)[number][0] }) {
  return (
    <nav className="room-links" aria-label="Rooms">
      {LINKS.map(([room, href, words]) => (
        <a key={room} href={href} aria-current={room === here ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}

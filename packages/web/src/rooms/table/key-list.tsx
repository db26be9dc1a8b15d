import { KEYS } from './keys.ts';

export function KeyList() {
  return (
    <table className="key-list">
      <tbody>
        {KEYS.map(({ keys, does }) => (
          <tr key={keys}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { RulesRefusal } from '@lawmage/judge/rulebook';

/** How to bring the rulebook, whose text does not come with Lawmage. */
export function NoRules({ refusal, number }: { refusal: RulesRefusal; number: string }) {
  return (
    <section className="rules-none">
      <h1>{number === '' ? 'No rulebook is here yet' : `Rule ${number} cannot be shown yet`}</h1>
      {refusal.code === 'noRules' || refusal.code === 'unknownEdition' ? (
        <>
          <p>
            The text of the Comprehensive Rules belongs to Wizards of the Coast and does not come with Lawmage. Save the
            plain text of {refusal.code === 'noRules' ? 'any edition' : 'this edition'} from the publisher’s rules page,
            then bring it once:
          </p>
          <pre>
            <code>npm run lawmage -- rules import FILE</code>
          </pre>
          <p>It is read into records on this machine; reload this page afterwards.</p>
        </>
      ) : (
        <p className="rail-note">{refusal.message}</p>
      )}
    </section>
  );
}

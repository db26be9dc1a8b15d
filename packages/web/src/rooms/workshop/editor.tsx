import { writeCustomText } from '@lawmage/cards';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Workshop } from './reader.ts';

type EditorProps = {
  now: Workshop;
  write: (text: string) => void;
  /** Where the caret stands, in letters. */
  at: (caret: number) => void;
};

/** More than any set of cards, in bytes. */
const LARGEST_FILE = 4_000_000;

/** The text field, and the files that its cards come from and go to. */
export function Editor({ now, write, at }: EditorProps) {
  return (
    <section className="workshop-editor" aria-label="Cards as text">
      <Files now={now} write={write} />
      <textarea
        className="field"
        aria-label="Cards"
        spellCheck={false}
        value={now.text}
        onChange={event => {
          write(event.target.value);
          at(event.target.selectionStart);
        }}
        onSelect={event => at(event.currentTarget.selectionStart)}
      />
      <p className="workshop-help">
        Name and mana cost, the type line, the text, and the size last; an empty line between cards, <code>{'//'}</code>{' '}
        between faces. Scryfall’s JSON and the set file of Magic Set Editor can be pasted or opened as well.
      </p>
    </section>
  );
}

function Files({ now: { set, kept }, write }: Pick<EditorProps, 'now' | 'write'>) {
  const file = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState('');
  const facts = (set?.cards ?? []).map(card => card.facts);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen === undefined) return;
    const large = chosen.size > LARGEST_FILE;
    setTrouble(large ? `${chosen.name} is far larger than a set of cards: it was not opened.` : '');
    if (!large) write(await chosen.text());
  };
  return (
    <div className="workshop-tools">
      <button type="button" className="second" onClick={() => file.current?.click()}>
        Open a file
      </button>
      <input ref={file} type="file" hidden accept=".txt,.json,.jsonl,text/plain" onChange={open} />
      <button
        type="button"
        className="second"
        disabled={facts.length === 0}
        onClick={() => save(writeCustomText(facts))}
      >
        Save as a file
      </button>
      {trouble !== '' && (
        <p className="workshop-trouble" role="alert">
          {trouble}
        </p>
      )}
      <span className="workshop-kept">
        {kept ? 'Kept in this browser' : 'This browser keeps nothing: save your cards as a file'}
      </span>
    </div>
  );
}

/** Cards that were read are saved; what is no card yet stays in the text field. */
function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'cards.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = { title: string; close: () => void; children: ReactNode; className?: string };

/** A dialog of the browser: focus begins at `data-first` if there is one and stays in it, Escape closes it, focus goes back where it was. */
export function Dialog({ title, close, children, className = '' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onClose={close}
      onPointerDown={event => event.target === ref.current && ref.current?.close()}
    >
      <div className="dialog-inner">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={() => ref.current?.close()}>
            <X size={16} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

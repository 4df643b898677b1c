import { IconX } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Its name, or the id of a heading that names it. */
  label?: string;
  labelledBy?: string;
  /** The label of the close button; without it the content has its own. */
  closeLabel?: string;
  className?: string;
  children: ReactNode;
}

/** A native modal dialog: Escape, a backdrop click and the close button close it, and focus returns to the opener. */
export function Dialog({ open, onClose, label, labelledBy, closeLabel, className = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Where a press began: selecting text by mouse may end on the backdrop. */
  const pressed = useRef<EventTarget>(null);
  /** Whether the pending close event is already handled. */
  const handled = useRef(false);
  const follow = () => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) {
      handled.current = true;
      dialog.close();
    }
  };
  // After every render, because the browser may have closed it.
  useLayoutEffect(follow);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same.
    <dialog
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      // The close event fires late; by then another dialog may be open, and must stay so.
      onCancel={() => {
        handled.current = true;
        onClose();
      }}
      onClose={() => {
        const wasHandled = handled.current;
        handled.current = false;
        if (wasHandled) follow();
        else onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === currentTarget) onClose();
      }}
      className={`m-auto text-ink backdrop:bg-ink/70 ${className}`}
    >
      {open && (
        <div className="relative">
          {closeLabel && (
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="absolute end-2 top-2 z-1 grid size-11 place-items-center bg-paper hover:bg-ink hover:text-paper"
            >
              <IconX size={24} stroke={1.5} aria-hidden="true" />
            </button>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}

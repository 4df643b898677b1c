import { IconX } from '@tabler/icons-react';
import { type KeyboardEventHandler, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Keys that mean something in the whole dialog, whatever in it has the focus. */
  onKeyDown?: KeyboardEventHandler;
  label: string;
  /** Of the close mark. */
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/**
 * Handlers of a dialog that a click on its backdrop closes. Text that is selected by mouse may end there: the press tells where it
 * began.
 */
export function useBackdrop(onClose: () => void) {
  const pressed = useRef<EventTarget>(null);
  return {
    onPointerDown(event: { target: EventTarget }) {
      pressed.current = event.target;
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && pressed.current === currentTarget) onClose();
    },
  };
}

/** A native modal dialog: Escape, a click on the backdrop and the close mark close it, and focus returns where it was. */
export function Dialog({ open, onClose, onKeyDown, label, closeLabel, className = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdrop(onClose);
  /** Whether the close event that the browser is about to fire is already handled. */
  const known = useRef(false);
  const follow = () => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) {
      known.current = true;
      dialog.close();
    }
  };
  // After every render: the browser may have closed it since the last one.
  useLayoutEffect(follow);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      // The close event fires late. By then the visitor may have opened another dialog, which must stay open.
      onCancel={() => {
        known.current = true;
        onClose();
      }}
      onClose={() => {
        const wasKnown = known.current;
        known.current = false;
        if (wasKnown) follow();
        else onClose();
      }}
      // A menu that it was opened from stays open: the start script closes menus by what is done elsewhere.
      onKeyDown={(event) => {
        event.stopPropagation();
        onKeyDown?.(event);
      }}
      {...backdrop}
      onClick={(event) => {
        event.stopPropagation();
        backdrop.onClick(event);
      }}
      className={`m-auto border-2 border-ink bg-paper text-ink backdrop:bg-ink/70 ${className}`}
    >
      {open && (
        <div className="relative">
          <button
            type="button"
            onClick={onClose}
            aria-label={closeLabel}
            className="absolute end-2 top-2 z-1 grid size-11 place-items-center bg-paper hover:bg-ink hover:text-paper"
          >
            <IconX size={24} stroke={1.5} aria-hidden="true" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}

import { type ComponentType, useState } from 'react';
import { fetchForClick } from './fetch-code.ts';

export interface LateDialogProps {
  open: boolean;
  onClose: () => void;
}

/** @returns what a click does that opens a dialog whose code comes with its first use, and the dialog once it has come */
export function useLateDialog(load: () => Promise<ComponentType<LateDialogProps>>) {
  const [Dialog, setDialog] = useState<ComponentType<LateDialogProps>>();
  const [open, setOpen] = useState(false);
  const show = () =>
    fetchForClick(load, (loaded) => {
      setDialog(() => loaded);
      setOpen(true);
    });
  return { show, dialog: Dialog && <Dialog open={open} onClose={() => setOpen(false)} /> };
}

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from '../ui/toast.ts';

/** The place where notices appear. Its code is fetched with the first notice. */
export function Toasts() {
  const [Toasters, setToasters] = useState<ComponentType>();
  useEffect(
    () =>
      onToast(async (message: ToastMessage) => {
        const { Toasters, present } = await import('./toasters.tsx');
        setToasters(() => Toasters);
        present(message);
      }),
    [],
  );
  return Toasters ? <Toasters /> : null;
}

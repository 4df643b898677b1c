import { type ComponentType, useEffect, useState } from 'react';
import { onToast } from '../ui/toast.ts';

/** The place where notices appear. Its code is fetched with the first notice. */
export function Toasts() {
  const [Toasters, setToasters] = useState<ComponentType>();
  useEffect(
    () =>
      onToast(async (message) => {
        try {
          const { Toasters, present } = await import('./toasters.tsx');
          setToasters(() => Toasters);
          if (message) present(message);
        } catch {
          // Without a line the notice's own code may be out of reach; the news must arrive all the same.
          if (message) alert([message.title, message.text].join('\n'));
        }
      }),
    [],
  );
  return Toasters ? <Toasters /> : null;
}

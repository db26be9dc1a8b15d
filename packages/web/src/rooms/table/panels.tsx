import { Log } from '../../rail/log.tsx';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ActBox } from './act-box.tsx';
import { KeyList } from './key-list.tsx';
import { Menu } from './menu.tsx';

export type Panel = 'none' | 'menu' | 'settings' | 'acts' | 'keys' | 'log';

export function Panels({ panel, open, leave }: { panel: Panel; open: (panel: Panel) => void; leave: () => void }) {
  const close = (): void => open('none');
  switch (panel) {
    case 'none':
      return null;
    case 'menu':
      return (
        <Dialog title="Menu" close={close}>
          <Menu open={open} leave={leave} />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title="Settings" close={close}>
          <SettingsForm />
        </Dialog>
      );
    case 'acts':
      return (
        <Dialog title="What can I do?" close={close}>
          <ActBox close={close} />
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog title="Keys" close={close}>
          <KeyList />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title="Log" close={close} className="log-dialog">
          <Log />
        </Dialog>
      );
  }
}

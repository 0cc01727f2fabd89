import { Switch } from 'antd';
import { useStore } from 'zustand';
import { chooseDataSaver } from '../../shared/data-saver/data-saver.ts';
import { useDataSaver } from '../../shared/data-saver/use-data-saver.ts';
import { chooseSharedPhone, sharedPhoneStore } from '../../shared/device/shared-phone.ts';
import { t } from '../../shared/language/texts.ts';
import { useCurrentUser } from '../../shared/session/session.ts';
import { ClearDevice } from './clear-device.tsx';

/** What holds on this device alone, whoever is signed in. */
export function DeviceChoices() {
  const isOn = useDataSaver();
  const user = useCurrentUser();
  const isShared = useStore(sharedPhoneStore, (state) => state.isShared);
  const chooseAndKeep = async (on: boolean): Promise<void> => {
    chooseSharedPhone(on);
    const { keepSession } = await import('../../shared/offline/device-copies.ts');
    await keepSession(user);
  };
  return (
    <section className="card" aria-labelledby="profile-device">
      <h2 id="profile-device">{t`This device`}</h2>
      <ul className="profile-rows">
        <li className="profile-row" data-kind="switch">
          <div>
            <strong id="choice-data-saver">{t`Data saver`}</strong>
            <p id="words-data-saver">{t`Previews and pictures load only when you ask for them.`}</p>
          </div>
          <Switch
            checked={isOn}
            onChange={(on) => chooseDataSaver(on ? 'on' : 'off')}
            aria-labelledby="choice-data-saver"
            aria-describedby="words-data-saver"
          />
        </li>
        <li className="profile-row" data-kind="switch">
          <div>
            <strong id="choice-shared-phone">{t`This is a shared phone`}</strong>
            <p id="words-shared-phone">{t`Nothing works offline, and we erase your data from this phone when you sign out or your session ends.`}</p>
          </div>
          <Switch
            checked={isShared}
            onChange={(on) => void chooseAndKeep(on)}
            aria-labelledby="choice-shared-phone"
            aria-describedby="words-shared-phone"
          />
        </li>
        <li className="profile-row">
          <div>
            <strong>{t`Clear this device`}</strong>
            <p>{t`Signs you out and erases your data from this device. What you saved stays in your account.`}</p>
          </div>
          <ClearDevice />
        </li>
      </ul>
    </section>
  );
}

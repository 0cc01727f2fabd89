import { Switch } from 'antd';
import { chooseDataSaver } from '../../shared/data-saver/data-saver.ts';
import { useDataSaver } from '../../shared/data-saver/use-data-saver.ts';

/** What holds on this device alone, whoever is signed in. */
export function DeviceChoices() {
  const isOn = useDataSaver();
  return (
    <section className="card" aria-labelledby="profile-device">
      <h2 id="profile-device">This device</h2>
      <ul className="profile-rows">
        <li className="profile-row" data-kind="switch">
          <div>
            <strong id="choice-data-saver">Data saver</strong>
            <p id="words-data-saver">
              Previews and pictures wait until you ask for them, and nothing is loaded ahead.
            </p>
          </div>
          <Switch
            checked={isOn}
            onChange={(on) => chooseDataSaver(on ? 'on' : 'off')}
            aria-labelledby="choice-data-saver"
            aria-describedby="words-data-saver"
          />
        </li>
      </ul>
    </section>
  );
}
